import { type Kysely, sql } from 'kysely'
import { authorsOf, initialsOf } from '#contract/articles/authors.ts'
import { unmarked } from '#contract/articles/marked-text.ts'
import { folded } from '#contract/folding.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isPublicAt, phrasePattern, searchPatterns } from '#server/platform/records/records.ts'
import { type ArticleRow, type CardRow, onCards } from './queries.ts'

const mostShown = 3
const mostOfEachEnd = 3 // authors: those who began the work, and those who led it
const mostWords = 6
const shortestWord = 5 // letters: shorter ones say little of what a work is about
const longestTitle = 300 // characters: what is compared of it
const least = 2 // an author, two words of the title, or one and the subject

/**
 * Public ones that share authors or the subject with this one. Only those are compared that have an author in common, or
 * the two longest words of the title: an index finds them.
 */
export async function findRelated(
  db: Kysely<Database>,
  now: Date,
  row: Pick<ArticleRow, 'id' | 'title' | 'authors' | 'authorStyle' | 'categoryId'>,
): Promise<CardRow[]> {
  const [authors, words] = [authorPatterns(row), wordPatterns(row.title)]
  const [first, second] = words
  const isLike = (pattern: string) => sql<boolean>`search_text like ${pattern}`
  const compared = [
    ...authors.map(isLike),
    ...(first && second ? [sql<boolean>`(${isLike(first)} and ${isLike(second)})`] : []),
  ]
  if (compared.length === 0) return []
  // The title stands in front.
  const inTitle = (pattern: string) =>
    sql<number>`(left(search_text, ${longestTitle}::int) like ${pattern})::int`
  const points = [
    ...authors.map(pattern => sql<number>`2 * (${isLike(pattern)})::int`),
    ...words.map(inTitle),
    sql<number>`coalesce((category_id = ${row.categoryId})::int, 0)`,
  ]
  const alike = sql<number>`(${sql.join(points, sql` + `)})`
  return db
    .selectFrom('articles')
    .where(isPublicAt(now))
    .where('id', '!=', row.id)
    .where(({ or }) => or(compared))
    .where(sql<boolean>`${alike} >= ${least}`)
    .select([...onCards])
    .orderBy(alike, 'desc')
    .orderBy('year', order => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
}

// A search text names authors as lists do: `ladd me, quick hh`.
function authorPatterns({ authors, authorStyle }: Pick<ArticleRow, 'authors' | 'authorStyle'>): string[] {
  const people = authorsOf(authors, authorStyle).filter(({ isGroup, given }) => !isGroup && given !== '')
  const told = [...new Set([...people.slice(0, mostOfEachEnd), ...people.slice(-mostOfEachEnd)])]
  return told.map(({ family, given }) => phrasePattern(`${family} ${initialsOf(given).slice(0, 1)}`))
}

function wordPatterns(title: string): string[] {
  const words = folded(unmarked(title))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length >= shortestWord)
  const longestFirst = [...new Set(words)].sort((a, b) => b.length - a.length)
  return searchPatterns(longestFirst.slice(0, mostWords).join(' '))
}
