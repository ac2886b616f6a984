import { z } from 'zod'
import { id, moment } from '../fields.ts'

/** Who gets an issue again: those whose letter failed, those who have subscribed since, or everybody. */
export const sendingAgain = ['failed', 'newSince', 'all'] as const
export type SendingAgain = (typeof sendingAgain)[number]

/** Actions on a sending. `stop`: letters not sent by then are never sent. */
export const sendingActs = ['stop', 'pause', 'resume'] as const
export type SendingAct = (typeof sendingActs)[number]

const count = z.int()

/** Status of the sending of an issue. */
export const sending = z.object({
  /** Current number of readers in each language. */
  readers: z.object({ de: count, en: count }),
  /** Number of them who have not been sent this issue. */
  newSince: count,
  /** Number of recipients at the time of sending, in all rounds together. */
  frozen: count,
  /**
   * Number of their letters by state, in total always `frozen`: still to be handed over, handed over,
   * refused, perhaps arrived, for readers who had left before, and for those to whom nothing is sent.
   */
  figures: z.object({
    ...{ queued: count, sent: count, failed: count, uncertain: count, left: count, suppressed: count },
  }),
  /** Number of `suppressed` letters whose sending staff stopped. They can still be sent. */
  stopped: count,
  /** Time before which nothing is sent. */
  sendAfter: moment.nullable(),
  /** Since when the sending is paused, by staff or because too many letters failed. */
  paused: z.object({ at: moment, because: z.enum(['staff', 'failures']) }).nullable(),
  /** Letters sent within the last minute. */
  perMinute: count,
  /** Of the letters handed over: those returned permanently or temporarily, and those reported as spam. */
  bounced: z.object({ hard: count, soft: count, complaint: count }),
  /** Number of readers who unsubscribed after this issue and before the next one. */
  leftAfter: count,
  /** Views of its page in the archive in the last 25 months; null if another program counts views. */
  readInArchive: count.nullable(),
  /** Reasons for failed and uncertain letters, in the reader's language, the most frequent first. */
  reasons: z.array(z.object({ message: z.string(), count })),
})
export type Sending = z.infer<typeof sending>

/** Input and output of the specification's retry call: the number of letters queued again. */
export const retryInput = z.strictObject({ id: z.coerce.number().pipe(id) })
export const retryAnswer = z.object({ requeued: count })
