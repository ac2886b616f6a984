import { second } from '#contract/durations.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import type { Context } from './context.ts'

/** Of ten connections: who waits for a row that others hold, such as an event, keeps pages from none. */
export const visitorsAtOnce = 4
const visitors = semaphore({ atOnce: visitorsAtOnce, longestQueue: 1000, longestWait: 20 * second })

/** Does work in a transaction. Visitors take turns before they take a connection; staff do not wait for them. */
export function inTransaction<Result>(
  context: Context,
  work: (trx: Context) => Promise<Result>,
): Promise<Result> {
  const write = () => context.db.transaction().execute(db => work({ ...context, db }))
  return context.caller ? write() : visitors(write)
}
