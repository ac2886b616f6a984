import { z } from 'zod'
import { id, moment } from '../fields.ts'
import { locale } from './subscription.ts'

/** What a recipient can be; who has left has no address any more, and is in no list. */
export const recipientStates = ['pending', 'active', 'disabled'] as const
export type RecipientState = (typeof recipientStates)[number]

/** A reader as staff see them. */
export const recipient = z.object({
  id,
  email: z.string(),
  /** The language in which they read. */
  locale,
  state: z.enum(recipientStates),
  disabled: z.boolean(),
  /** When they signed up, and when they confirmed. */
  createdAt: moment,
  activatedAt: moment.nullable(),
  /** Until when one that is pending can confirm. */
  expiresAt: moment.nullable(),
  /** Why one that staff have imported may be written to; null: they have signed up themselves. */
  legalBasis: z.string().nullable(),
})
export type Recipient = z.infer<typeof recipient>
