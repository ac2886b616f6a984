import { isFailure } from '#contract/errors.ts'
import { type Log, reasonOf } from '#server/platform/calls/calls.ts'
import { oncePerOutage } from '#server/platform/database/database.ts'

/** Notes that a request is answered 503 or 507, because of something that is not ours to mend. */
export type NoteRefused = (error: unknown, asked: { route: string; id: string }) => void

/** One line when requests begin to be refused, with the first of them and the reason, and one when it is over. */
export function refusedRequests(log: Log): NoteRefused {
  const begins = oncePerOutage(
    facts => log.error(facts, 'requests are refused: something the site needs is away'),
    facts => log.warn(facts, 'no request has been refused for ten seconds'),
  )
  return (error, { route, id }) => {
    // Too many at once is a refusal of our own, which has nothing behind it.
    if (!isFailure(error) || error.status < 503 || error.cause === undefined) return
    begins({ route, id, reason: reasonOf(error) })
  }
}
