import { z } from 'zod'
import { key } from '../fields.ts'
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

export const searchResult = z.object({
  /** Of those listed: at most a thousand, the newest. */
  count: z.int(),
  /** Older ones have the words as well, and are on no page. */
  hasMore: z.boolean(),
  rows: z.array(searchHit),
  /** What was looked for instead, where nothing has the words given; else null. */
  instead: z.string().nullable(),
})
