import { second } from '#contract/durations.ts'
import { transact } from '#server/platform/database/database.ts'
import { countedOnce } from '#server/platform/limits/limits.ts'
import { semaphore } from '#server/platform/processes/semaphore.ts'
import type { Context } from './context.ts'

/**
 * Connections, of ten, that visitors' writes may use: if they wait for a locked row, such as an event, pages
 * can still use the others.
 */
export const visitorsAtOnce = 4
const visitors = semaphore({ atOnce: visitorsAtOnce, longestQueue: 1000, longestWait: 20 * second })

/**
 * Runs work in a transaction, with one retry if the database aborts it. Visitors queue before they take a
 * connection; staff do not.
 */
export function inTransaction<Result>(
  context: Context,
  work: (trx: Context) => Promise<Result>,
): Promise<Result> {
  const limits = countedOnce(context.limits)
  const write = () => transact(context.db, db => work({ ...context, db, limits: limits() }))
  return context.caller ? write() : visitors(write)
}
