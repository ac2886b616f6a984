import { z } from 'zod'
import { id, moment } from '../fields.ts'

/** To whom an issue goes once more: where it failed, to those who have come since, or to everybody. */
export const sendingAgain = ['failed', 'newSince', 'all'] as const
export type SendingAgain = (typeof sendingAgain)[number]

/** What can be done to a sending. `stop`: what has not left by then never leaves. */
export const sendingActs = ['stop', 'pause', 'resume'] as const
export type SendingAct = (typeof sendingActs)[number]

const count = z.int()

/** How it stands with the sending of an issue. */
export const sending = z.object({
  /** How many read the newsletter in each language now. */
  readers: z.object({ de: count, en: count }),
  /** How many of them have not been sent this issue. */
  newSince: count,
  /** To how many it was to go when it was sent, all rounds together. */
  frozen: count,
  /**
   * What has become of their letters, which comes to `frozen` at every moment: still to be handed over, handed over,
   * refused, perhaps arrived, of readers who left before, and of those to whom nothing is sent.
   */
  figures: z.object({
    ...{ queued: count, sent: count, failed: count, uncertain: count, left: count, suppressed: count },
  }),
  /** Of those to whom nothing is sent: because staff stopped the sending. They can still be sent it. */
  stopped: count,
  /** Until when nothing leaves. */
  sendAfter: moment.nullable(),
  /** Since when the sending is paused, and whether too many letters failed. */
  paused: z.object({ at: moment, because: z.enum(['staff', 'failures']) }).nullable(),
  /** How many letters left within the last minute. */
  perMinute: count,
  /** Of those handed over: how many came back for good or for now, and how many were reported as spam. */
  bounced: z.object({ hard: count, soft: count, complaint: count }),
  /** How many unsubscribed after they got it, and before they got another one. */
  leftAfter: count,
  /** How often its page in the archive was seen in the last 25 months; null where another program counts views. */
  readInArchive: count.nullable(),
  /** Why letters failed or are uncertain, in the reader's language, the most frequent first. */
  reasons: z.array(z.object({ message: z.string(), count })),
})
export type Sending = z.infer<typeof sending>

/** What the specification's call to try again is asked, and answers: how many letters are written anew. */
export const retryInput = z.strictObject({ id: z.coerce.number().pipe(id) })
export const retryAnswer = z.object({ requeued: count })
