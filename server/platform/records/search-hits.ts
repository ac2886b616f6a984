import { type RawBuilder, sql } from 'kysely'
import { type Language, languages } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { listedCondition } from './public.ts'
import { stemming } from './search-index.ts'
import { type Term, tsqueryOf } from './search-terms.ts'

const latest = 5000 // newest ids of a kind that are searched first; a word in a fifth of them gives a thousand hits

/** A matching record, and which of its search entries matched. */
export interface FoundEntry {
  kind: RecordKindName
  id: number
  language: Language
  /** As database text, because a `Date` has neither microseconds nor infinity. */
  until: string
}

export interface FoundText extends Omit<FoundEntry, 'until'> {
  title: string
  body: string
}

interface Newest {
  kind: RecordPlace
  id: number
}

/** Returns the kinds of records that the public can search. */
export function searchedKinds({ kinds }: Pick<Context, 'kinds'>): RecordPlace[] {
  return kinds.filter(({ searched, published }) => searched && published)
}

/**
 * Returns the newest public records with all these words, at most `most`, each in the current language if
 * that entry has the words. Ids of different kinds cannot be compared, so the age of a record is the distance
 * of its id from the highest of its kind.
 */
export async function newestHits(
  context: Context,
  terms: readonly Term[],
  most: number,
): Promise<FoundEntry[]> {
  const newest = await newestIds(context)
  if (terms.length === 0 || newest.length === 0) return []
  const found = await entriesOf(context, terms, { newest, most, within: latest })
  if (found.length >= most || newest.every(({ id }) => id <= latest)) return found
  return entriesOf(context, terms, { newest, most })
}

/** Which of these questions, by their places, the public finds something for: the newest records are asked first. */
export async function answeredOf(context: Context, questions: readonly Term[][]): Promise<Set<number>> {
  const newest = await newestIds(context)
  const answered = new Set<number>()
  if (newest.length === 0) return answered
  const isAllLate = newest.every(({ id }) => id <= latest)
  for (const within of isAllLate ? [latest] : [latest, undefined]) {
    const parts = questions.flatMap((terms, place) => {
      if (answered.has(place)) return []
      const among = { newest, most: 1, ...(within !== undefined && { within }) }
      return languages.map(
        language =>
          sql`select ${place}::int as place from ${entriesIn(context, language, terms, among)} as found`,
      )
    })
    if (parts.length === 0) break
    const { rows } = await sql<{ place: number }>`${sql.join(parts, sql` union `)}`.execute(context.db)
    for (const { place } of rows) answered.add(place)
  }
  return answered
}

async function newestIds(context: Context): Promise<Newest[]> {
  const kinds = searchedKinds(context)
  if (kinds.length === 0) return []
  const each = kinds.map(({ table }, place) => {
    return sql`select ${place}::int as place, coalesce(max(id), 0) as id from ${sql.table(table)}`
  })
  const { rows } = await sql<{ place: number; id: number }>`${sql.join(each, sql` union all `)}`.execute(
    context.db,
  )
  return rows.flatMap(({ place, id }) => {
    const kind = kinds[place]
    return kind ? [{ kind, id }] : []
  })
}

interface Among {
  newest: readonly Newest[]
  most: number
  /** Searches only so many of the newest ids of each kind. */
  within?: number
}

// Does not begin with `select`, so it is not a named statement (decision 019): its plan is made for these
// ids.
async function entriesOf(context: Context, terms: readonly Term[], among: Among): Promise<FoundEntry[]> {
  const parts = languages.map(language => entriesIn(context, language, terms, among))
  const { rows } = await sql<FoundEntry>`
    select kind, id, language, until::text from (
      select distinct on (age, kind) * from (${sql.join(parts, sql` union all `)}) as entry
      order by age, kind, language = ${context.language} desc, until
      limit ${among.most}) as found
    order by age, kind`.execute(context.db)
  return rows
}

/**
 * Entries in one language. `offset 0` fixes the order of the steps: first the full-text index, then the check
 * whether a record is public, from the newest until there are enough.
 */
function entriesIn(context: Context, language: Language, terms: readonly Term[], among: Among) {
  const { newest, most } = among
  const now = context.clock()
  const age = newest.map(({ kind, id }) => sql`when ${kind.name} then ${id}::int`)
  const isListed = newest.map(({ kind }) => {
    const record = sql`select from ${sql.table(kind.table)} as record where record.id = entry.id`
    return sql`when ${kind.name} then exists (${record} and ${listedCondition(kind, now)})`
  })
  return sql`(
    select distinct on (age, kind) * from (
      select kind, record_id as id, language, until, case kind ${sql.join(age, sql` `)} end - record_id as age
      from search_entries
      where language = ${language} and (${newestCondition(among)}) and until > ${now} and ${wordsCondition(language, terms)}
      order by age, kind, until offset 0) as entry
    where case kind ${sql.join(isListed, sql` `)} end
    order by age, kind, until
    limit ${most})`
}

function newestCondition({ newest, within }: Among): RawBuilder<boolean> {
  const each = newest.map(({ kind, id }) => {
    const isLate = within === undefined ? sql`` : sql`and record_id > ${id - within}`
    return sql`kind = ${kind.name} ${isLate}`
  })
  return sql<boolean>`${sql.join(each, sql` or `)}`
}

// A subquery makes PostgreSQL use the index for any words: for common ones it would scan all rows and their
// TOASTed word vectors.
function wordsCondition(language: Language, terms: readonly Term[]): RawBuilder<boolean> {
  return sql<boolean>`words @@ (select ${questionIn(language, terms)})`
}

interface Page {
  offset: number
  limit: number
}

/** Returns a page of hits with their texts: the current language first, then by rank. */
export async function rankedHits(
  { db, language }: Pick<Context, 'db' | 'language'>,
  terms: readonly Term[],
  hits: readonly FoundEntry[],
  { offset, limit }: Page,
): Promise<FoundText[]> {
  if (hits.length <= offset) return []
  const column = (name: keyof FoundEntry, type: string) =>
    sql`${hits.map(hit => hit[name])}::${sql.raw(type)}[]`
  const { rows } = await sql<FoundText>`
    select page.kind, page.id, page.language, title, body from (
      select found.*, (
        select ${rankOf(terms)} from search_entries as entry
        where (entry.kind, record_id, entry.language, entry.until) = (found.kind, id, found.language, found.until)
      ) as rank
      from unnest(${column('kind', 'text')}, ${column('id', 'int')}, ${column('language', 'text')},
        ${column('until', 'timestamptz')}) as found (kind, id, language, until)
      order by found.language = ${language} desc, rank desc, kind, id desc
      limit ${limit} offset ${offset}) as page
    join search_entries as entry
      on (entry.kind, record_id, entry.language, entry.until) = (page.kind, id, page.language, page.until)
    order by page.language = ${language} desc, rank desc, page.kind, id desc`.execute(db)
  return rows
}

function rankOf(terms: readonly Term[]): RawBuilder<number> {
  return sql<number>`ts_rank(words, case entry.language when 'de' then ${questionIn('de', terms)} else ${questionIn('en', terms)} end)`
}

/**
 * SQL condition for entries with these words. One condition per language, because a full-text index needs a
 * query that is the same for every row.
 */
export function termsCondition(terms: readonly Term[]): RawBuilder<boolean> {
  const conditions = languages.map(
    one => sql`(language = ${sql.lit(one)} and words @@ ${questionIn(one, terms)})`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

// The stem of „Faser“ is `fas`, with which „Fassung“ begins, so prefixes are compared with unstemmed words.
function questionIn(language: Language, terms: readonly Term[]) {
  const [whole, beginning] = [tsqueryOf(terms, ''), tsqueryOf(terms, ':*')]
  const config = sql.lit(stemming[language])
  return sql`(to_tsquery(${config}::regconfig, ${whole}) || to_tsquery('simple', ${beginning}))`
}
