import { sql } from 'kysely'
import { folded, splitApostrophes } from '#contract/folding.ts'
import { type Bilingual, type Language, languages } from '#contract/language.ts'
import { kindWords } from '#messages/search-words.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { RecordKind, Saved, SearchText } from './kind.ts'
import { storeWords, wordsIn } from './search-words.ts'

/**
 * Increase whenever records shall be found by other words or have more references: the next start then
 * rebuilds both.
 */
export const searchForm = 8

const longestBody = 50_000 // characters; nobody searches for text further down

/** PostgreSQL's name for the stemming of a language. */
export const stemming = { de: 'german', en: 'english' } as const satisfies Record<Language, string>

const nothing: SearchText = { title: '', words: [] }

/** Stores the search entries of a record, in the transaction of its save. */
export async function putSearch(
  db: Kysely<Database>,
  kind: RecordKind,
  { id: recordId, fields, isNew }: Saved,
): Promise<void> {
  if (!isNew)
    await db
      .deleteFrom('searchEntries')
      .where('kind', '=', kind.name)
      .where('recordId', '=', recordId)
      .execute()
  const entries = languages.flatMap(language =>
    entriesOf(kind.searched?.searchText(fields, language) ?? nothing)
      .filter(({ title, body }) => title !== '' || body !== '')
      .map(entry => ({ language, ...entry, unseen: [namesOf(kind, language), entry.unseen].join(' ') })),
  )
  if (entries.length === 0) return
  const rows = entries.map(({ unseen, ...entry }) => ({
    ...{ kind: kind.name, recordId, ...entry },
    words: vector({ ...entry, unseen }),
  }))
  await db.insertInto('searchEntries').values(rows).execute()
  await storeWords(db, [
    ...new Set(entries.flatMap(({ title, body, unseen }) => wordsIn(`${title} ${body} ${unseen}`))),
  ])
}

/** One permanent entry, and for each end date one with all texts that are valid until then. */
function entriesOf({ title, words, unseen = [], ending = [] }: SearchText) {
  const ends = [...new Set(ending.map(({ until }) => until.getTime()))]
  const lasting = { title, body: bodyOf(words), unseen: unseen.join(' '), until: sql<Date>`'infinity'` }
  return [
    lasting,
    ...ends.map(end => {
      const there = ending.filter(({ until }) => until.getTime() >= end)
      return {
        title,
        body: bodyOf([...words, ...there.flatMap(one => one.words)]),
        unseen: [...unseen, ...there.flatMap(one => one.unseen ?? [])].join(' '),
        until: new Date(end),
      }
    }),
  ]
}

function namesOf({ name }: RecordKind, language: Language): string {
  const named: Partial<Record<RecordKind['name'], Bilingual<string>>> = kindWords
  return named[name]?.[language] ?? ''
}

function bodyOf(words: readonly (string | null)[]): string {
  return words.filter(Boolean).join('\n').slice(0, longestBody) // a line each, so that headings do not run into texts
}

// Stemmed, so that „Spulen“ finds „Spule“, and unstemmed, so that the beginning of a word finds it.
function vector({
  title,
  body,
  unseen,
  language,
}: Record<'title' | 'body' | 'unseen', string> & { language: Language }) {
  const config = sql.lit(stemming[language])
  return sql<string>`
    setweight(to_tsvector(${config}::regconfig, ${searchableText(title)}), 'A')
    || setweight(to_tsvector('simple', ${searchableText(title)}), 'A')
    || setweight(to_tsvector(${config}::regconfig, ${searchableText(unseen)}), 'B')
    || setweight(to_tsvector('simple', ${searchableText(unseen)}), 'B')
    || setweight(to_tsvector(${config}::regconfig, ${searchableText(body)}), 'C')
    || setweight(to_tsvector('simple', ${searchableText(body)}), 'D')`
}

// Splits words as queries are split: PostgreSQL would take `9.4` for one word, and `7-tesla` for three.
function searchableText(text: string): string {
  return folded(splitApostrophes(text)).replace(/[^\p{L}\p{N}]+/gu, ' ')
}
