import type { RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { previewOf } from './preview.ts'

/** Deletes all that belongs to records which are gone. */
export async function forgetRecords(
  db: Kysely<Database>,
  kind: Pick<RecordPlace, 'name'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  for (const table of ['slugs', 'revisions', 'recordTags', 'searchEntries', 'recordReferences'] as const)
    await db.deleteFrom(table).where('kind', '=', kind.name).where('recordId', 'in', ids).execute()
  await forgetLinksOf(db, previewOf(kind.name), [...ids])
}
