import { articleKind } from '#server/articles/articles.ts'
import { contestKind } from '#server/contests/contests.ts'
import { eventKind } from '#server/events/events.ts'
import { groupKind } from '#server/groups/groups.ts'
import { editionKind } from '#server/lecture/lecture.ts'
import { newsKind } from '#server/news/news.ts'
import { newsletterKind } from '#server/newsletter/newsletter.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { personKind } from '#server/people/people.ts'
import { type SearchIndex, searchIndexOf } from '#server/platform/records/records.ts'
import { pollKind } from '#server/polls/polls.ts'
import { reportKind } from '#server/reports/reports.ts'

/**
 * The search indexes of all kinds of records that visitors can search. Not derived from the areas, because
 * that would be a circular import.
 */
export const searchIndexes: readonly SearchIndex[] = [
  searchIndexOf(newsKind),
  searchIndexOf(pagesKind),
  searchIndexOf(personKind),
  searchIndexOf(groupKind),
  searchIndexOf(eventKind),
  searchIndexOf(editionKind),
  searchIndexOf(pollKind),
  searchIndexOf(contestKind),
  searchIndexOf(newsletterKind),
  searchIndexOf(articleKind),
  searchIndexOf(reportKind),
]
