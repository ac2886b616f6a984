import { sql } from 'kysely'
import { type Language, languages } from '#contract/language.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import type { RecordFields, RecordKind } from './kind.ts'
import { folded } from './search-text.ts'

/** To be raised whenever a record is to be found by other words: the next start then makes the index anew. */
export const searchForm = 1

const longestBody = 50_000 // characters: what is found further down nobody looks for

/** PostgreSQL's name for the stemming of a language. */
export const stemming = { de: 'german', en: 'english' } as const satisfies Record<Language, string>

/** Writes down what readers can find of a record, in the transaction of its save. */
export async function putSearch<F extends RecordFields>(
  db: Kysely<Database>,
  kind: RecordKind<F>,
  recordId: number,
  fields: F,
): Promise<void> {
  await db
    .deleteFrom('searchEntries')
    .where('kind', '=', kind.name)
    .where('recordId', '=', recordId)
    .execute()
  for (const language of languages) {
    const { title, words } = kind.searchText(fields, language)
    const body = words.filter(Boolean).join(' ').slice(0, longestBody)
    if (title === '' && body === '') continue
    await db
      .insertInto('searchEntries')
      .values({ kind: kind.name, recordId, language, title, body, words: vector(title, body, language) })
      .execute()
  }
}

// Stemmed, so that „Spulen“ finds „Spule“; and as it is, so that the beginning of a word finds it.
function vector(title: string, body: string, language: Language) {
  const config = sql.lit(stemming[language])
  return sql<string>`
    setweight(to_tsvector(${config}::regconfig, ${folded(title)}), 'A')
    || setweight(to_tsvector('simple', ${folded(title)}), 'A')
    || setweight(to_tsvector(${config}::regconfig, ${folded(body)}), 'C')
    || setweight(to_tsvector('simple', ${folded(body)}), 'D')`
}
