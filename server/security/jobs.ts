import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { cutAddresses, deleteExpiredBlocks, deleteIncidents } from './queries.ts'

const day = 24 * 3600 * 1000 // milliseconds
const fullAddressDays = 7 // as contract/retention.ts promises; then the network is enough to see a pattern

/** Cuts IP addresses after a week, deletes incidents after 90 days and blocks that are over. */
export async function forgetSecurityEvents({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  await cutAddresses(db, daysAgo(fullAddressDays))
  await deleteIncidents(db, daysAgo(retention.securityEvent.days))
  await deleteExpiredBlocks(db, now)
}
