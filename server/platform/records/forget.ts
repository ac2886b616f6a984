import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { recordsIn, tableOf } from './kind.ts'
import { previewOf } from './preview.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

type Needs = Pick<Dependencies, 'db' | 'clock' | 'kinds'>

/** Deletes what has lain in the trash for its period, with all that belongs to it. */
export async function emptyTrash({ db, clock, kinds }: Needs): Promise<void> {
  const before = new Date(clock().getTime() - retention.trash.days * day)
  for (const kind of kinds) {
    await db.transaction().execute(async trx => {
      const gone = await recordsIn(trx)
        .deleteFrom(tableOf(kind))
        .where('deletedAt', '<', before)
        .returning('id')
        .execute()
      const ids = gone.map(({ id }) => id)
      if (ids.length === 0) return
      for (const table of [
        'slugs',
        'revisions',
        'recordTags',
        'searchEntries',
        'recordReferences',
      ] as const) {
        await trx.deleteFrom(table).where('kind', '=', kind.name).where('recordId', 'in', ids).execute()
      }
      await forgetLinksOf(trx, previewOf(kind.name), ids)
    })
  }
}

/** Deletes audit entries whose period is over. */
export async function forgetAudit({ db, clock }: Needs): Promise<void> {
  const before = new Date(clock().getTime() - retention.audit.days * day)
  await db.deleteFrom('audit').where('createdAt', '<', before).execute()
}
