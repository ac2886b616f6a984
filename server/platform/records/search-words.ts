import { sql } from 'kysely'
import { folded } from '#contract/folding.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

export const longestWord = 40 // characters
const shortest = 4 // letters; shorter words resemble too many others
const mostNear = 2000 // words with the same beginning or end; looking through more is of no use
const portion = 1000 // words that one statement looks up

/** Returns the normalised words of a text. */
export function wordsIn(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].map(word => word.slice(0, longestWord))
}

/** Stores words for the correction of typing errors. Sorted, so that concurrent saves do not deadlock. */
export async function storeWords(db: Kysely<Database>, words: string[]): Promise<void> {
  const kept = words.filter(word => word.length >= shortest && !/^\d+$/.test(word)).sort()
  if (kept.length === 0) return
  await sql`insert into known_words (word) select unnest(${kept}::text[]) on conflict do nothing`.execute(db)
}

/** Deletes words that no record contains any more, such as the name of a deleted person. Not within a transaction. */
export async function deleteUnusedWords(db: Kysely<Database>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<{ word: string }>`
      select word from known_words where word > ${after} order by word limit ${portion}`.execute(db)
    const words = rows.map(({ word }) => word)
    const last = words.at(-1)
    if (last === undefined) return
    await sql`
      delete from known_words where word = any(${words}) and not exists (
        select from search_entries where words @@ to_tsquery('simple', known_words.word))`.execute(db)
    after = last
  }
}

/**
 * Returns known words of similar length that begin or end like this one, because an error is rarely at both
 * ends.
 */
export async function wordsLike(db: Kysely<Database>, word: string): Promise<string[]> {
  if (word.length < shortest) return []
  const same = Math.max(1, Math.floor(word.length / 3))
  const beginning = `${word.slice(0, same)}%`
  const end = `${[...word].reverse().join('').slice(0, same)}%`
  const { rows } = await sql<{ word: string }>`
    select word from known_words
    where (word like ${beginning} or reverse(word) like ${end})
      and length(word) between ${word.length - 2} and ${word.length + 2}
    limit ${mostNear}`.execute(db)
  return rows.map(row => row.word)
}
