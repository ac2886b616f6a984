import { monthsLater } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { OwnSubscription, Pause, Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { maskedAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { endSubscriptionsOnRequest } from './leaving.ts'
import { findMailboxByLink } from './leaving-link.ts'
import { takeBackLettersOf } from './letters-ledger.ts'
import { findMailbox, lockMailbox, type SubscriberRow, setLanguage, setPaused } from './subscriber-queries.ts'

interface LeavingLink {
  token: string
  deactivation: string
}

/** Returns the state of a subscription. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findSubscription(context: Context, link: LeavingLink): Promise<OwnSubscription> {
  const of = await findMailboxByLink(context, [link.token, link.deactivation])
  return ownSubscriptionOf(context, await findMailbox(context.db, of))
}

/**
 * Ends all subscriptions of a mailbox, also one made after the letter was sent; repeating it changes nothing.
 * Throws `linkInvalid` and `linkExpired`.
 */
export async function unsubscribe(context: Context, link: LeavingLink): Promise<Subscription> {
  const mailbox = await lockMailboxByLink(context, link)
  const { locale } = subscriptionOf(context, mailbox)
  await endSubscriptionsOnRequest(context, mailbox)
  return { state: 'left', locale }
}

/**
 * Changes the language of future letters. Throws `linkInvalid`, and `linkExpired` without a current
 * subscription.
 */
export async function changeLanguage(
  context: Context,
  { locale, ...link }: LeavingLink & { locale: Language },
): Promise<Subscription> {
  const reader = readerIn(await lockMailboxByLink(context, link))
  if (!reader) throw fail('linkExpired')
  await setLanguage(context.db, reader.id, locale)
  return { state: reader.state, locale }
}

/**
 * Pauses issues to a reader for that many months, including waiting letters; 0 ends the pause. Throws
 * `linkInvalid`, and `linkExpired` without an active subscription.
 */
export async function pauseReading(
  context: Context,
  { months, ...link }: LeavingLink & { months: Pause },
): Promise<OwnSubscription> {
  const { db, clock } = context
  const mailbox = await lockMailboxByLink(context, link)
  const reader = mailbox.find(({ state }) => state === 'active')
  if (!reader) throw fail('linkExpired')
  const pausedUntil = months > 0 ? monthsLater(clock(), months) : null
  await setPaused(db, reader.id, pausedUntil)
  if (pausedUntil) await takeBackLettersOf(db, reader.id, clock())
  return ownSubscriptionOf(context, [{ ...reader, pausedUntil }])
}

async function lockMailboxByLink(context: Context, { token, deactivation }: LeavingLink) {
  return lockMailbox(context.db, await findMailboxByLink(context, [token, deactivation]))
}

// State of the current subscription, because the letter may be from an earlier one of the mailbox. An unknown
// mailbox, as after the restore of an older database, counts as `left`.
function subscriptionOf(
  { language }: Pick<Context, 'language'>,
  mailbox: readonly SubscriberRow[],
): Subscription {
  const row = readerIn(mailbox) ?? mailbox.findLast(({ state }) => state === 'left')
  return { state: row?.state ?? 'left', locale: row?.language ?? language }
}

function ownSubscriptionOf(
  context: Pick<Context, 'clock' | 'language'>,
  mailbox: readonly SubscriberRow[],
): OwnSubscription {
  const { email, pausedUntil } = readerIn(mailbox) ?? {}
  return {
    ...subscriptionOf(context, mailbox),
    maskedEmail: email ? maskedAddress(email) : null,
    pausedUntil: pausedUntil && pausedUntil > context.clock() ? pausedUntil.toISOString() : null,
  }
}

function readerIn(mailbox: readonly SubscriberRow[]): SubscriberRow | undefined {
  return mailbox.find(({ state }) => state === 'active' || state === 'disabled')
}
