import type { Database, Kysely } from '#server/platform/database/database.ts'
import { asJson } from '#server/platform/database/database.ts'

interface Tagging {
  kind: string
  id: number
  name: string
  position: number
}

/** Puts a tag on a record; the tag itself is made once. */
export async function seedTag(db: Kysely<Database>, { kind, id, name, position }: Tagging): Promise<void> {
  const { id: tagId } = await db
    .insertInto('tags')
    .values({ key: name.toLowerCase(), label: asJson({ de: name, en: '' }) })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key: name.toLowerCase() }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('recordTags').values({ kind, recordId: id, tagId, position }).execute()
}
