import { Failure, isFailure } from '#contract/errors.ts'
import { textOf } from '#web/failure-text.ts'

/**
 * Returns a failure that `CheckedForm` shows at `field`, the only one that the server can have refused.
 * Server errors are returned unchanged.
 */
export function withErrorAtField(field: string, error: unknown): unknown {
  if (!isFailure(error) || error.status < 400 || error.status >= 500) return error
  const message = error.details.errors?.[0]?.message ?? error.message
  const errors = [{ field, code: error.code, message }]
  return new Failure(error.code, { ...error.details, errors }, error.status)
}

/** Returns the failure with `lead`, the action that failed, before its message. */
export function withMessageLead(lead: string, error: unknown): unknown {
  if (!isFailure(error)) return error
  const message = `${lead}. ${error.message}`
  return new Failure(error.code, { ...error.details, message }, error.status)
}

/** Returns the failure with the field names in its message, for places without visible fields. */
export function withFieldNames(error: unknown, nameOf: (field: string) => string): unknown {
  if (!isFailure(error)) return error
  return new Failure(
    error.code,
    { ...error.details, message: textOf(error, nameOf), errors: [] },
    error.status,
  )
}
