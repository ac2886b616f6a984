import { newsKind } from '#server/news/news.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { personKind } from '#server/people/people.ts'
import { type SearchIndex, searchIndexOf } from '#server/platform/records/records.ts'

/** The search index of every kind of record. */
export const searchIndexes: readonly SearchIndex[] = [
  searchIndexOf(newsKind),
  searchIndexOf(pagesKind),
  searchIndexOf(personKind),
]
