import { isFailure } from '#contract/errors.ts'
import { type Log, reasonOf } from '#server/platform/calls/calls.ts'
import { oncePerOutage } from '#server/platform/database/database.ts'

/** Records that a request is answered 503 or 507 for a cause outside this process. */
export type NoteRefused = (error: unknown, asked: { route: string; id: string }) => void

/** Logs the first refused request with its reason when refusals begin, and one line when they are over. */
export function refusalLogger(log: Log): NoteRefused {
  const begins = oncePerOutage(
    facts => log.error(facts, 'requests are refused: something the site needs is away'),
    facts => log.warn(facts, 'no request has been refused for ten seconds'),
  )
  return (error, { route, id }) => {
    // Refusals because of too many concurrent requests have no external cause.
    if (!isFailure(error) || error.status < 503 || error.cause === undefined) return
    begins({ route, id, reason: reasonOf(error) })
  }
}
