import type { Context } from '#server/platform/calls/calls.ts'
import { countOpen } from './queries.ts'

export { verifyAudit } from './audit-chain.ts'
export { type BlockedAddresses, notifyBlockedAddresses, watchBlockedAddresses } from './blocked.ts'
export { limitConfirmations } from './confirmations.ts'
export { findMistakes, noteLoginFrom } from './mistakes.ts'
export { type Report, report } from './report.ts'
export { noteRefusal } from './security-log.ts'
export { noteStep } from './steps.ts'

/** Number of open incidents, without drills. */
export async function openIncidents({ db }: Pick<Context, 'db'>): Promise<number> {
  return countOpen(db)
}
