import { type Kysely, sql } from 'kysely'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

interface Merge {
  mergedId: number
  intoId: number
  mergedAt: Date
  mergedBy: number | null
}

/** Redirects the addresses of one entry to the other, and stores them so that they can be restored. */
export async function putMerge(db: Db, merge: Merge): Promise<void> {
  const own = await db
    .selectFrom('slugs')
    .select(['language', 'slug', 'isCurrent'])
    .where('kind', '=', 'articles')
    .where('recordId', '=', merge.mergedId)
    .execute()
  await db
    .insertInto('articleMerges')
    .values({ ...merge, slugs: asJson(own) })
    .execute()
  await db
    .updateTable('slugs')
    .set({ recordId: merge.intoId, isCurrent: false })
    .where('kind', '=', 'articles')
    .where('recordId', '=', merge.mergedId)
    .execute()
  // Entries merged into this one before now belong to the other.
  await db
    .updateTable('articleMerges')
    .set({ intoId: merge.intoId })
    .where('intoId', '=', merge.mergedId)
    .execute()
}

/**
 * Ends the merge of an entry restored from the trash, which gets back those addresses that no other entry
 * uses meanwhile. Returns the id of the entry it was merged into.
 */
export async function undoMerge(db: Db, mergedId: number): Promise<number | null> {
  const merge = await db
    .deleteFrom('articleMerges')
    .where('mergedId', '=', mergedId)
    .returning(['intoId', 'slugs'])
    .executeTakeFirst()
  for (const { language, slug, isCurrent } of merge?.slugs ?? [])
    await db
      .updateTable('slugs')
      .set({ recordId: mergedId, isCurrent })
      .where('kind', '=', 'articles')
      .where('recordId', '=', merge?.intoId ?? 0)
      .where('isCurrent', '=', false)
      .where('language', '=', language)
      .where('slug', '=', slug)
      .execute()
  return merge?.intoId ?? null
}

interface Looked {
  title: string
  year?: number | undefined
  pubmedId: string
  doi: string
  exceptId?: number | undefined
}

const mostTwins = 5

/** Finds entries that are or may be the same publication; those with the same number first. */
export async function findAlike(db: Db, { title, year, pubmedId, doi, exceptId = 0 }: Looked) {
  const byNumber = sql<boolean>`((${pubmedId} <> '' and pubmed_id = ${pubmedId})
    or (${doi} <> '' and (doi = ${doi} or preprint_doi = ${doi})))`
  const byTitle = sql<boolean>`(article_title_key(title) = article_title_key(${title})
    and article_title_key(${title}) <> '' and (year = ${year ?? null} or year is null or ${year ?? null}::int is null))`
  return db
    .selectFrom('articles')
    .select(['id', 'title', 'authors', 'authorStyle', 'journal', 'year', 'pubmedId', 'doi'])
    .select(sql<'number' | 'title'>`case when ${byNumber} then 'number' else 'title' end`.as('by'))
    .where('deletedAt', 'is', null)
    .where('id', '<>', exceptId)
    .where(eb => eb.or([byNumber, byTitle]))
    .orderBy('by')
    .orderBy('id')
    .limit(mostTwins)
    .execute()
}
