import { type Kysely, sql } from 'kysely'
import { authorsOf, initialsOf } from '#contract/articles/authors.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { folded } from '#contract/folding.ts'
import type { Database } from '#server/platform/database/database.ts'
import { phrasePattern, publicCondition, searchPatterns } from '#server/platform/records/records.ts'
import { type ArticleRow, type CardRow, findCards } from './queries.ts'

const mostShown = 3
const mostOfEachEnd = 3 // the first and the last authors: those who began the work, and those who led it
const mostWords = 6
const shortestWord = 5 // letters: shorter words say little about the topic
const longestTitle = 300 // characters of a title that are compared
const least = 2 // points: an author, two words of the title, or one word and the category

// The title and the authors, at the beginning of a search text; as in the index `articles_beginnings`.
const beginning = sql<string>`left(search_text, 4000)`

/**
 * Finds public articles that share authors or the subject with this one. Only those with an author or the two
 * longest title words in common are compared, because an index finds them.
 */
export async function findRelated(
  db: Kysely<Database>,
  now: Date,
  row: Pick<ArticleRow, 'id' | 'title' | 'authors' | 'authorStyle' | 'categoryId'>,
): Promise<CardRow[]> {
  const [authors, words] = [distinctAuthors(row), longestWords(row.title)]
  const wanted = [...authors.map(({ family }) => wordsOf(family)), words.slice(0, 2).map(word => `${word}:*`)]
    .filter((all, at) => all.length > (at < authors.length ? 0 : 1))
    .map(all => `(${all.join(' & ')})`)
  if (wanted.length === 0) return []
  const isCompared = sql<boolean>`to_tsvector('simple', ${beginning}) @@ to_tsquery('simple', ${wanted.join(' | ')})`
  // Materialised, because a search text is stored compressed and should be read only once.
  const found = db
    .selectFrom('articles')
    .where(publicCondition(now))
    .where('id', '!=', row.id)
    .where(isCompared)
    .select(['id', 'year', 'categoryId', beginning.as('names')])
  const points = [
    ...authors.map(({ pattern }) => sql<number>`2 * (names like ${pattern})::int`),
    ...words
      .flatMap(searchPatterns)
      .map(pattern => sql<number>`(left(names, ${longestTitle}::int) like ${pattern})::int`),
    sql<number>`coalesce((category_id = ${row.categoryId})::int, 0)`,
  ]
  const weighed = db
    .with(
      cte => cte('found').materialized(),
      () => found,
    )
    .selectFrom('found')
    .select(['id', 'year', sql<number>`(${sql.join(points, sql` + `)})`.as('alike')])
  const nearest = await db
    .with(
      cte => cte('weighed').materialized(),
      () => weighed,
    )
    .selectFrom('weighed')
    .where('alike', '>=', least)
    .select('id')
    .orderBy('alike', 'desc')
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return findCards(
    db,
    nearest.map(({ id }) => id),
  )
}

// A search text holds authors in list style: `ladd me, quick hh`.
function distinctAuthors({ authors, authorStyle }: Pick<ArticleRow, 'authors' | 'authorStyle'>) {
  const people = authorsOf(authors, authorStyle).filter(({ isGroup, given }) => !isGroup && given !== '')
  const selected = [...new Set([...people.slice(0, mostOfEachEnd), ...people.slice(-mostOfEachEnd)])]
  return selected.map(({ family, given }) => ({
    family,
    pattern: phrasePattern(`${family} ${initialsOf(given).slice(0, 1)}`),
  }))
}

function longestWords(title: string): string[] {
  const words = wordsOf(unmarked(title)).filter(word => word.length >= shortestWord)
  return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, mostWords)
}

/** Splits a text into words of letters and digits, as the index and its queries do. */
function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
}
