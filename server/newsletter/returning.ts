import { fail } from '#contract/errors.ts'
import type { OwnSubscription, Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { keepConsent, refuseUnknownVersion } from '#server/platform/forms/forms.ts'
import { maskedAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { markOf } from './marks.ts'
import { openReturn } from './return-link.ts'
import { findMailbox, insertActive, lockMailbox, type SubscriberRow } from './subscriber-queries.ts'

/** Returns what a return link would do. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findReturn(context: Context, token: string): Promise<OwnSubscription> {
  const { id, email, language } = openReturn(context, token)
  const state = stateOnReturn(await findMailbox(context.db, id), id)
  return { state, locale: language, maskedEmail: maskedAddress(email), pausedUntil: null }
}

/**
 * Subscribes a former subscriber again, as a new subscription; an active one stays unchanged. Throws
 * `linkInvalid`, and `linkExpired` also for a link of any but the last subscription.
 */
export async function subscribeAgain(
  context: Context,
  { token, consentVersion: version }: { token: string; consentVersion?: number | undefined },
): Promise<Subscription> {
  refuseUnknownVersion('newsletter', version)
  const { db, clock, secret } = context
  const { id, email, language } = openReturn(context, token)
  if (stateOnReturn(await lockMailbox(db, id), id) === 'left') {
    const again = await insertActive(db, { mark: markOf(secret, email), email, language, now: clock() })
    if (again !== null) await keepConsent(context, 'newsletter', { subject: again, version })
  }
  return { state: 'active', locale: language }
}

function stateOnReturn(mailbox: readonly SubscriberRow[], id: number): 'active' | 'left' {
  const last = mailbox.findLast(({ state }) => state !== 'pending')
  if (last?.state === 'active') return 'active'
  if (last?.state !== 'left' || last.id !== id) throw fail('linkExpired')
  return 'left'
}
