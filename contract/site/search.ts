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

/** Something found: its title and the place in its text, what was looked for marked. */
export const searchHit = z.object({
  kind: z.enum(recordKindNames),
  title: pieces,
  snippet: pieces,
  language: z.enum(['de', 'en']),
  address: z.string(),
  /** The names of the pages above it, from the section of the site on. */
  trail: z.array(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>

/** The research group that a question names, with what most want of it. */
export const foundGroup = groupDetail
  .pick({ slug: true, name: true, teaser: true, language: true, contact: true, latestPublications: true })
  .extend({
    /** Its leader first. */
    people: z.array(
      z.object({ slug: z.string(), name: z.string(), isLeader: z.boolean(), position: z.string() }),
    ),
    /** Of the events to come that have the words asked for, the first. */
    nextEvent: z
      .object({ slug: z.string(), title: z.string(), start: moment, language: z.enum(['de', 'en']) })
      .nullable(),
  })
export type FoundGroup = z.infer<typeof foundGroup>

export const searchResult = z.object({
  /** Of those listed: at most a thousand, the newest. */
  count: z.int(),
  /** Older ones have the words as well, and are on no page. */
  hasMore: z.boolean(),
  rows: z.array(searchHit),
  /** What was looked for instead, where nothing has the words given; else null. */
  instead: z.string().nullable(),
  /** On the first page, where the question names one. */
  group: foundGroup.nullable(),
})
