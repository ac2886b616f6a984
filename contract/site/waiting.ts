import { z } from 'zod'
import { bilingual, id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { recordKindNames } from '../record-kinds.ts'

/** A record that needs attention: its kind, id and title. */
export const waitingRecord = z.object({
  kind: z.enum(recordKindNames),
  id,
  title: bilingual(z.string()),
  updatedAt: moment,
})
export type WaitingRecord = z.infer<typeof waitingRecord>

/**
 * A possible target of a link, and whether readers have a page of it now: otherwise they see the words
 * without a link.
 */
export const linkTarget = waitingRecord.extend({ hasPage: z.boolean() })

/** Of the visible records, the number that are up to date in a language. */
const share = z.object({ current: z.int(), all: z.int() })

/** Records of one kind that need attention from staff, and those changed by colleagues of the caller. */
export const waitingRecords = z.object({
  drafts: z.array(waitingRecord.extend({ by: z.string() })),
  translations: z.array(waitingRecord.extend({ language: z.enum(languages) })),
  scheduled: z.array(waitingRecord.extend({ publishAt: moment })),
  changed: z.array(waitingRecord.extend({ by: z.string() })),
  translated: bilingual(share),
})
export type WaitingRecords = z.infer<typeof waitingRecords>

/** Counts that should be zero; each area provides its own. */
export const waitingCounts = [
  'missingMailServer',
  'failedMails',
  'delayedMails',
  'unreadMailboxes',
  'openIncidents',
  'overdueDataRequests',
  'siteMistakes',
  'undescribedPictures',
  'pausedIssues',
  'suggestedArticles',
  'endingAccounts',
] as const
export type WaitingCount = (typeof waitingCounts)[number]

/**
 * Things to do about a record: contributions to be decided, people who wait for a seat, a poll that ends
 * within days.
 */
export const waitingThings = ['contributions', 'waitingList', 'pollEnds'] as const
export const waitingThing = waitingRecord.pick({ kind: true, id: true, title: true }).extend({
  name: z.enum(waitingThings),
  /** How many wait; null if there is nothing to count. */
  count: z.int().nullable(),
  /** The person who has waited longest; empty if nobody may be named. */
  by: z.string(),
  /** Time since which the first one has waited. */
  since: moment.nullable(),
  /** Due date: the start of an event, the end of a poll. */
  due: moment.nullable(),
})
export type WaitingThing = z.infer<typeof waitingThing>

/**
 * What needs the caller's attention today: records of the kinds that the caller's flags open, and counts
 * above zero.
 */
export const waitingForMe = waitingRecords.extend({
  /** The one due next comes first. */
  things: z.array(waitingThing),
  /** `since`: time of the oldest one, if known. */
  counts: z.array(z.object({ name: z.enum(waitingCounts), count: z.int(), since: moment.nullable() })),
})
