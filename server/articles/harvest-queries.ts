import { type Kysely, type Selectable, sql } from 'kysely'
import type { Bibliographic } from '#contract/articles/article.ts'
import type { SourceFailureKind } from '#contract/articles/sources.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export type SuggestionRow = Selectable<Database['articleSuggestions']>

export async function findHarvest(db: Db) {
  return db
    .selectFrom('articleHarvest')
    .selectAll()
    .select(sql<string | null>`to_char(seen_until, 'YYYY-MM-DD')`.as('seenUntil'))
    .executeTakeFirstOrThrow()
}

export async function setHarvest(
  db: Db,
  { institutes, byPeople, isOn }: { institutes: readonly string[]; byPeople: boolean; isOn: boolean },
): Promise<void> {
  await db
    .updateTable('articleHarvest')
    .set({ institutes: asJson([...institutes]), byPeople, isOn })
    .execute()
}

interface Ran {
  ranAt: Date
  failure: SourceFailureKind | null
  suggested: number
  updated: number
}

/** Stores the result of a run; `seenUntil` only if the run was complete. */
export async function noteRun(db: Db, ran: Ran, seenUntil?: string): Promise<void> {
  await db
    .updateTable('articleHarvest')
    .set({ ...ran, ...(seenUntil !== undefined && { seenUntil: sql<never>`${seenUntil}::date` }) })
    .execute()
}

/** Returns those of the PubMed ids that are neither entered nor suggested nor rejected. */
export async function unknownAmong(db: Db, pubmedIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${pubmedIds}::text[]) with ordinality as asked (id, place)
    where not exists (select from articles where pubmed_id = asked.id and deleted_at is null)
      and not exists (select from article_suggestions where pubmed_id = asked.id)
    order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Returns those of the DOIs that are already entered, suggested or rejected. */
export async function knownDois(db: Db, dois: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ doi: string }>`
    select doi from unnest(${dois}::text[]) as asked (doi)
    where exists (select from articles where (doi = asked.doi or preprint_doi = asked.doi) and deleted_at is null)
      or exists (select from article_suggestions where doi = asked.doi)`.execute(db)
  return new Set(rows.map(({ doi }) => doi))
}

/** Returns the DOIs of the entries with these PubMed ids. */
export async function doisOf(db: Db, pubmedIds: readonly string[]): Promise<Map<string, string>> {
  const wanted = pubmedIds.filter(one => one !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('articles')
    .select(['pubmedId', 'doi'])
    .where('pubmedId', 'in', wanted)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ pubmedId, doi }) => [pubmedId, doi]))
}

/** The entries of the preprints with these DOIs. */
export async function findPreprints(
  db: Db,
  dois: readonly string[],
): Promise<Map<string, { id: number; title: string }>> {
  const wanted = dois.filter(one => one !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'title', 'doi'])
    .where('doi', 'in', wanted)
    .where('bibType', '=', 'preprint')
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ doi, id, title }) => [doi, { id, title }]))
}

interface NewSuggestion {
  fields: Bibliographic
  preprintDoi: string
  affiliation: string
}

export async function putSuggestions(db: Db, all: readonly NewSuggestion[], foundAt: Date): Promise<void> {
  for (const { fields, preprintDoi, affiliation } of all)
    await db
      .insertInto('articleSuggestions')
      .values({
        ...{ pubmedId: fields.pubmedId, doi: fields.doi, fields: asJson(fields) },
        ...{ preprintDoi, affiliation, state: 'waiting', foundAt },
      })
      .onConflict(conflict => conflict.column('pubmedId').doNothing())
      .execute()
}

export async function suggestionsByIds(db: Db, ids: readonly number[]): Promise<SuggestionRow[]> {
  if (ids.length === 0) return []
  return db.selectFrom('articleSuggestions').selectAll().where('id', 'in', ids).execute()
}

export async function countWaiting(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('articleSuggestions')
    .where('state', '=', 'waiting')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns waiting suggestions that staff have not been told of, and marks them as told. */
export async function takeUnreported(db: Db): Promise<SuggestionRow[]> {
  const rows = await db
    .updateTable('articleSuggestions')
    .set({ isTold: true })
    .where('state', '=', 'waiting')
    .where('isTold', '=', false)
    .returningAll()
    .execute()
  return rows.sort((a, b) => a.id - b.id)
}

/** Finds entries with a PubMed id that may be updated from PubMed, those asked for longest ago first. */
export async function findToRefresh(db: Db, most: number) {
  return db
    .selectFrom('articles')
    .leftJoin('articleSources', 'articleSources.articleId', 'articles.id')
    .select(['articles.id', 'articles.pubmedId'])
    .where('articles.deletedAt', 'is', null)
    .where('articles.pubmedId', '<>', '')
    .where('articles.noUpdate', '=', false)
    .orderBy('articleSources.askedAt', order => order.asc().nullsFirst())
    .orderBy('articles.id')
    .limit(most)
    .execute()
}

export async function putSource(
  db: Db,
  articleId: number,
  fields: Bibliographic,
  askedAt: Date,
): Promise<void> {
  const row = { fields: asJson(fields), askedAt }
  await db
    .insertInto('articleSources')
    .values({ articleId, ...row })
    .onConflict(conflict => conflict.column('articleId').doUpdateSet(row))
    .execute()
}

export async function findSource(db: Db, articleId: number) {
  return db.selectFrom('articleSources').selectAll().where('articleId', '=', articleId).executeTakeFirst()
}
