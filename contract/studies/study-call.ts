import { z } from 'zod'
import { day } from '../durations.ts'
import type { StudyFields } from './study.ts'

/** How long after a letter about studies the next one comes at the earliest, in milliseconds; both hold all that is new by then. */
export const tellAgainAfter = 7 * day

/** How many are asked for each place that is free: not everybody is suitable, has time, or answers. */
const askedForPlace = 5

/** What a study needs before volunteers are written to. */
export const callNeeds = ['title', 'ethicsNumber', 'contact', 'seeksUntil', 'places'] as const
export type CallNeed = (typeof callNeeds)[number]

type Asked = Pick<StudyFields, CallNeed | 'placesTaken'>

/** What of it is missing; a title in each language. */
export function lackingForCall({ title, ethicsNumber, contact, seeksUntil, places }: Asked): CallNeed[] {
  const isThere = {
    title: title.de !== '' && title.en !== '',
    ethicsNumber: ethicsNumber !== '',
    contact: contact.email !== '' || contact.phone !== '',
    seeksUntil: seeksUntil !== null,
    places: places !== null,
  }
  return callNeeds.filter(name => !isThere[name])
}

/** How many are asked at once: none without a free place. */
export function waveOf({ places, placesTaken }: Pick<Asked, 'places' | 'placesTaken'>): number {
  return askedForPlace * Math.max(0, (places ?? 0) - placesTaken)
}

/** How it stands with the call for a study: how many volunteers, never who. */
export const studyCall = z.object({
  /** Would be told one day if it were sent again and again: they are confirmed, and it was not sent to them before. */
  untold: z.int(),
  /** Would be told if it were sent now, those first whose last letter is the oldest. */
  next: z.int(),
  /** Of these, those whose letter waits for a week to be over since their last one. */
  later: z.int(),
  /** It was sent to them, and their letter is in the outbox. */
  told: z.int(),
  /** It was sent to them, and waits for their next letter. */
  waiting: z.int(),
  /** Of those told, how many are not on the list any more. */
  gone: z.int(),
  /** How many say that they have answered, by the link in their letter. */
  answered: z.int(),
  /** What the study lacks before it can be sent. */
  lacks: z.array(z.enum(callNeeds)),
})
export type StudyCall = z.infer<typeof studyCall>
