import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

/** Deletes what has lain in the trash for its period, with all that belongs to it. */
export async function emptyTrash({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - retention.trash.days * day)
  await db.transaction().execute(async trx => {
    const gone = await trx.deleteFrom('news').where('deletedAt', '<', before).returning('id').execute()
    const ids = gone.map(({ id }) => id)
    if (ids.length === 0) return
    for (const table of ['slugs', 'revisions', 'recordTags', 'previews'] as const) {
      await trx.deleteFrom(table).where('kind', '=', 'news').where('recordId', 'in', ids).execute()
    }
  })
}

/** Deletes audit entries whose period is over. */
export async function forgetAudit({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - retention.audit.days * day)
  await db.deleteFrom('audit').where('createdAt', '<', before).execute()
}
