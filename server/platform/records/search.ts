import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import {
  publicAddressOf,
  type RecordKindName,
  type RecordPages,
  recordKinds,
} from '#contract/record-kinds.ts'
import type { Context, RecordPlace } from '#server/platform/calls/calls.ts'
import { closestWord } from './closest-word.ts'
import { type RecordColumns, recordsIn, tableOf } from './kind.ts'
import { isPublicAt } from './public.ts'
import { stemming } from './search-index.ts'
import { folded } from './search-text.ts'

const mostWords = 8
const longestWord = 40
const mostHits = 20 // of a kind; who needs more asks more exactly

export interface Hit {
  kind: RecordKindName
  title: string
  body: string
  language: Language
  address: string
}

export interface Found {
  hits: Hit[]
  /** What was looked for, as it is compared: without accents, word by word. */
  words: string[]
  /** The word that was looked for instead, where nothing had the one given. */
  instead: string | null
}

/** What the public can read that has all these words, or such as begin like them; this language first. */
export async function search(context: Context, q: string): Promise<Found> {
  const words = await tellingWords(context, wordsOf(q))
  const hits = await hitsFor(context, words)
  if (hits.length > 0 || words.length === 0) return { hits, words, instead: null }
  return searchInstead(context, words)
}

/** The words of a question as they are compared. */
export function wordsOf(q: string): string[] {
  const words = folded(q.slice(0, 1000)).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, mostWords).map(word => word.slice(0, longestWord))
}

// Words such as „der“ are everywhere and tell nothing.
async function tellingWords({ db, language }: Context, words: string[]): Promise<string[]> {
  if (words.length === 0) return []
  const { rows } = await sql<{ word: string }>`
    select word from unnest(${words}::text[]) with ordinality as given (word, place)
    where numnode(to_tsquery(${stemming[language]}::regconfig, word)) > 0 order by place`.execute(db)
  return rows.map(({ word }) => word)
}

async function hitsFor(context: Context, words: string[]): Promise<Hit[]> {
  if (words.length === 0) return []
  const found: Hit[] = []
  for (const kind of context.kinds) found.push(...(await hitsOfKind(context, kind, words)))
  return found
}

async function hitsOfKind(
  { db, clock, language }: Context,
  kind: RecordPlace,
  words: string[],
): Promise<Hit[]> {
  const { placedBy } = recordKinds[kind.name] as RecordPages
  const rows = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .innerJoin(entries(kind.name, language, words).as('entry'), 'entry.recordId', 'id')
    .where(isPublicAt(clock()))
    .select([
      `entry.language`,
      'entry.foundTitle',
      'entry.body',
      'slug',
      ...(placedBy as (keyof RecordColumns)[]),
    ])
    .orderBy(sql`entry.language = ${language}`, 'desc')
    .orderBy('entry.rank', 'desc')
    .orderBy('id', 'desc')
    .limit(mostHits)
    .execute()
  return rows.map(({ foundTitle, body, language: spoken, ...place }) => ({
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
  rank: number
}

/** Each record once: in this language where it has the words there. */
function entries(kind: RecordKindName, language: Language, words: string[]) {
  const prefixes = words.map(word => `${word}:*`).join(' & ')
  const asked = sql`(to_tsquery(case language when 'de' then 'german' else 'english' end::regconfig, ${prefixes})
    || to_tsquery('simple', ${prefixes}))`
  return sql<EntryRow>`(
    select distinct on (record_id) record_id, language, title as found_title, body,
      ts_rank(words, ${asked}) as rank
    from search_entries where kind = ${kind} and words @@ ${asked}
    order by record_id, language = ${language} desc)`
}

async function searchInstead(context: Context, words: string[]): Promise<Found> {
  const known = await wordsInTitles(context)
  const nearer = words.map(word => (known.has(word) ? word : (closestWord(word, known) ?? word)))
  const hits = nearer.join(' ') === words.join(' ') ? [] : await hitsFor(context, nearer)
  return { hits, words: nearer, instead: hits.length > 0 ? nearer.join(' ') : null }
}

// Of what the public sees only: a suggestion must not tell what is hidden.
async function wordsInTitles(context: Context): Promise<Set<string>> {
  const known = new Set<string>()
  for (const kind of context.kinds) {
    const rows = await recordsIn(context.db)
      .selectFrom(tableOf(kind))
      .select('title')
      .where(isPublicAt(context.clock()))
      .execute()
    for (const { title } of rows) for (const word of wordsOfTitle(title)) known.add(word)
  }
  return known
}

function wordsOfTitle({ de, en }: { de: string; en: string }): string[] {
  return [...wordsOf(de), ...wordsOf(en)]
}
