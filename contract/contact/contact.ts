import { z } from 'zod'
import { consent, email, line, lines, name } from '../fields.ts'

const messageLength = 5000 // two pages; longer things are better attached to a reply

const pageLength = 300 // an address, or a sentence about where it is

export const contactMessage = z.strictObject({
  name: name('validName'),
  email,
  message: lines(messageLength, 'validMessage').pipe(z.string().min(1, { error: 'validMessage' })),
  consent,
  /** Hidden from people; machines fill it in. */
  website: z.string().max(500).optional(),
  /** Seconds the form was open, measured in the browser; only ever raises a score. */
  seconds: z.coerce.number().min(0).max(1_000_000).optional(),
})
export type ContactMessage = z.infer<typeof contactMessage>

/** A message about something on the website that somebody cannot use. */
export const barrierReport = contactMessage.extend({
  /** Where it is, in the visitor's words; may be empty. */
  page: line(pageLength, 'length'),
})
export type BarrierReport = z.infer<typeof barrierReport>

/** From which score on a message is kept apart as likely spam. */
export const spamLimit = 5

/** How much a message looks like spam: links weigh, haste weighs, a filled trap decides. */
export function spamScore(message: Pick<ContactMessage, 'message' | 'website' | 'seconds'>): number {
  const links = message.message.match(/https?:\/\//gi)?.length ?? 0
  const haste = message.seconds !== undefined && message.seconds < 2 ? 2 : 0
  return (message.website ? 10 : 0) + Math.min(links, 5) + haste
}
