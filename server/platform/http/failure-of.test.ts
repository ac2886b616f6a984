import { expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

test.each([
  [{ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE' }, 'wrongMediaType'],
  [{ code: 'FST_REQ_FILE_TOO_LARGE' }, 'tooLarge'],
  [{ code: 'ENOSPC' }, 'storageFull'],
  [{ code: 'ECONNRESET', message: 'aborted' }, 'badRequest'],
  [{ code: 'ECONNRESET', message: 'read ECONNRESET' }, 'unavailable'],
  [{ statusCode: 413 }, 'tooLarge'],
  [{ statusCode: 415 }, 'wrongMediaType'],
  [{ statusCode: 404 }, 'notFound'],
  [{ statusCode: 400 }, 'badJson'],
  [new TypeError('x is undefined'), 'unexpected'],
  [null, 'unexpected'],
])('the error %o is reported to the caller as %s', (error, code) => expect(failureOf(error).code).toBe(code))
