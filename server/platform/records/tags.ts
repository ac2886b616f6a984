import { sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import type { RecordKind, Saved } from './kind.ts'

type Db = Kysely<Database>

/** Returns the tags of records, in their order. */
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

/**
 * Sets a record's tags. A new tag keeps the spelling of its first use; an existing tag with this English name
 * is reused.
 */
export async function putTags(
  db: Db,
  { name: kind }: Pick<RecordKind, 'name'>,
  { id: recordId, fields, isNew }: Saved,
): Promise<void> {
  const names = fields.tags as string[]
  if (!isNew)
    await db.deleteFrom('recordTags').where('kind', '=', kind).where('recordId', '=', recordId).execute()
  // Sorted, so that concurrent saves do not deadlock.
  const ids = new Map<string, number>()
  for (const name of [...names].sort()) ids.set(name, await findOrCreateTag(db, name))
  const tags = new Set(names.map(name => ids.get(name) ?? 0))
  const rows = [...tags].map((tagId, position) => ({ kind, recordId, tagId, position }))
  if (rows.length > 0) await db.insertInto('recordTags').values(rows).execute()
}

async function findOrCreateTag(db: Db, name: string): Promise<number> {
  const key = name.toLowerCase()
  const known = await db
    .selectFrom('tags')
    .select('id')
    .where(({ or, eb }) => or([eb('key', '=', key), eb(sql`lower(label ->> 'en')`, '=', key)]))
    .orderBy(sql`key = ${key}`, 'desc')
    .orderBy('id')
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await db
    .insertInto('tags')
    .values({ key, label: asJson({ de: name, en: '' }) })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Returns tag names to suggest while typing. */
export async function suggestTags(db: Db, q: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tags')
    .select('label')
    .where(sql<boolean>`strpos(folded(concat_ws(' ', key, label ->> 'en')), folded(${q})) > 0`)
    .orderBy('key')
    .limit(20)
    .execute()
  return rows.map(({ label }) => nameOf(label as Bilingual<string>))
}

export function nameOf(label: Bilingual<string>): string {
  return label.de || label.en
}
