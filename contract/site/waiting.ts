import { z } from 'zod'
import { bilingual, id, moment } from '../fields.ts'
import { languages } from '../language.ts'
import { recordKindNames } from '../record-kinds.ts'

/** A record that waits for somebody: where it is and what it is called. */
export const waitingRecord = z.object({
  kind: z.enum(recordKindNames),
  id,
  title: bilingual(z.string()),
  updatedAt: moment,
})
export type WaitingRecord = z.infer<typeof waitingRecord>

/** What a link can lead to, and whether readers have a page of it now: else they see plain words. */
export const linkTarget = waitingRecord.extend({ hasPage: z.boolean() })

/** Of the records that readers see, how many a language has as they are now. */
const share = z.object({ current: z.int(), all: z.int() })

/** What of a kind of record waits for staff, and what colleagues of the caller changed. */
export const waitingRecords = z.object({
  drafts: z.array(waitingRecord.extend({ by: z.string() })),
  translations: z.array(waitingRecord.extend({ language: z.enum(languages) })),
  scheduled: z.array(waitingRecord.extend({ publishAt: moment })),
  changed: z.array(waitingRecord.extend({ by: z.string() })),
  translated: bilingual(share),
})
export type WaitingRecords = z.infer<typeof waitingRecords>

/** Numbers that should be nought; each area counts its own. */
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

/** What waits about a record: entries to be decided, guests who wait for a seat, a poll that ends within days. */
export const waitingThings = ['contributions', 'waitingList', 'pollEnds'] as const
export const waitingThing = waitingRecord.pick({ kind: true, id: true, title: true }).extend({
  name: z.enum(waitingThings),
  /** How many wait; null where nothing is counted. */
  count: z.int().nullable(),
  /** Who waits longest; empty where nobody may be named. */
  by: z.string(),
  /** Since when the first one waits. */
  since: moment.nullable(),
  /** The day by which it matters: of an event its start, of a poll its end. */
  due: moment.nullable(),
})
export type WaitingThing = z.infer<typeof waitingThing>

/** What needs the caller today: records of the kinds that their flags open, and counts above nought. */
export const waitingForMe = waitingRecords.extend({
  /** What is due next comes first. */
  things: z.array(waitingThing),
  /** `since`: when the oldest of them came, where that is known. */
  counts: z.array(z.object({ name: z.enum(waitingCounts), count: z.int(), since: moment.nullable() })),
})
