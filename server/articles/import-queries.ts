import { type Kysely, type Selectable, sql } from 'kysely'
import type { EntryOutcome } from '#contract/articles/import.ts'
import { type ArticleImport, importStates } from '#contract/articles/import.ts'
import type { SourceFailureKind } from '#contract/articles/sources.ts'
import { sourcesOf } from '#contract/states.ts'
import type { ReadEntry } from '#server/bibliography/bibliography.ts'
import type { SourceFailure } from '#server/literature/literature.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export type ImportRow = Selectable<Database['articleImports']>
export type EntryRow = Selectable<Database['articleImportEntries']>

export const latestImports = 20

export async function findImports(db: Db): Promise<ImportRow[]> {
  return db.selectFrom('articleImports').selectAll().orderBy('id', 'desc').limit(latestImports).execute()
}

export async function findImport(db: Db, id: number): Promise<ImportRow | undefined> {
  return db.selectFrom('articleImports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Counts entries by import and outcome. */
export async function countEntries(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('articleImportEntries')
    .where('importId', 'in', ids)
    .groupBy(['importId', 'outcome'])
    .select(['importId', 'outcome'])
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(*) filter (where is_wanted)::int`.as('wanted'),
      sql<number>`count(*) filter (where problems <> '[]')::int`.as('incomplete'),
    ])
    .execute()
}

interface Made extends Pick<ImportRow, 'name' | 'kind' | 'problem' | 'goesOn' | 'createdAt' | 'createdBy'> {}

export async function putImport(db: Db, made: Made): Promise<number> {
  const { id } = await db
    .insertInto('articleImports')
    .values({ ...made, state: 'lookingUp' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** For transitions that the site makes by itself. */
export async function setState(db: Db, id: number, to: ArticleImport['state']): Promise<void> {
  await db
    .updateTable('articleImports')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(importStates, to))
    .execute()
}

/** Stores entries as read. One without a title waits until it is looked up by its PubMed id or DOI. */
export async function putEntries(db: Db, importId: number, entries: readonly ReadEntry[]): Promise<void> {
  await db
    .insertInto('articleImportEntries')
    .values(
      entries.map(({ line, fields, problems }) => ({
        ...{ importId, line, fields: asJson(fields), problems: asJson(problems) },
        ...columnsOf(fields),
        outcome: outcomeOf(fields),
      })),
    )
    .execute()
}

function outcomeOf({ title, pubmedId, doi }: EntryRow['fields']): EntryOutcome {
  if (title) return 'new'
  return pubmedId || doi ? 'waits' : 'faulty'
}

function columnsOf({ title = '', year = null, pubmedId = '', doi = '' }: EntryRow['fields']) {
  return { title, year, pubmedId, doi }
}

/** Stores what a source returned for a waiting entry; null if the source does not have it. */
export async function putFound(
  db: Db,
  id: number,
  found: { fields: EntryRow['fields']; preprintDoi: string } | null,
): Promise<void> {
  await db
    .updateTable('articleImportEntries')
    .set(
      found
        ? {
            ...{ fields: asJson(found.fields), preprintDoi: found.preprintDoi, outcome: 'new' },
            ...columnsOf(found.fields),
          }
        : { outcome: 'unknown' },
    )
    .where('id', '=', id)
    .execute()
}

/**
 * Classifies entries as known, twice, alike or new, by their numbers, otherwise by title and year. New ones
 * are selected for import.
 */
export async function classify(db: Db, importId: number): Promise<void> {
  await sql`
    with placed as (
      select *,
        pubmed_id <> '' and row_number() over (partition by pubmed_id order by id) > 1
          or doi <> '' and row_number() over (partition by doi order by id) > 1
          or title_key <> '' and row_number() over same_title > 1
            -- Two numbers that differ mean two publications, whatever they are called.
            and (doi = '' or first_value(doi) over same_title in ('', doi))
            and (pubmed_id = '' or first_value(pubmed_id) over same_title in ('', pubmed_id)) as is_twice
      from article_import_entries
      where import_id = ${importId} and outcome in ('new', 'alike', 'known', 'twice')
      window same_title as (partition by title_key, year order by id)
    ), judged as (
      select one.id, coalesce(known.id, alike.id) as article_id, case
        when known.id is not null then 'known'
        when one.is_twice then 'twice'
        when alike.id is not null then 'alike'
        else 'new' end as outcome
      from placed one
      left join lateral (
        select id from articles where deleted_at is null and pubmed_id <> '' and pubmed_id = one.pubmed_id
        union all
        select id from articles where deleted_at is null and doi <> '' and doi in (one.doi, one.preprint_doi)
        union all
        select id from articles
        where deleted_at is null and preprint_doi <> '' and preprint_doi in (one.doi, one.preprint_doi)
        limit 1
      ) known on true
      left join lateral (
        select id from articles where deleted_at is null and one.title_key <> ''
          and article_title_key(title) = one.title_key
          and (year is null or one.year is null or year = one.year)
        order by id limit 1
      ) alike on true
    )
    update article_import_entries entry
    set outcome = judged.outcome, article_id = judged.article_id,
      is_wanted = judged.outcome = 'new' or (judged.outcome = 'alike' and entry.is_wanted)
    from judged where judged.id = entry.id`.execute(db)
}

/** Entries with one of these outcomes, in the order of the file. */
export async function findEntries(
  db: Db,
  importId: number,
  outcomes: readonly EntryOutcome[],
  { most, isWanted }: { most: number; isWanted?: boolean },
): Promise<EntryRow[]> {
  return db
    .selectFrom('articleImportEntries')
    .selectAll()
    .where('importId', '=', importId)
    .where('outcome', 'in', outcomes)
    .$if(isWanted !== undefined, rows => rows.where('isWanted', '=', isWanted ?? true))
    .orderBy('id')
    .limit(most)
    .execute()
}

/** Returns entries by id, with the title of the publication that each matches or became. */
export async function entriesByIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('articleImportEntries as entry')
    .leftJoin('articles', 'articles.id', 'entry.articleId')
    .selectAll('entry')
    .select('articles.title as articleTitle')
    .where('entry.id', 'in', ids)
    .execute()
}

export async function setEntriesWanted(
  db: Db,
  { id, entryIds, isWanted }: { id: number; entryIds: readonly number[]; isWanted: boolean },
): Promise<void> {
  await db
    .updateTable('articleImportEntries')
    .set({ isWanted })
    .where('importId', '=', id)
    .where('id', 'in', entryIds)
    .where('outcome', 'in', ['new', 'alike'])
    .execute()
}

export async function settleEntry(
  db: Db,
  id: number,
  set: Partial<Pick<EntryRow, 'outcome' | 'articleId' | 'articleVersion'>>,
): Promise<void> {
  await db
    .updateTable('articleImportEntries')
    .set({ ...set, isWanted: false })
    .where('id', '=', id)
    .execute()
}

/** Stores why the look-up has stopped; null if it continues. */
export async function noteFailure(
  db: Db,
  id: number,
  failure: (Pick<SourceFailure, 'source'> & { kind: SourceFailureKind }) | null,
): Promise<void> {
  await db
    .updateTable('articleImports')
    .set({ failedSource: failure?.source ?? null, failure: failure?.kind ?? null })
    .where('id', '=', id)
    .execute()
}
