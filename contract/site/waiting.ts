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
  drafts: z.array(waitingRecord),
  translations: z.array(waitingRecord.extend({ language: z.enum(languages) })),
  scheduled: z.array(waitingRecord.extend({ publishAt: moment })),
  changed: z.array(waitingRecord.extend({ by: z.string() })),
  translated: bilingual(share),
})
export type WaitingRecords = z.infer<typeof waitingRecords>

/** Numbers that should be nought; each area counts its own. */
export const waitingCounts = [
  'failedMails',
  'delayedMails',
  'unreadMailboxes',
  'openIncidents',
  'overdueDataRequests',
  'undescribedPictures',
  'pausedIssues',
  'suggestedArticles',
] as const
export type WaitingCount = (typeof waitingCounts)[number]

/** What needs the caller today: records of the kinds that their flags open, and counts above nought. */
export const waitingForMe = waitingRecords.extend({
  counts: z.array(z.object({ name: z.enum(waitingCounts), count: z.int() })),
})
