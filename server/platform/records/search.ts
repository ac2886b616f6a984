import { type RawBuilder, sql } from 'kysely'
import { type Language, languages } from '#contract/language.ts'
import { publicAddressOf, publicPagesOf, type RecordKindName } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { closestWords } from './closest-word.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { isListedAt } from './public.ts'
import { stemming } from './search-index.ts'
import { type Term, termsOf, tsqueryOf, wordsOfTerms } from './search-terms.ts'
import { wordsIn, wordsLike } from './search-words.ts'

const mostWords = 8
const mostRanked = 1000 // hits: of more only the newest, since to rank one reads all of its words

export interface Hit {
  kind: RecordKindName
  title: string
  body: string
  language: Language
  address: string
}

export interface Found {
  /** Of all hits, whatever page is asked for. */
  count: number
  hits: Hit[]
  /** What was looked for, as it is compared: without accents, word by word. */
  words: string[]
  /** The word that was looked for instead, where nothing had the one given. */
  instead: string | null
}

export interface Question {
  q: string
  page: number
  limit: number
}

/** What the public can read that has all these words, or such as begin like them; this language first. */
export async function search(context: Context, { q, ...paging }: Question): Promise<Found> {
  const words = await tellingWords(context, wordsOf(q))
  const found = await foundBy(context, words, paging)
  if (found.count > 0 || words.length === 0) return found
  const nearer = await nearerWords(context, words)
  if (nearer.join(' ') === words.join(' ')) return found
  const others = await foundBy(context, nearer, paging)
  return { ...others, instead: others.count > 0 ? nearer.join(' ') : null }
}

async function foundBy(context: Context, words: string[], paging: Paging): Promise<Found> {
  const terms = await termsOf(context, words)
  return { ...(await hitsFor(context, terms, paging)), words: wordsOfTerms(terms), instead: null }
}

/** The words of a question as they are compared. */
export function wordsOf(q: string): string[] {
  return wordsIn(q.slice(0, 1000)).slice(0, mostWords)
}

// Words such as „der“ are everywhere and tell nothing.
async function tellingWords({ db, language }: Context, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as given (word, place)
    where numnode(to_tsquery(${stemming[language]}::regconfig, word)) > 0 order by place`.execute(db)
  return rows.map(({ word }) => word)
}

type Paging = Omit<Question, 'q'>

interface Place {
  kind: RecordKindName
  id: number
}

async function hitsFor(context: Context, terms: readonly Term[], { page, limit }: Paging) {
  const { db, language } = context
  const [first, ...others] = searchedKinds(context).map(kind => placesOf(context, kind, terms))
  if (terms.length === 0 || !first) return { count: 0, hits: [] }
  const all = others.reduce((union, one) => sql<FoundEntry>`${union} union all ${one}`, first)
  const { rows } = await sql<Place & { count: string }>`
    select kind, id, count from (
      select *, count(*) over () as count, row_number() over (order by language = ${language} desc, id desc) as n
      from (${all}) as found) as numbered
    order by language = ${language} desc, n > ${mostRanked}, case when n <= ${mostRanked} then (
      select ${rankOf(terms)} from search_entries as entry
      where (entry.kind, record_id, entry.language, entry.until) = (numbered.kind, id, numbered.language, numbered.until)
    ) end desc, kind, id desc
    limit ${limit} offset ${(page - 1) * limit}`.execute(db)
  const hits = await hitsAt(context, terms, rows)
  return {
    count: rows.length > 0 || page === 1 ? Number(rows[0]?.count ?? 0) : await countAll(db, all),
    hits,
  }
}

// A page beyond the last has no row that could tell it.
async function countAll(db: Context['db'], all: RawBuilder<FoundEntry>): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from (${all}) as found`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

function searchedKinds({ kinds }: Context): RecordPlace[] {
  return kinds.filter(({ searched, published }) => searched && published)
}

interface FoundEntry extends Place {
  language: Language
  until: Date
}

function placesOf({ clock, language }: Context, kind: RecordPlace, terms: readonly Term[]) {
  return sql<FoundEntry>`
    select ${kind.name} as kind, record.id, entry.language, entry.until from ${sql.table(kind.table)} as record
    join ${entries(kind.name, { language, terms, now: clock() })} as entry on entry.record_id = record.id
    where ${isListedAt(kind, clock())}`
}

/** The hits at these places, in their order. */
async function hitsAt(context: Context, terms: readonly Term[], places: readonly Place[]): Promise<Hit[]> {
  const found = new Map<string, Hit>()
  for (const kind of searchedKinds(context)) {
    const ids = places.filter(place => place.kind === kind.name).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id, ...hit } of await hitsOfKind(context, kind, terms, ids))
      found.set(`${kind.name} ${id}`, hit)
  }
  return places.flatMap(({ kind, id }) => found.get(`${kind} ${id}`) ?? [])
}

async function hitsOfKind(
  { db, clock, language }: Context,
  kind: RecordPlace,
  terms: readonly Term[],
  ids: readonly number[],
): Promise<(Hit & { id: number })[]> {
  const { placedBy } = publicPagesOf(kind.name)
  const asked = { language, terms, now: clock(), ids }
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .innerJoin(entries(kind.name, asked).as('entry'), 'entry.recordId', 'id')
    .select([
      'id',
      'entry.language',
      'entry.foundTitle',
      'entry.body',
      'slug',
      ...(placedBy as (keyof RecordColumns)[]),
    ])
    .execute()
  return rows.map(({ id, foundTitle, body, language: spoken, ...place }) => ({
    id,
    kind: kind.name,
    title: foundTitle,
    body,
    language: spoken,
    address: publicAddressOf(kind.name, place as never, language),
  }))
}

interface EntryRow {
  recordId: number
  language: Language
  foundTitle: string
  body: string
}

interface Asked {
  language: Language
  terms: readonly Term[]
  now: Date
  /** Only these records, with their texts, which nobody needs of those on other pages. */
  ids?: readonly number[]
}

/** Each record once: in this language where it has the words there, and with what has not ended. */
function entries(kind: RecordKindName, { language, terms, now, ids }: Asked) {
  const among = ids ? sql`and record_id = any(${ids})` : sql``
  const texts = ids ? sql`, title as found_title, body` : sql``
  return sql<EntryRow>`(
    select distinct on (record_id) record_id, language, until ${texts}
    from search_entries where kind = ${kind} ${among} and until > ${now} and ${hasTerms(terms)}
    order by record_id, language = ${language} desc, until)`
}

/** Whether public words of a record are these, or begin like them: nothing is told of what is hidden. */
export function hasPublicWords(kind: RecordKindName, words: string[], now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from search_entries where kind = ${kind} and record_id = id
    and until > ${now} and ${hasTerms(words.map(word => [[word]]))})`
}

// One condition for each language, for an index of words answers only a question that is the same for every row.
function hasTerms(terms: readonly Term[]): RawBuilder<boolean> {
  const conditions = languages.map(
    one => sql`(language = ${sql.lit(one)} and words @@ ${questionIn(one, terms)})`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function rankOf(terms: readonly Term[]): RawBuilder<number> {
  return sql<number>`ts_rank(words, case entry.language when 'de' then ${questionIn('de', terms)} else ${questionIn('en', terms)} end)`
}

// The stem of „Faser“ is `fas`, with which „Fassung“ begins: beginnings are compared with words as they are.
function questionIn(language: Language, terms: readonly Term[]) {
  const [whole, beginning] = [tsqueryOf(terms, ''), tsqueryOf(terms, ':*')]
  const config = sql.lit(stemming[language])
  return sql`(to_tsquery(${config}::regconfig, ${whole}) || to_tsquery('simple', ${beginning}))`
}

async function nearerWords(context: Context, words: string[]): Promise<string[]> {
  const nearer: string[] = []
  for (const word of words) nearer.push(await nearerWord(context, word))
  return nearer
}

async function nearerWord(context: Context, word: string): Promise<string> {
  if ((await foundBy(context, [word], { page: 1, limit: 1 })).count > 0) return word
  const known = await publicWords(context, closestWords(word, await wordsLike(context.db, word)))
  return known[0] ?? word
}

// Of what the public sees only: a suggestion must not tell what is hidden. In the order given.
async function publicWords(context: Context, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const now = context.clock()
  const known = new Set<string>()
  for (const kind of searchedKinds(context)) {
    const { rows } = await sql<{ word: string }>`
      select word from unnest(${words}::text[]) as given (word) where exists (
        select from search_entries join ${sql.table(kind.table)} as record on record.id = record_id
        where kind = ${kind.name} and until > ${now} and words @@ to_tsquery('simple', word)
          and ${isListedAt(kind, now)})`.execute(context.db)
    for (const { word } of rows) known.add(word)
  }
  return words.filter(word => known.has(word))
}
