import { fail } from '#contract/errors.ts'
import { retention } from '#contract/retention.ts'
import type { Dependencies, RecordPlace } from '#server/platform/calls/calls.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { audit } from './audit.ts'
import { type Acting, recordsIn, tableOf } from './kind.ts'
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
      await deleteBelongings(
        trx,
        kind,
        gone.map(({ id }) => id),
      )
    })
  }
}

/**
 * Deletes a record for good, past the trash, with its history and everything that was written down about it. The audit
 * keeps who did something to it and when, and nothing of what it said. Throws `notFound`.
 */
export async function erase(kind: RecordPlace, context: Acting, id: number): Promise<void> {
  const { db } = context
  const gone = await recordsIn(db)
    .deleteFrom(tableOf(kind))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw fail('notFound')
  await deleteBelongings(db, kind, [id])
  await db
    .updateTable('audit')
    .set({ details: asJson({}) })
    .where('entity', '=', kind.name)
    .where('entityId', '=', id)
    .execute()
  await audit(context, { action: 'erased', entity: kind.name, entityId: id })
}

const belongings = ['slugs', 'revisions', 'recordTags', 'searchEntries', 'recordReferences'] as const

async function deleteBelongings(
  db: Kysely<Database>,
  kind: RecordPlace,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const table of belongings)
    await db
      .deleteFrom(table)
      .where('kind', '=', kind.name)
      .where('recordId', 'in', [...ids])
      .execute()
  await forgetLinksOf(db, previewOf(kind.name), ids)
}

/** Deletes audit entries whose period is over. */
export async function forgetAudit({ db, clock }: Needs): Promise<void> {
  const before = new Date(clock().getTime() - retention.audit.days * day)
  await db.deleteFrom('audit').where('createdAt', '<', before).execute()
}
