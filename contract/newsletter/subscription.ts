import { z } from 'zod'
import { day } from '../durations.ts'
import { email, moment } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'
import { pauseMonths } from './pause-months.ts'

/** Milliseconds for which the link that activates a subscription works; what is not activated by then is deleted. */
export const activationLife = lifeDays.unconfirmedSubscription * day

/** Milliseconds for which the link works by which somebody who has left comes back. */
export const returnLife = lifeDays.newsletterReturn * day

/**
 * A reader of the newsletter. `pending`: has not pressed the button behind the link in the first letter yet. `disabled`:
 * staff have ended the sending. `left`: has unsubscribed; the address is gone, and what proves the consent stays.
 */
export const subscriberMachine = states({
  pending: ['active'],
  active: ['disabled', 'left'],
  disabled: ['active', 'left'],
  left: [],
})
export type SubscriberState = StateOf<typeof subscriberMachine>

/** For how many months a reader pauses; 0 ends a pause. */
export const pause = z.literal([0, ...pauseMonths])
export type Pause = z.infer<typeof pause>

export const locale = z.enum(['de', 'en'], { error: 'localeRequired' })

/** `locale`: the language in which somebody reads the newsletter. */
export const subscriptionForm = formWithConsent({ email, locale })

/** How it stands with a subscription, for whoever has the link of a letter. */
export const subscription = z.object({ state: z.enum(subscriberMachine.names), locale })
export type Subscription = z.infer<typeof subscription>

/** The same on its page. Issues are passed on, so the address is told by its first letter and its domain alone; null once it is gone. */
export const ownSubscription = subscription.extend({
  maskedEmail: z.string().nullable(),
  /** Until when no issue is sent, where its reader wants that. */
  pausedUntil: moment.nullable(),
})
export type OwnSubscription = z.infer<typeof ownSubscription>
