import { sql } from 'kysely'
import { clearCaches } from '#server/platform/cache/cache.ts'
import type { RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Returns the files in those fields of these records that own their file, such as a portrait. */
export async function filesOwnedBy(
  db: Db,
  { name, ownsFilesIn = [] }: RecordPlace,
  ids: readonly number[],
): Promise<number[]> {
  if (ownsFilesIn.length === 0) return []
  const rows = await db
    .selectFrom('recordReferences')
    .select('targetId')
    .distinct()
    .where('kind', '=', name)
    .where('recordId', 'in', [...ids])
    .where('target', '=', 'files')
    .where('field', 'in', [...ownsFilesIn])
    .execute()
  return rows.map(({ targetId }) => targetId)
}

/** Permanently deletes those of these files that nothing uses, not even the trash. The next sweep deletes their bytes. */
export async function deleteUnusedFiles(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .where(
      sql<boolean>`not exists (select from record_references where target = 'files' and target_id = files.id)
        and not exists (select from file_parts where part_id = files.id)`,
    )
    .execute()
  await clearCaches(db, ['files'])
}
