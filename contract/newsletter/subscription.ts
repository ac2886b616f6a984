import { z } from 'zod'
import { day } from '../durations.ts'
import { email } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'

/** Milliseconds for which the link that activates a subscription works; what is not activated by then is deleted. */
export const activationLife = lifeDays.unconfirmedSubscription * day

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

export const locale = z.enum(['de', 'en'], { error: 'localeRequired' })

/** `locale`: the language in which somebody reads the newsletter. */
export const subscriptionForm = formWithConsent({ email, locale })

/** How it stands with a subscription, for whoever has the link of a letter. The address is never told. */
export const subscription = z.object({ state: z.enum(subscriberMachine.names), locale })
export type Subscription = z.infer<typeof subscription>
