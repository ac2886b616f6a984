import { type Kysely, sql } from 'kysely'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import type { Lookup, LookupKind } from '#contract/people/lookups.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Returns the words of some lists, in their order. */
export async function findWords(db: Db, kinds: readonly LookupKind[]): Promise<Lookup[]> {
  return db
    .selectFrom('lookups')
    .where('kind', 'in', [...kinds])
    .selectAll()
    .orderBy('kind')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function findWord(db: Db, id: number): Promise<Lookup | undefined> {
  return db.selectFrom('lookups').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Returns all words in one language, by id. */
export async function wordsOf(db: Db, language: Language): Promise<Map<number, string>> {
  const rows = await db.selectFrom('lookups').select(['id', 'label']).execute()
  return new Map(rows.map(({ id, label }) => [id, inLanguage(label, language).value]))
}

/** Returns the id of a word by its German label, or creates it. */
export async function ensureWord(db: Db, kind: LookupKind, de: string, en = ''): Promise<number> {
  const found = await db
    .selectFrom('lookups')
    .where('kind', '=', kind)
    .where(sql`lower(label ->> 'de')`, '=', sql`lower(${de})`)
    .select('id')
    .executeTakeFirst()
  return found?.id ?? (await insertWord(db, kind, { de, en })).id
}

export async function insertWord(db: Db, kind: LookupKind, label: Bilingual<string>): Promise<Lookup> {
  return db
    .insertInto('lookups')
    .values(({ selectFrom, fn, eb }) => ({
      kind,
      label: asJson(label),
      position: selectFrom('lookups')
        .where('kind', '=', kind)
        .select(eb(fn.coalesce(fn.max('position'), sql<number>`0`), '+', 1).as('next')),
    }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function renameWord(db: Db, id: number, label: Bilingual<string>): Promise<Lookup | undefined> {
  return db
    .updateTable('lookups')
    .set({ label: asJson(label) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

export async function placeWords(db: Db, kind: LookupKind, ids: readonly number[]): Promise<void> {
  await sql`update lookups set position = wished.place from
    unnest(${[...ids]}::int[]) with ordinality as wished (id, place)
    where lookups.id = wished.id and lookups.kind = ${kind}`.execute(db)
}

export async function deleteWord(db: Db, id: number): Promise<boolean> {
  const gone = await db.deleteFrom('lookups').where('id', '=', id).returning('id').executeTakeFirst()
  return gone !== undefined
}

const columns = ['title_id', 'position_id', 'institution_id'] as const

/** Returns how many people, also in the trash, use each of these words. */
export async function usesOfWords(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const chosen = sql.join(
    columns.map(
      column => sql`select id as person, ${sql.ref(column)} as word from users
        where ${sql.ref(column)} = any(${[...ids]}::int[])`,
    ),
    sql` union all `,
  )
  const { rows } = await sql<{ word: number; count: number }>`
    select word, count(distinct person)::int as count from (
      ${chosen}
      union all select id, (term ->> 'boardRoleId')::int from users, jsonb_array_elements(board_terms) as term
      union all select id, (contact ->> 'serviceId')::int from users, jsonb_array_elements(contacts) as contact
    ) as chosen where word = any(${[...ids]}::int[]) group by word`.execute(db)
  return new Map(rows.map(({ word, count }) => [word, count]))
}

/** Replaces one word by another for everybody who uses it. Returns the number of people. */
export async function replaceWord(db: Db, from: number, into: number): Promise<number> {
  const columnsNow = columns.map(
    column =>
      sql`${sql.ref(column)} = case when ${sql.ref(column)} = ${from} then ${into} else ${sql.ref(column)} end`,
  )
  const inList = (column: string, key: string) => sql`(
    select coalesce(jsonb_agg(case when (one ->> ${key})::int = ${from}
      then jsonb_set(one, ${sql.lit(`{${key}}`)}, to_jsonb(${into}::int)) else one end order by place), '[]')
    from jsonb_array_elements(${sql.ref(column)}) with ordinality as list (one, place))`
  const { numAffectedRows } = await sql`update users set ${sql.join(columnsNow)},
    board_terms = ${inList('board_terms', 'boardRoleId')}, contacts = ${inList('contacts', 'serviceId')},
    version = version + 1
    where ${from} in (title_id, position_id, institution_id)
    or board_terms @> ${JSON.stringify([{ boardRoleId: from }])}::jsonb
    or contacts @> ${JSON.stringify([{ serviceId: from }])}::jsonb`.execute(db)
  await db
    .updateTable('recordReferences')
    .set({ targetId: into })
    .where('target', '=', 'lookups')
    .where('targetId', '=', from)
    .execute()
  return Number(numAffectedRows ?? 0)
}
