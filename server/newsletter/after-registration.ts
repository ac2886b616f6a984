import { fail } from '#contract/errors.ts'
import type { SubscriberState, Subscription } from '#contract/newsletter/subscription.ts'
import { findRegistrationByLink } from '#server/events/events.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isRefused, keepConsent, refuseUnknownVersion } from '#server/platform/forms/forms.ts'
import { markOf } from './marks.ts'
import { findByMarks, insertActive } from './subscriber-queries.ts'

/**
 * Returns whether the page behind a registration link offers the newsletter. Throws `linkInvalid` and
 * `linkExpired`.
 */
export async function findOffer(context: Context, token: string): Promise<{ isOffered: boolean }> {
  return { isOffered: (await findOfferState(context, token)).isOffered }
}

/**
 * Subscribes a guest with a confirmed registration without another letter, because the link has proved the
 * address. An active subscription stays unchanged. Throws `linkInvalid`, and `linkExpired` if the newsletter
 * is not offered.
 */
export async function acceptOffer(
  context: Context,
  { token, consentVersion: version }: { token: string; consentVersion?: number | undefined },
): Promise<Subscription> {
  refuseUnknownVersion('newsletter', version)
  const { db, clock, language } = context
  const { isOffered, states, email, mark } = await findOfferState(context, token)
  if (!isOffered && !states.includes('active')) throw fail('linkExpired')
  const subject = await insertActive(db, { mark, email, language, now: clock() })
  if (subject !== null) await keepConsent(context, 'newsletter', { subject, version })
  return { state: 'active', locale: language }
}

// Not offered to active subscribers, to those whom staff or returned letters have disabled, and to addresses
// that have refused such letters.
async function findOfferState(context: Context, token: string) {
  const { state, email } = await findRegistrationByLink(context, token)
  const mark = markOf(context.secret, email)
  const states: SubscriberState[] = (await findByMarks(context.db, [mark])).map(row => row.state)
  const isKnown = states.includes('active') || states.includes('disabled')
  const isOffered = state === 'confirmed' && !isKnown && !(await isRefused(context, email))
  return { isOffered, states, email, mark }
}
