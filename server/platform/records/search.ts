import { type RawBuilder, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { publicAddressOf, publicPagesOf, type RecordKindName } from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { closestWords } from './closest-word.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { listedCondition } from './public.ts'
import {
  answeredOf,
  type FoundText,
  newestHits,
  rankedHits,
  searchedKinds,
  termsCondition,
} from './search-hits.ts'
import { stemming } from './search-index.ts'
import { termsOf, wordsOfTerms } from './search-terms.ts'
import { wordsIn, wordsLike } from './search-words.ts'

const mostWords = 8
const mostMended = 2 // words of a question: more wrong ones are no slips, and each is compared with many
const mostHits = 1000 // only the newest of more, because nobody reads further and ranking a hit reads all of its words

export interface Hit {
  kind: RecordKindName
  title: string
  body: string
  language: Language
  address: string
}

export interface Found {
  /** Number of hits on all pages; at most `mostHits`. */
  count: number
  /** Whether there are more, older hits. */
  hasMore: boolean
  hits: Hit[]
  /** The words searched for, normalised: without accents, word by word. */
  words: string[]
  /** The words searched for instead, if there was no hit for the given ones. */
  instead: string | null
}

export interface Question extends Paging {
  q: string
}

interface Paging {
  page: number
  limit: number
}

/** Returns public records with all these words or words beginning like them; the current language first. */
export async function search(context: Context, { q, ...paging }: Question): Promise<Found> {
  const words = await withoutStopWords(context, wordsOf(q))
  const found = await foundBy(context, words, paging)
  if (found.count > 0 || words.length === 0) return found
  const nearer = await nearerWords(context, words)
  if (nearer.join(' ') === words.join(' ')) return found
  const others = await foundBy(context, nearer, paging)
  return { ...others, instead: others.count > 0 ? nearer.join(' ') : null }
}

/** Returns the normalised words of a search text. */
export function wordsOf(q: string): string[] {
  return wordsIn(q.slice(0, 1000)).slice(0, mostWords)
}

// Removes words such as „der“, which are too common to be useful.
async function withoutStopWords({ db, language }: Context, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as given (word, place)
    where numnode(to_tsquery(${stemming[language]}::regconfig, word)) > 0 order by place`.execute(db)
  return rows.map(({ word }) => word)
}

async function foundBy(context: Context, words: string[], { page, limit }: Paging): Promise<Found> {
  const terms = await termsOf(context, words)
  const found = await newestHits(context, terms, mostHits + 1)
  const hits = found.slice(0, mostHits)
  const texts = await rankedHits(context, terms, hits, { offset: (page - 1) * limit, limit })
  return {
    count: hits.length,
    hasMore: found.length > mostHits,
    hits: await withAddresses(context, texts),
    words: wordsOfTerms(terms),
    instead: null,
  }
}

async function withAddresses(context: Context, texts: readonly FoundText[]): Promise<Hit[]> {
  const addresses = new Map<string, string>()
  for (const kind of searchedKinds(context)) {
    const ids = texts.filter(text => text.kind === kind.name).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const { id, address } of await addressesOf(context, kind, ids))
      addresses.set(`${kind.name} ${id}`, address)
  }
  return texts.flatMap(({ id, ...text }) => {
    const address = addresses.get(`${text.kind} ${id}`)
    return address ? [{ ...text, address }] : []
  })
}

async function addressesOf({ db, language }: Context, kind: RecordPlace, ids: readonly number[]) {
  const { placedBy } = publicPagesOf(kind.name)
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(['id', 'slug', ...(placedBy as (keyof RecordColumns)[])])
    .where('id', '=', sql<number>`any(${ids})`)
    .execute()
  return rows.map(({ id, ...place }) => ({
    id,
    address: publicAddressOf(kind.name, place as never, language),
  }))
}

/** SQL condition for records whose public words match or begin like these; hidden texts are not searched. */
export function publicWordsCondition(kind: RecordKindName, words: string[], now: Date): RawBuilder<boolean> {
  return sql<boolean>`exists (select from search_entries where kind = ${kind} and record_id = id
    and until > ${now} and ${termsCondition(words.map(word => [[word]]))})`
}

/** The same words, those that are nowhere as they were probably meant. */
async function nearerWords(context: Context, words: string[]): Promise<string[]> {
  const lost = words.length > 1 ? await lostOf(context, words) : words
  if (lost.length > mostMended) return words
  const closest = new Map<string, string[]>()
  for (const word of lost) closest.set(word, closestWords(word, await wordsLike(context.db, word)))
  const known = await publicWords(context, [...closest.values()].flat())
  return words.map(word => closest.get(word)?.find(other => known.has(other)) ?? word)
}

async function lostOf(context: Context, words: string[]): Promise<string[]> {
  const questions: Awaited<ReturnType<typeof termsOf>>[] = []
  for (const word of words) questions.push(await termsOf(context, [word]))
  const answered = await answeredOf(context, questions)
  return words.filter((_, place) => !answered.has(place))
}

// Of what the public sees only: a suggestion must not tell what is hidden.
async function publicWords(context: Context, words: string[]): Promise<Set<string>> {
  const now = context.clock()
  const isListed = searchedKinds(context).map(
    kind => sql`exists (
      select from search_entries join ${sql.table(kind.table)} as record on record.id = record_id
      where kind = ${kind.name} and until > ${now} and words @@ to_tsquery('simple', word)
        and ${listedCondition(kind, now)})`,
  )
  if (words.length === 0 || isListed.length === 0) return new Set()
  const { rows } = await sql<{ word: string }>`
    select distinct word from unnest(${words}::text[]) as given (word)
    where ${sql.join(isListed, sql` or `)}`.execute(context.db)
  return new Set(rows.map(({ word }) => word))
}
