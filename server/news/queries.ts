import { type Kysely, type Selectable, sql } from 'kysely'
import type { Bilingual, Language } from '#contract/language.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export interface Filter {
  page: number
  limit: number
  tag?: number | undefined
  category?: number | undefined
}

type Label = { id: number; label: Bilingual<string> }

type Labels = { category: Label | null; tags: Label[] }

/** An item with its category and tags, read in one query. */
export type NewsRow = Selectable<Database['news']> & Labels

// The columns of cards; the long texts are not read for lists.
const onCards = [
  'id',
  'title',
  'teaser',
  'slug',
  'imageId',
  'imageAlt',
  'translation',
  'publishedAt',
  'createdAt',
] as const

/** The columns of a card. */
export type CardRow = Pick<NewsRow, (typeof onCards)[number]> & Labels

function publicNews(db: Db, now: Date) {
  return db.selectFrom('news').where(publicCondition(now))
}

const labels = [
  sql<Label | null>`(select json_build_object('id', categories.id, 'label', categories.label)
    from categories where categories.id = news.category_id)`.as('category'),
  sql<Label[]>`(select coalesce(json_agg(json_build_object('id', tags.id, 'label', tags.label)
      order by record_tags.position), '[]'::json)
    from record_tags join tags on tags.id = record_tags.tag_id
    where record_tags.kind = 'news' and record_tags.record_id = news.id)`.as('tags'),
] as const

function filtered(db: Db, now: Date, { tag, category }: Omit<Filter, 'page' | 'limit'>) {
  return publicNews(db, now)
    .$if(category !== undefined, query => query.where('categoryId', '=', category ?? 0))
    .$if(tag !== undefined, query => query.where('id', 'in', taggedNews(db, tag ?? 0)))
}

function taggedNews(db: Db, tagId: number) {
  return db.selectFrom('recordTags').select('recordId').where('kind', '=', 'news').where('tagId', '=', tagId)
}

/** Returns one page of cards, newest first. */
export async function findLatest(db: Db, now: Date, filter: Filter): Promise<CardRow[]> {
  const { page, limit } = filter
  return filtered(db, now, filter)
    .select([...onCards])
    .select([...labels])
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
}

/** Returns complete items that exist in a language, newest first. */
export async function findWholeNews(
  db: Db,
  now: Date,
  { category, language, limit }: Pick<Filter, 'category' | 'limit'> & { language: Language },
): Promise<NewsRow[]> {
  return filtered(db, now, { category })
    .selectAll()
    .select([...labels])
    .where(sql<string>`translation -> ${sql.lit(language)} ->> 'hash'`, '<>', '')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countLatest(
  db: Db,
  now: Date,
  filter: Omit<Filter, 'page' | 'limit'>,
): Promise<number> {
  const { count } = await filtered(db, now, filter)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function findPublic(db: Db, now: Date, ids: readonly number[]): Promise<NewsRow[]> {
  return publicNews(db, now)
    .selectAll()
    .select([...labels])
    .where('id', 'in', [...ids])
    .execute()
}

export async function findNews(db: Db, id: number): Promise<NewsRow | undefined> {
  return db
    .selectFrom('news')
    .selectAll()
    .select([...labels])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Returns the public items directly before and after one, by publication time. */
export async function findNeighbours(db: Db, now: Date, { publishedAt, id }: NewsRow) {
  const place = sql`(published_at, id)`
  const here = sql`(${publishedAt}, ${id})`
  const shown = ['title', 'slug', 'translation'] as const
  const older = publicNews(db, now)
    .select([...shown, sql<boolean>`true`.as('isOlder')])
    .where(sql<boolean>`${place} < ${here}`)
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
  const newer = publicNews(db, now)
    .select([...shown, sql<boolean>`false`.as('isOlder')])
    .where(sql<boolean>`${place} > ${here}`)
    .orderBy('publishedAt', 'asc')
    .orderBy('id', 'asc')
    .limit(1)
  const rows = await db
    .selectFrom(({ parens }) => parens(older).as('older'))
    .selectAll()
    .unionAll(db.selectFrom(({ parens }) => parens(newer).as('newer')).selectAll())
    .execute()
  return { previous: rows.find(({ isOlder }) => isOlder), next: rows.find(({ isOlder }) => !isOlder) }
}

const lookedAt = 200 // newest items that are considered: readers seldom want older ones next

/** Returns related public items: those with most common tags first, then those of the same category. */
export async function findRelated(db: Db, now: Date, { id, tags, category }: NewsRow): Promise<CardRow[]> {
  const tagIds = tags.map(tag => tag.id)
  const inCommon = sql<number>`(select count(*) from record_tags
    where record_tags.kind = 'news' and record_tags.record_id = news.id
      and record_tags.tag_id = any(${tagIds}::integer[]))`
  const isOfTopic = sql<boolean>`(news.category_id is not distinct from ${category?.id ?? 0})`
  return db
    .selectFrom(
      publicNews(db, now)
        .selectAll()
        .where('id', '!=', id)
        .orderBy('publishedAt', 'desc')
        .limit(lookedAt)
        .as('news'),
    )
    .select([...onCards])
    .select([...labels])
    .where(({ or }) => or([sql<boolean>`${inCommon} > 0`, isOfTopic]))
    .orderBy(inCommon, 'desc')
    .orderBy(isOfTopic, 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
}

/** Returns the tags of public items, most used first. */
export async function findUsedTags(db: Db, now: Date) {
  const visible = publicNews(db, now).select('id')
  return db
    .selectFrom('tags')
    .innerJoin('recordTags', 'recordTags.tagId', 'tags.id')
    .where('recordTags.kind', '=', 'news')
    .where('recordTags.recordId', 'in', visible)
    .select(['tags.id', 'tags.label'])
    .groupBy('tags.id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('tags.key')
    .limit(50)
    .execute()
}

export async function findCategories(db: Db) {
  return db.selectFrom('categories').selectAll().where('area', '=', 'news').orderBy('position').execute()
}
