import { type Failure, fail, isFailure } from '#contract/errors.ts'
import { failureOfOthers } from '#server/platform/calls/calls.ts'

const byFastifyCode: Record<string, Failure['code']> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_JSON_BODY: 'badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'badJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_REQ_FILE_TOO_LARGE: 'tooLarge',
  FST_PARTS_LIMIT: 'tooLarge',
  FST_FILES_LIMIT: 'tooLarge',
  FST_FIELDS_LIMIT: 'tooLarge',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrongMediaType',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_ASYNC_CONSTRAINT: 'notFound',
}

/** Converts any error to a failure that the caller may see; unknown errors become `unexpected`. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error
  const { code = '', statusCode = 500 } = (error ?? {}) as { code?: string; statusCode?: number }
  // The client closed the connection while sending its body: not an outage of the site.
  if (code === 'ECONNRESET' && (error as Error).message === 'aborted') return fail('badRequest')
  const known = byFastifyCode[code]
  if (known) return fail(known)
  const others = failureOfOthers(error)
  if (others) return others
  if (statusCode === 413) return fail('tooLarge')
  if (statusCode === 415) return fail('wrongMediaType')
  if (statusCode === 404) return fail('notFound')
  if (statusCode >= 400 && statusCode < 500) return fail('badJson')
  return fail('unexpected')
}
