import { eventKind } from '#server/events/events.ts'
import { groupKind } from '#server/groups/groups.ts'
import { editionKind } from '#server/lecture/lecture.ts'
import { newsKind } from '#server/news/news.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { personKind } from '#server/people/people.ts'
import { type SearchIndex, searchIndexOf } from '#server/platform/records/records.ts'

/**
 * The search index of every kind of record that readers search. Named one by one: `npm run reindex` runs this without a
 * build, and whole areas bring their letters along, which are JSX.
 */
export const searchIndexes: readonly SearchIndex[] = [
  searchIndexOf(newsKind),
  searchIndexOf(pagesKind),
  searchIndexOf(personKind),
  searchIndexOf(groupKind),
  searchIndexOf(eventKind),
  searchIndexOf(editionKind),
]
