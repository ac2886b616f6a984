import { z } from 'zod'
import { day } from '../durations.ts'
import type { StudyFields } from './study.ts'

/**
 * Minimum time between two letters about studies to a volunteer, in milliseconds; each letter contains all
 * that is new by then.
 */
export const notifyAgainAfter = 7 * day

/** Number of volunteers asked for each free place: not everybody is suitable, has time, or answers. */
const askedForPlace = 5

/** Fields of a study that are required before volunteers are written to. */
export const callNeeds = ['title', 'ethicsNumber', 'contact', 'seeksUntil', 'places'] as const
export type CallNeed = (typeof callNeeds)[number]

type Asked = Pick<StudyFields, CallNeed | 'placesTaken'>

/** Returns the missing ones of them; the title is required in both languages. */
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

/** Returns the number of volunteers asked at once: none without a free place. */
export function waveOf({ places, placesTaken }: Pick<Asked, 'places' | 'placesTaken'>): number {
  return askedForPlace * Math.max(0, (places ?? 0) - placesTaken)
}

/** Figures of the call for a study: numbers of volunteers, never who they are. */
export const studyCall = z.object({
  /** Confirmed volunteers to whom it has not been sent yet. */
  untold: z.int(),
  /** Volunteers who would be told if it were sent now, those with the oldest last letter first. */
  next: z.int(),
  /** Those of `next` whose letter is delayed until a week after their last one. */
  later: z.int(),
  /** Volunteers to whom it was sent, and whose letter is in the outbox. */
  told: z.int(),
  /** Volunteers to whom it was sent, and who get it with their next letter. */
  waiting: z.int(),
  /** Those of `told` who are no longer on the list. */
  gone: z.int(),
  /** Volunteers who reported by the link in their letter that they have answered. */
  answered: z.int(),
  /** Fields that the study lacks before the call can be sent. */
  lacks: z.array(z.enum(callNeeds)),
})
export type StudyCall = z.infer<typeof studyCall>
