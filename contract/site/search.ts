import { z } from 'zod'
import { key, moment } from '../fields.ts'
import { groupDetail } from '../groups/shown.ts'
import { recordKindNames } from '../record-kinds.ts'
import { hitsOnPage, longestQuestion, mostPages } from './question.ts'

export { longestQuestion }

export const searchQuestion = z.strictObject({
  q: key(longestQuestion),
  page: z.coerce.number().pipe(z.int().min(1).max(mostPages)).default(1),
  limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(hitsOnPage),
})

const pieces = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))

/** A search hit: its title and an excerpt of its text, with the matches marked. */
export const searchHit = z.object({
  kind: z.enum(recordKindNames),
  title: pieces,
  snippet: pieces,
  language: z.enum(['de', 'en']),
  address: z.string(),
  /** Names of the pages above it, from the section on. */
  trail: z.array(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>

/** The research group that a search text names, with what readers most often look for. */
export const foundGroup = groupDetail
  .pick({ slug: true, name: true, teaser: true, language: true, contact: true, latestPublications: true })
  .extend({
    /** The leader first. */
    people: z.array(
      z.object({ slug: z.string(), name: z.string(), isLeader: z.boolean(), position: z.string() }),
    ),
    /** The first upcoming event that matches the search text. */
    nextEvent: z
      .object({ slug: z.string(), title: z.string(), start: moment, language: z.enum(['de', 'en']) })
      .nullable(),
  })
export type FoundGroup = z.infer<typeof foundGroup>

export const searchResult = z.object({
  /** Number of hits listed: at most a thousand, the newest. */
  count: z.int(),
  /** Whether older hits exist that are on no page. */
  hasMore: z.boolean(),
  rows: z.array(searchHit),
  /** The text searched for instead, if the given one has no hits; else null. */
  instead: z.string().nullable(),
  /** On the first page, if the search text names one. */
  group: foundGroup.nullable(),
})
