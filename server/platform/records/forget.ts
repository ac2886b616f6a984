import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

/** Deletes audit entries whose period is over. */
export async function forgetAudit({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - retention.audit.days * day)
  await db.deleteFrom('audit').where('createdAt', '<', before).execute()
}
