import type { Bilingual } from '#contract/language.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** The tags of records, in the order in which they were put. */
export async function tagsOf(
  db: Db,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, { id: number; label: Bilingual<string> }[]>> {
  const found = new Map(ids.map(id => [id, [] as { id: number; label: Bilingual<string> }[]]))
  if (ids.length === 0) return found
  const rows = await db
    .selectFrom('recordTags')
    .innerJoin('tags', 'tags.id', 'recordTags.tagId')
    .select(['recordTags.recordId', 'tags.id', 'tags.label'])
    .where('recordTags.kind', '=', kind)
    .where('recordTags.recordId', 'in', [...ids])
    .orderBy('recordTags.position')
    .execute()
  for (const { recordId, id, label } of rows)
    found.get(recordId)?.push({ id, label: label as Bilingual<string> })
  return found
}

/** Gives a record exactly these tags. A tag is made by the first who types it, and keeps their spelling. */
export async function putTags(
  db: Db,
  kind: string,
  recordId: number,
  names: readonly string[],
): Promise<void> {
  await db.deleteFrom('recordTags').where('kind', '=', kind).where('recordId', '=', recordId).execute()
  // In one order for everybody, so that two who save at once do not wait for each other.
  for (const name of [...names].sort()) {
    const position = names.indexOf(name)
    await db
      .insertInto('recordTags')
      .values({ kind, recordId, position, tagId: await idOfTag(db, name) })
      .execute()
  }
}

async function idOfTag(db: Db, name: string): Promise<number> {
  const key = name.toLowerCase()
  const { id } = await db
    .insertInto('tags')
    .values({ key, label: asJson({ de: name, en: '' }) })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Names to suggest while somebody types. */
export async function suggestTags(db: Db, q: string): Promise<string[]> {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('tags')
    .select('label')
    .where('key', 'like', pattern)
    .orderBy('key')
    .limit(20)
    .execute()
  return rows.map(({ label }) => nameOf(label as Bilingual<string>))
}

export function nameOf(label: Bilingual<string>): string {
  return label.de || label.en
}
