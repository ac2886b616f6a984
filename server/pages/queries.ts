import { type Kysely, sql } from 'kysely'
import { slugLength } from '#contract/fields.ts'
import type { PageFields } from '#contract/pages/page.ts'
import type { Category, Place } from '#contract/pages/places.ts'
import { slugOf } from '#contract/slugs.ts'
import type { Database, Selectable } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type PageRow = Selectable<Database['pages']>

export const { findPublic, findOne: findPage } = rowsOf('pages')

/** Returns the id of the page at a place, also if it is hidden or in the trash. */
export async function idAt(db: Db, { category, page }: Place): Promise<number | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('category', '=', category)
    .where('page', '=', page)
    .executeTakeFirst()
  return row?.id
}

/** Returns an unused page name in the category, made from the title: `visit`, otherwise `visit-2`. */
export async function freeWord(db: Db, { category, title }: PageFields): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext('pages:words'))`.execute(db)
  const wished = slugOf(title.en || title.de).slice(0, slugLength - longestNumber) || 'page'
  for (let n = 1; ; n += 1) {
    const word = n === 1 ? wished : `${wished}-${n}`
    if ((await idAt(db, { category, page: word })) === undefined) return word
  }
}

const longestNumber = 5 // characters of the number with its hyphen

export async function findPublicAt(
  db: Db,
  now: Date,
  { category, page }: Place,
): Promise<PageRow | undefined> {
  return db
    .selectFrom('pages')
    .selectAll()
    .where('category', '=', category)
    .where('page', '=', page)
    .where(publicCondition(now))
    .executeTakeFirst()
}

/** Reads what links to the public pages of a category, without their long parts. */
export async function findPublicIn(db: Db, now: Date, category: Category) {
  return db
    .selectFrom('pages')
    .select(['category', 'page', 'title', 'lead', 'slug', 'translation'])
    .where('category', '=', category)
    .where(publicCondition(now))
    .orderBy('id')
    .execute()
}
