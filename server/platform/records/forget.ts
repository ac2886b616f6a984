import { retention } from '#contract/retention.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { forgetRecords } from './erase.ts'
import { recordsIn, tableOf } from './kind.ts'

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
      await forgetRecords(
        trx,
        kind,
        gone.map(({ id }) => id),
      )
    })
  }
}

/** Deletes audit entries whose period is over. */
export async function forgetAudit({ db, clock }: Needs): Promise<void> {
  const before = new Date(clock().getTime() - retention.audit.days * day)
  await db.deleteFrom('audit').where('createdAt', '<', before).execute()
}
