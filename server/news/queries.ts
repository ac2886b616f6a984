import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export interface Filter {
  page: number
  limit: number
  tag?: number | undefined
  category?: number | undefined
}

export type NewsRow = Selectable<Database['news']>

/** What the public sees now: `isPublic` of the contract, as SQL. */
function publicNews(db: Db, now: Date) {
  return db
    .selectFrom('news')
    .where('isVisible', '=', true)
    .where('deletedAt', 'is', null)
    .where(({ eb, or }) => or([eb('publishAt', 'is', null), eb('publishAt', '<=', now)]))
    .where(({ eb, or }) => or([eb('unpublishAt', 'is', null), eb('unpublishAt', '>', now)]))
}

function filtered(db: Db, now: Date, { tag, category }: Filter) {
  return publicNews(db, now)
    .$if(category !== undefined, query => query.where('categoryId', '=', category ?? 0))
    .$if(tag !== undefined, query =>
      query.where(
        'id',
        'in',
        db
          .selectFrom('recordTags')
          .select('recordId')
          .where('kind', '=', 'news')
          .where('tagId', '=', tag ?? 0),
      ),
    )
}

export async function findLatest(
  db: Db,
  now: Date,
  filter: Filter,
): Promise<{ count: number; rows: NewsRow[] }> {
  const { page, limit } = filter
  const rows = await filtered(db, now, filter)
    .selectAll()
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  if (rows[0] || page === 1) return { count: rows[0]?.count ?? 0, rows }
  const { count } = await filtered(db, now, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return { count, rows }
}

/** The public item that has, or ever had, this slug in either language. */
export async function findBySlug(db: Db, now: Date, slug: string): Promise<NewsRow | undefined> {
  return publicNews(db, now)
    .selectAll()
    .where(
      'id',
      'in',
      db.selectFrom('slugs').select('recordId').where('kind', '=', 'news').where('slug', '=', slug),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst()
}

/** The public items right before and after one, by time. */
export async function findNeighbours(db: Db, now: Date, { publishedAt, id }: NewsRow) {
  const place = sql`(published_at, id)`
  const here = sql`(${publishedAt}, ${id})`
  const older = publicNews(db, now).selectAll().where(sql<boolean>`${place} < ${here}`)
  const newer = publicNews(db, now).selectAll().where(sql<boolean>`${place} > ${here}`)
  return {
    previous: await older.orderBy('publishedAt', 'desc').orderBy('id', 'desc').executeTakeFirst(),
    next: await newer.orderBy('publishedAt', 'asc').orderBy('id', 'asc').executeTakeFirst(),
  }
}

/** The next moment at which an item appears or goes by itself. */
export async function findNextChange(db: Db, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('news')
    .select(
      sql<Date | null>`least(
      min(publish_at) filter (where publish_at > ${now}), min(unpublish_at) filter (where unpublish_at > ${now}))`.as(
        'at',
      ),
    )
    .where('isVisible', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function findTags(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('recordTags')
    .innerJoin('tags', 'tags.id', 'recordTags.tagId')
    .select(['recordTags.recordId', 'tags.id', 'tags.label'])
    .where('recordTags.kind', '=', 'news')
    .where('recordTags.recordId', 'in', ids)
    .orderBy('recordTags.position')
    .execute()
}

export async function findCategories(db: Db) {
  return db.selectFrom('categories').selectAll().where('area', '=', 'news').orderBy('position').execute()
}
