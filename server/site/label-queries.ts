import { type Kysely, sql } from 'kysely'
import type { Bilingual } from '#contract/language.ts'
import type { LabelList } from '#contract/site/labels.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export interface LabelRow {
  id: number
  label: Bilingual<string>
}

/** Kind of record whose categories belong to each list; tags have a table of their own. */
const areas = { category: 'news', subject: 'articles' } as const

function categoriesIn(db: Db, list: keyof typeof areas) {
  return db.selectFrom('categories').select(['id', 'label']).where('area', '=', areas[list])
}

/** Labels of a list: tags in alphabetical order, categories by position. */
export async function findLabels(db: Db, list: LabelList): Promise<LabelRow[]> {
  const rows =
    list === 'tag'
      ? await db.selectFrom('tags').select(['id', 'label']).orderBy('key').execute()
      : await categoriesIn(db, list).orderBy('position').orderBy('id').execute()
  return rows as LabelRow[]
}

export async function findLabel(db: Db, list: LabelList, id: number): Promise<LabelRow | undefined> {
  const row =
    list === 'tag'
      ? await db.selectFrom('tags').select(['id', 'label']).where('id', '=', id).executeTakeFirst()
      : await categoriesIn(db, list).where('id', '=', id).executeTakeFirst()
  return row as LabelRow | undefined
}

/** Violates `tags_key_key` or `categories_label` if the label exists already. */
export async function insertLabel(db: Db, list: LabelList, label: Bilingual<string>): Promise<LabelRow> {
  const row =
    list === 'tag'
      ? await db
          .insertInto('tags')
          .values({ label: asJson(label), key: keyOf(label) })
          .returning(['id', 'label'])
          .executeTakeFirstOrThrow()
      : await db
          .insertInto('categories')
          .values(({ selectFrom, fn, eb }) => ({
            area: areas[list],
            label: asJson(label),
            position: selectFrom('categories')
              .where('area', '=', areas[list])
              .select(eb(fn.coalesce(fn.max('position'), sql<number>`0`), '+', 1).as('next')),
          }))
          .returning(['id', 'label'])
          .executeTakeFirstOrThrow()
  return row as LabelRow
}

export async function renameLabel(
  db: Db,
  list: LabelList,
  { id, label }: LabelRow,
): Promise<LabelRow | undefined> {
  const written = asJson(label)
  if (list === 'tag')
    await db
      .updateTable('tags')
      .set({ label: written, key: keyOf(label) })
      .where('id', '=', id)
      .execute()
  else await db.updateTable('categories').set({ label: written }).where('id', '=', id).execute()
  return findLabel(db, list, id)
}

/** Key by which a typed tag is found: its German text in lower case. */
function keyOf({ de }: Bilingual<string>): string {
  return de.toLowerCase()
}

/** Records with this label, by kind, including those in the trash. */
export async function bearersOf(
  db: Db,
  list: LabelList,
  id: number,
): Promise<{ kind: string; id: number }[]> {
  if (list === 'tag')
    return db.selectFrom('recordTags').select(['kind', 'recordId as id']).where('tagId', '=', id).execute()
  const kind = areas[list]
  const rows = await db.selectFrom(kind).select('id').where('categoryId', '=', id).execute()
  return rows.map(row => ({ kind, id: row.id }))
}

/** How many records outside the trash bear each word of a list that any bears. */
export async function countBearers(
  { db, kinds }: Pick<Context, 'db' | 'kinds'>,
  list: LabelList,
): Promise<Map<number, number>> {
  const borne =
    list === 'tag'
      ? kinds.map(
          ({ name, table }) => sql`select tag_id as id from record_tags
            join ${sql.table(table)} as bearer on bearer.id = record_tags.record_id
            where record_tags.kind = ${name} and bearer.deleted_at is null`,
        )
      : [
          sql`select category_id as id from ${sql.table(areas[list])}
            where category_id is not null and deleted_at is null`,
        ]
  if (borne.length === 0) return new Map()
  const { rows } = await sql<{ id: number; count: number }>`
    select id, count(*)::int as count from (${sql.join(borne, sql` union all `)}) as borne group by id`.execute(
    db,
  )
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Replaces a label with another one in all records. For categories the version of the records is incremented,
 * so that open editors get a conflict.
 */
export async function replaceLabel(db: Db, list: LabelList, id: number, into: number): Promise<void> {
  if (list === 'tag') {
    await sql`update record_tags set tag_id = ${into} where tag_id = ${id} and not exists (
      select 1 from record_tags as there where there.tag_id = ${into}
        and there.kind = record_tags.kind and there.record_id = record_tags.record_id)`.execute(db)
    return
  }
  const version = sql<number>`version + 1`
  await db.updateTable(areas[list]).set({ categoryId: into, version }).where('categoryId', '=', id).execute()
  await db
    .updateTable('recordReferences')
    .set({ targetId: into })
    .where('target', '=', 'categories')
    .where('targetId', '=', id)
    .execute()
}

export async function deleteLabel(db: Db, list: LabelList, id: number): Promise<void> {
  await db
    .deleteFrom(list === 'tag' ? 'tags' : 'categories')
    .where('id', '=', id)
    .execute()
}
