import { isFailure } from '#contract/errors.ts'
import { lastResort } from './failure-of.ts'

/**
 * Returns the text of an error: the server's message, followed by each field and its message. Without a
 * server's message the status text (see `failureOf`), for other errors their own message, else the last
 * resort.
 */
export function textOf(error: unknown, nameOf = (field: string) => field): string {
  const message = error instanceof Error ? error.message : ''
  const fields = isFailure(error) ? (error.details.errors ?? []) : []
  return [message || lastResort, ...fields.map(one => `${nameOf(one.field)}: ${one.message}`)].join(' ')
}
