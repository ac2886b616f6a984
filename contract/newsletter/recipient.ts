import { z } from 'zod'
import { day } from '../durations.ts'
import { id, moment } from '../fields.ts'
import { locale } from './subscription.ts'

/** What a recipient can be; who has left has no address any more, and is in no list. */
export const recipientStates = ['pending', 'active', 'disabled'] as const
export type RecipientState = (typeof recipientStates)[number]

/**
 * Why nothing is sent to a reader: staff ended it; they reported an issue as spam; their mailbox is not there, has moved,
 * or takes no mail at all; or several issues came back within a short time.
 */
export const disabledReasons = [
  'staff',
  'complaint',
  'unknownUser',
  'unknownHost',
  'moved',
  'acceptsNoMail',
  'undelivered',
] as const
export type DisabledReason = (typeof disabledReasons)[number]

/** So many issues that came back for now, within so many milliseconds, end the sending. */
export const mostUndelivered = { letters: 3, within: 30 * day }

/** A reader as staff see them. */
export const recipient = z.object({
  id,
  email: z.string(),
  /** The language in which they read. */
  locale,
  state: z.enum(recipientStates),
  disabled: z.boolean(),
  /** Why nothing is sent, and since when; null for all others. */
  disabledReason: z.enum(disabledReasons).nullable(),
  disabledAt: moment.nullable(),
  /** Until when they want no issues; null where they want them. */
  pausedUntil: moment.nullable(),
  /** When they signed up, and when they confirmed. */
  createdAt: moment,
  activatedAt: moment.nullable(),
  /** Until when one that is pending can confirm. */
  expiresAt: moment.nullable(),
  /** Why one that staff have imported may be written to; null: they have signed up themselves. */
  legalBasis: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipient>
