import type { Kysely } from 'kysely'
import type { Place } from '#contract/pages/places.ts'
import type { Database, Selectable } from '#server/platform/database/database.ts'
import { isPublicAt } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type PageRow = Selectable<Database['pages']>

/** The page at a place, whatever its state. */
export async function idAt(db: Db, { category, page }: Place): Promise<number | undefined> {
  const row = await db
    .selectFrom('pages')
    .select('id')
    .where('category', '=', category)
    .where('page', '=', page)
    .executeTakeFirst()
  return row?.id
}

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
    .where(isPublicAt(now))
    .executeTakeFirst()
}

export async function findPublic(db: Db, now: Date, ids: number[]): Promise<PageRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('pages').selectAll().where('id', 'in', ids).where(isPublicAt(now)).execute()
}

export async function findPage(db: Db, id: number): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
}
