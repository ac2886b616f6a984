import { monthsLater } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { OwnSubscription, Pause, Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { maskedAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { leaveAsAsked } from './leaving.ts'
import { mailboxBehind } from './leaving-link.ts'
import { takeBackLettersOf } from './letters-ledger.ts'
import { findMailbox, lockMailbox, type SubscriberRow, setLanguage, setPaused } from './subscriber-queries.ts'

interface LeavingLink {
  token: string
  deactivation: string
}

/** How it stands with a subscription. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findSubscription(context: Context, link: LeavingLink): Promise<OwnSubscription> {
  const of = await mailboxBehind(context, [link.token, link.deactivation])
  return ownStanding(context, await findMailbox(context.db, of))
}

/**
 * No more newsletter goes to this mailbox, also where somebody has subscribed again since the letter was sent; a second
 * time nothing changes. Throws `linkInvalid` and `linkExpired`.
 */
export async function unsubscribe(context: Context, link: LeavingLink): Promise<Subscription> {
  const mailbox = await lockedBehind(context, link)
  const { locale } = standing(context, mailbox)
  await leaveAsAsked(context, mailbox)
  return { state: 'left', locale }
}

/** The language of the letters to come. Throws `linkInvalid`, and `linkExpired` where nobody reads them any more. */
export async function changeLanguage(
  context: Context,
  { locale, ...link }: LeavingLink & { locale: Language },
): Promise<Subscription> {
  const reader = readerIn(await lockedBehind(context, link))
  if (!reader) throw fail('linkExpired')
  await setLanguage(context.db, reader.id, locale)
  return { state: reader.state, locale }
}

/**
 * No issue goes to this reader for so many months, those included that wait for them now; 0 ends that. Throws
 * `linkInvalid`, and `linkExpired` where nobody reads them.
 */
export async function pauseReading(
  context: Context,
  { months, ...link }: LeavingLink & { months: Pause },
): Promise<OwnSubscription> {
  const { db, clock } = context
  const mailbox = await lockedBehind(context, link)
  const reader = mailbox.find(({ state }) => state === 'active')
  if (!reader) throw fail('linkExpired')
  const pausedUntil = months > 0 ? monthsLater(clock(), months) : null
  await setPaused(db, reader.id, pausedUntil)
  if (pausedUntil) await takeBackLettersOf(db, reader.id, clock())
  return ownStanding(context, [{ ...reader, pausedUntil }])
}

async function lockedBehind(context: Context, { token, deactivation }: LeavingLink) {
  return lockMailbox(context.db, await mailboxBehind(context, [token, deactivation]))
}

// Of the reader that there is now: a letter may be from an earlier subscription of the same mailbox. Of a mailbox that
// nothing is known of nobody reads it, as after the restore of an older database.
function standing({ language }: Pick<Context, 'language'>, mailbox: readonly SubscriberRow[]): Subscription {
  const row = readerIn(mailbox) ?? mailbox.findLast(({ state }) => state === 'left')
  return { state: row?.state ?? 'left', locale: row?.language ?? language }
}

function ownStanding(
  context: Pick<Context, 'clock' | 'language'>,
  mailbox: readonly SubscriberRow[],
): OwnSubscription {
  const { email, pausedUntil } = readerIn(mailbox) ?? {}
  return {
    ...standing(context, mailbox),
    maskedEmail: email ? maskedAddress(email) : null,
    pausedUntil: pausedUntil && pausedUntil > context.clock() ? pausedUntil.toISOString() : null,
  }
}

function readerIn(mailbox: readonly SubscriberRow[]): SubscriberRow | undefined {
  return mailbox.find(({ state }) => state === 'active' || state === 'disabled')
}
