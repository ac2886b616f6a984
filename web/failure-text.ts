import { isFailure } from '#contract/errors.ts'
import { lastResort } from './failure-of.ts'

/**
 * What is said of an error: the server's message with each field and its sentence, or what stands for it where there is
 * none (the status text, see `failureOf`); else the error's own message; else the last resort.
 */
export function textOf(error: unknown, nameOf = (field: string) => field): string {
  const message = error instanceof Error ? error.message : ''
  const fields = isFailure(error) ? (error.details.errors ?? []) : []
  return [message || lastResort, ...fields.map(one => `${nameOf(one.field)}: ${one.message}`)].join(' ')
}
