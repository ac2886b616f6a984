import { fail } from '#contract/errors.ts'
import type { SubscriberState, Subscription } from '#contract/newsletter/subscription.ts'
import { registrationBehind } from '#server/events/events.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { isRefused, keepConsent, refuseUnknownVersion } from '#server/platform/forms/forms.ts'
import { markOf } from './marks.ts'
import { findByMarks, putAgain } from './subscriber-queries.ts'

/** Whether the page behind the link of a registration offers the newsletter. Throws `linkInvalid` and `linkExpired`. */
export async function findOffer(context: Context, token: string): Promise<{ isOffered: boolean }> {
  return { isOffered: (await standing(context, token)).isOffered }
}

/**
 * Whoever has confirmed a registration reads the newsletter, too, without another letter: its link has proved the address.
 * Who reads it already stays as they are. Throws `linkInvalid`, and `linkExpired` where it is not offered.
 */
export async function acceptOffer(
  context: Context,
  { token, consentVersion: version }: { token: string; consentVersion?: number | undefined },
): Promise<Subscription> {
  refuseUnknownVersion('newsletter', version)
  const { db, clock, language } = context
  const { isOffered, states, email, mark } = await standing(context, token)
  if (!isOffered && !states.includes('active')) throw fail('linkExpired')
  const subject = await putAgain(db, { mark, email, language, now: clock() })
  if (subject !== null) await keepConsent(context, 'newsletter', { subject, version })
  return { state: 'active', locale: language }
}

// Not to whom it is sent already, nor where staff or returned letters have ended that, nor who refused letters that ask.
async function standing(context: Context, token: string) {
  const { state, email } = await registrationBehind(context, token)
  const mark = markOf(context.secret, email)
  const states: SubscriberState[] = (await findByMarks(context.db, [mark])).map(row => row.state)
  const isKnown = states.includes('active') || states.includes('disabled')
  const isOffered = state === 'confirmed' && !isKnown && !(await isRefused(context, email))
  return { isOffered, states, email, mark }
}
