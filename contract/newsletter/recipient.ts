import { z } from 'zod'
import { day } from '../durations.ts'
import { id, moment } from '../fields.ts'
import { locale } from './subscription.ts'

/** States of a recipient; one who has left has no address any more, and is in no list. */
export const recipientStates = ['pending', 'active', 'disabled'] as const
export type RecipientState = (typeof recipientStates)[number]

/**
 * Why nothing is sent to a reader: stopped by staff; an issue was reported as spam; the mailbox does not
 * exist, has moved, or accepts no mail at all; or several issues were returned within a short time.
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

/** So many issues returned temporarily, within so many milliseconds, stop the sending. */
export const mostUndelivered = { letters: 3, within: 30 * day }

/** A reader as staff see them. */
export const recipient = z.object({
  id,
  email: z.string(),
  /** Language of their issues. */
  locale,
  state: z.enum(recipientStates),
  disabled: z.boolean(),
  /** Why and since when nothing is sent; null for all others. */
  disabledReason: z.enum(disabledReasons).nullable(),
  disabledAt: moment.nullable(),
  /** End of the pause that the reader chose; null without a pause. */
  pausedUntil: moment.nullable(),
  /** Times of signing up and of confirming. */
  createdAt: moment,
  activatedAt: moment.nullable(),
  /** Until when a pending subscription can be confirmed. */
  expiresAt: moment.nullable(),
  /** Legal basis for writing to a reader imported by staff; null: the reader signed up. */
  legalBasis: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipient>
