import type { Context } from '#server/platform/calls/calls.ts'
import { audit } from '#server/platform/records/records.ts'

/**
 * Enqueues a job in which the site attacks its own login. Throws `tooMany` within ten minutes of the last
 * drill.
 */
export async function startDrill(context: Context): Promise<{ startedAt: string }> {
  const { db, jobs, limits, clock } = context
  await limits.take('drill', 'site')
  await audit(context, { action: 'drillStarted', entity: 'incidents', entityId: null })
  await jobs.enqueue(db, 'attackOwnLogin')
  return { startedAt: clock().toISOString() }
}
