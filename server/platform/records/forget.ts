import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { RecordPlace } from '#server/platform/calls/calls.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { audit } from './audit.ts'
import { type Acting, recordsIn, tableOf } from './kind.ts'
import { deleteUnusedFiles, filesOwnedBy } from './owned-files.ts'
import { previewPurpose } from './preview.ts'

export const auditForgets: readonly Forgetting[] = [{ kind: 'audit', table: 'audit', since: sql`created_at` }]

/** What has lain in the trash for its period goes with all that belongs to it, unless some of that is held. */
export function trashForgets(kinds: readonly RecordPlace[]): Forgetting[] {
  return kinds.map(kind => ({
    kind: 'trash',
    table: kind.table,
    since: sql`deleted_at`,
    afterwards: (trx, ids) => deleteBelongings(trx, kind, ids),
  }))
}

/**
 * Deletes a record permanently, bypassing the trash, with its history and everything stored about it. The
 * audit log keeps who did what and when, without contents. Throws `notFound`.
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
  const files = await filesOwnedBy(db, kind, ids)
  for (const table of belongings)
    await db
      .deleteFrom(table)
      .where('kind', '=', kind.name)
      .where('recordId', 'in', [...ids])
      .execute()
  await forgetLinksOf(db, previewPurpose(kind.name), ids)
  await deleteUnusedFiles(db, files)
}
