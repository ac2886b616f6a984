import { z } from 'zod'
import { day } from '../durations.ts'

/** How long after a letter about studies the next one comes at the earliest, in milliseconds; both hold all that is new by then. */
export const tellAgainAfter = 7 * day

/** How it stands with the call for a study: how many volunteers, never who. */
export const studyCall = z.object({
  /** Would be told if it were sent now: they are confirmed, and it was not sent to them before. */
  untold: z.int(),
  /** Of them, those whose letter waits for a week to be over since their last one. */
  later: z.int(),
  /** It was sent to them, and their letter is in the outbox. */
  told: z.int(),
  /** It was sent to them, and waits for their next letter. */
  waiting: z.int(),
})
export type StudyCall = z.infer<typeof studyCall>
