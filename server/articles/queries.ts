import { type Kysely, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { ArticleFilters } from '#contract/articles/api.ts'
import type { BibType } from '#contract/articles/article.ts'
import { thesisTypes } from '#contract/articles/theses.ts'
import type { Bilingual } from '#contract/language.ts'
import { writtenByCondition } from '#server/authorship/authorship.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf, searchPatterns } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type ArticleRow = Selectable<Database['articles']>

export const { findOne: findArticle, findPublic } = rowsOf('articles')

/** Columns that an entry of the list needs: all but the long texts. */
export const onCards = [
  ...(['id', 'slug', 'translation', 'bibType', 'title', 'authors', 'authorStyle', 'authorDetails'] as const),
  ...(['journal', 'journalAbbreviation', 'volume', 'number', 'pages', 'publisher', 'year', 'month'] as const),
  ...(['publishedOnline', 'pubmedId', 'doi', 'pmcId', 'url', 'isOpenAccess', 'notices'] as const),
  ...(['preprintDoi', 'categoryId', 'is7T', 'isHospital'] as const),
] as const
export type CardRow = Pick<ArticleRow, (typeof onCards)[number]>

/**
 * Search filters. `writtenBy`: by at least one of each of these sets of people, e.g. one person and the
 * members of a group.
 */
export type Wanted = Omit<ArticleFilters, 'author' | 'group'> & { writtenBy: readonly (readonly number[])[] }

function filteredArticles(
  db: Db,
  now: Date,
  { q, year, type, category, is7T, isHospital, writtenBy }: Wanted,
) {
  let found = db.selectFrom('articles').where(publicCondition(now))
  for (const pattern of searchPatterns(q ?? '')) found = found.where('searchText', 'like', pattern)
  for (const people of writtenBy) found = found.where(writtenByCondition(people))
  return found
    .$if(year !== undefined, rows => rows.where('year', '=', year ?? 0))
    .$if(type !== undefined, rows => rows.where('bibType', 'in', typesOf(type ?? 'article')))
    .$if(category !== undefined, rows => rows.where('categoryId', '=', category ?? 0))
    .$if(is7T !== undefined, rows => rows.where('is7T', '=', true))
    .$if(isHospital !== undefined, rows => rows.where('isHospital', '=', true))
}

function typesOf(type: NonNullable<ArticleFilters['type']>): readonly BibType[] {
  return type === 'thesis' ? thesisTypes : [type]
}

function latestFirst<Row>(query: SelectQueryBuilder<Database, 'articles', Row>) {
  return query
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('month', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
}

interface Page {
  page: number
  limit: number
}

/**
 * Returns one page of entries, newest first. The ids come from the index alone, without reading rows of
 * earlier pages.
 */
export async function findShown(
  db: Db,
  now: Date,
  { page, limit, ...filters }: Wanted & Page,
): Promise<CardRow[]> {
  const before = (page - 1) * limit
  const onPage = filteredArticles(db, now, filters)
    .select('id')
    .$call(latestFirst)
    .limit(limit)
    .offset(before)
  return db
    .selectFrom('articles')
    .where('id', 'in', onPage)
    .select([...onCards])
    .$call(latestFirst)
    .execute()
}

/**
 * Like `findShown`, with the total count, for a search by words: search texts are stored compressed, so they
 * are read once for both.
 */
export async function findCounted(
  db: Db,
  now: Date,
  { page, limit, ...filters }: Wanted & Page,
): Promise<{ count: number; rows: CardRow[] }> {
  const found = filteredArticles(db, now, filters).select(['id', 'year', 'month'])
  const { count, ids } = await db
    .with(
      cte => cte('found').materialized(),
      () => found,
    )
    .selectNoFrom([
      sql<number>`(select count(*)::int from found)`.as('count'),
      sql<number[]>`array(select id from found order by year desc nulls last, month desc nulls last, id desc
        limit ${limit} offset ${(page - 1) * limit})`.as('ids'),
    ])
    .executeTakeFirstOrThrow()
  return { count, rows: await findCards(db, ids) }
}

/** Returns the cards in the order of `ids`. */
export async function findCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('articles')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .select([...onCards])
    .execute()
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Finds the publications that appeared on the site last. */
export async function findNewest(db: Db, now: Date, most: number): Promise<ArticleRow[]> {
  return filteredArticles(db, now, everything)
    .selectAll()
    .orderBy(sql`coalesce(publish_at, created_at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** Returns all matching ids, in the order of the list. */
export async function findShownIds(db: Db, now: Date, filters: Wanted): Promise<number[]> {
  const rows = await filteredArticles(db, now, filters).select('id').$call(latestFirst).execute()
  return rows.map(({ id }) => id)
}

export async function countShown(db: Db, now: Date, filters: Wanted): Promise<number> {
  const { count } = await filteredArticles(db, now, filters)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const everything: Wanted = { writtenBy: [] }

/** Counts public entries by year, type and category, and says whether any has each of the marks. */
export async function countByFilter(db: Db, now: Date) {
  const by = <Value>(column: 'year' | 'bibType' | 'categoryId') =>
    filteredArticles(db, now, everything)
      .where(column, 'is not', null)
      .groupBy(column)
      .select([sql<Value>`${sql.ref(column)}`.as('value'), sql<number>`count(*)::int`.as('count')])
  const [years, types, categories, marks] = await Promise.all([
    by<number>('year').orderBy('year', 'desc').execute(),
    by<BibType>('bibType').orderBy('count', 'desc').orderBy('bibType').execute(),
    by<number>('categoryId').execute(),
    filteredArticles(db, now, everything)
      .select([
        sql<boolean>`coalesce(bool_or(${sql.ref('is7T')}), false)`.as('has7T'),
        sql<boolean>`coalesce(bool_or(${sql.ref('isHospital')}), false)`.as('hasHospital'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { years, types, categories, ...marks }
}

export async function findCategories(db: Db): Promise<{ id: number; label: Bilingual<string> }[]> {
  return db
    .selectFrom('categories')
    .where('area', '=', 'articles')
    .select(['id', 'label'])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Serialises saves of articles, so that no publication is entered twice at the same time. */
export async function lockArticles(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('articles'))`.execute(db)
}

type Numbers = { pubmedId: string; doi: string; preprintDoi?: string }

/** Finds entries with the same numbers, outside of the trash: by a DOI also entries whose preprint has it. */
export async function findTwins(db: Db, given: readonly Numbers[], exceptId = 0) {
  const pubmedIds = given.flatMap(({ pubmedId }) => pubmedId || [])
  const dois = given.flatMap(({ doi, preprintDoi }) => [doi, preprintDoi ?? ''].filter(Boolean))
  const rows =
    pubmedIds.length + dois.length === 0
      ? []
      : await db
          .selectFrom('articles')
          .select(['id', 'pubmedId', 'doi', 'preprintDoi'])
          .where('deletedAt', 'is', null)
          .where('id', '<>', exceptId)
          .where(sql<boolean>`(pubmed_id = any(${pubmedIds}::text[]) or doi = any(${dois}::text[])
              or preprint_doi = any(${dois}::text[]))`)
          .execute()
  const byPubmedId = new Map(rows.map(row => [row.pubmedId, row.id]))
  const byDoi = new Map(
    rows.flatMap(row => [row.preprintDoi, row.doi].filter(Boolean).map(doi => [doi, row.id] as const)),
  )
  return {
    idOf({ pubmedId, doi, preprintDoi = '' }: Numbers): number | null {
      return (pubmedId && byPubmedId.get(pubmedId)) || byDoi.get(doi || preprintDoi) || null
    },
  }
}
