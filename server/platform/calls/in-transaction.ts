import { second } from '#contract/durations.ts'
import { transact } from '#server/platform/database/database.ts'
import { countedOnce } from '#server/platform/limits/limits.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import type { Context } from './context.ts'

/** Of ten connections: who waits for a row that others hold, such as an event, keeps pages from none. */
export const visitorsAtOnce = 4
const visitors = semaphore({ atOnce: visitorsAtOnce, longestQueue: 1000, longestWait: 20 * second })

/** Does work in a transaction, once more where the database gives it up. Visitors take turns before they take a connection; staff do not wait for them. */
export function inTransaction<Result>(
  context: Context,
  work: (trx: Context) => Promise<Result>,
): Promise<Result> {
  const limits = countedOnce(context.limits)
  const write = () => transact(context.db, db => work({ ...context, db, limits: limits() }))
  return context.caller ? write() : visitors(write)
}
