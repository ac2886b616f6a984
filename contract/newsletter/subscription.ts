import { z } from 'zod'
import { day } from '../durations.ts'
import { email, moment } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'
import { pauseMonths } from './pause-months.ts'

/**
 * Milliseconds for which the activation link of a subscription is valid; subscriptions not activated by then
 * are deleted.
 */
export const activationLife = lifeDays.unconfirmedSubscription * day

/** Milliseconds for which the link is valid by which a former subscriber returns. */
export const returnLife = lifeDays.newsletterReturn * day

/**
 * States of a subscription. `pending`: the button behind the link in the first letter has not been pressed
 * yet. `disabled`: staff have stopped the sending. `left`: unsubscribed; the address is deleted, the proof of
 * consent is kept.
 */
export const subscriberMachine = states({
  pending: ['active'],
  active: ['disabled', 'left'],
  disabled: ['active', 'left'],
  left: [],
})
export type SubscriberState = StateOf<typeof subscriberMachine>

/** Months of a pause; 0 ends it. */
export const pause = z.literal([0, ...pauseMonths])
export type Pause = z.infer<typeof pause>

export const locale = z.enum(['de', 'en'], { error: 'localeRequired' })

/** `locale`: language of the newsletter. */
export const subscriptionForm = formWithConsent({ email, locale })

/** Status of a subscription, for the holder of a link from a letter. */
export const subscription = z.object({ state: z.enum(subscriberMachine.names), locale })
export type Subscription = z.infer<typeof subscription>

/**
 * The same for its own page. Issues are forwarded, so only the first letter and the domain of the address are
 * shown; null once it is deleted.
 */
export const ownSubscription = subscription.extend({
  maskedEmail: z.string().nullable(),
  /** End of the pause, if the reader chose one. */
  pausedUntil: moment.nullable(),
})
export type OwnSubscription = z.infer<typeof ownSubscription>
