import { Failure, isFailure } from '#contract/errors.ts'
import { textOf } from '#web/failure-text.ts'

/**
 * What a `CheckedForm` is to be thrown where one field is all that the server can have refused: it is told there. Where
 * the server could not answer, all is as it was.
 */
export function toldAt(field: string, error: unknown): unknown {
  if (!isFailure(error) || error.status < 400 || error.status >= 500) return error
  const message = error.details.errors?.[0]?.message ?? error.message
  const errors = [{ field, code: error.code, message }]
  return new Failure(error.code, { ...error.details, errors }, error.status)
}

/** The same refusal, behind what it was that did not work. */
export function withLead(lead: string, error: unknown): unknown {
  if (!isFailure(error)) return error
  const message = `${lead}. ${error.message}`
  return new Failure(error.code, { ...error.details, message }, error.status)
}

/** The same refusal, with the name of each field before what is said of it: for where no field is seen. */
export function withNames(error: unknown, nameOf: (field: string) => string): unknown {
  if (!isFailure(error)) return error
  return new Failure(
    error.code,
    { ...error.details, message: textOf(error, nameOf), errors: [] },
    error.status,
  )
}
