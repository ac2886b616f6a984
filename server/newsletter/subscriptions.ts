import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { Language } from '#contract/language.ts'
import { activationLife, type Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  forgetRepeats,
  type Kept,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { askWhereHeld } from '#server/platform/retention/holds.ts'
import { takeConfirmation } from '#server/security/security.ts'
import { dropLettersOf } from './letters-ledger.ts'
import { markOf } from './marks.ts'
import {
  dropAddress,
  findActive,
  findMailbox,
  lockMailbox,
  putPending,
  type SubscriberRow,
  setActive,
  setLanguage,
  setLeft,
} from './subscriber-queries.ts'
import { keyBeginning, sendActivationLetter, sendKnownLetter } from './subscription-letters.tsx'
import { endActivation, subscriberBehind } from './subscription-links.ts'

export const subscriptionPlace: VisitorsForm = {
  call: 'newsletter.subscribe',
  table: 'newsletterSubscribers',
  furtherConsents: ['newsletter'],
  addressLimit: 'newsletterAddress',
}

type SignUp = FormAdditions & { email: string; locale: Language }
type Acting = Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>

/**
 * Keeps a sign-up until the link in its letter was used. Whoever reads the newsletter already gets the link to their
 * subscription instead, and the answer is the same. For the kit nothing is kept of the form: so it is a repeat for ten
 * minutes only, and whoever has lost the letter gets another.
 */
export async function subscribe(sent: SignUp, context: Context): Promise<Kept<undefined>> {
  const { email, locale, consentVersion: version } = sent
  const { db, clock, secret } = context
  refuseUnknownVersion('newsletter', version)
  await takeConfirmation(context)
  const mark = markOf(secret, email)
  const active = await findActive(db, mark)
  if (active) {
    await sendKnownLetter(context, active)
    return { subject: null, answer: undefined }
  }
  const now = clock()
  const expiresAt = new Date(now.getTime() + activationLife)
  const id = await putPending(db, { mark, email, language: locale, createdAt: now, expiresAt })
  await keepConsent(context, 'newsletter', { subject: id, version })
  await sendActivationLetter(context, { id, email, language: locale })
  return { subject: null, answer: undefined }
}

interface ActivationLink {
  token: string
  activation: string
}
interface LeavingLink {
  token: string
  deactivation: string
}

/** What a link to activate would do. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findActivation(context: Context, link: ActivationLink): Promise<Subscription> {
  const id = await subscriberBehind(context, 'activation', [link.token, link.activation])
  return activatable(await findMailbox(context.db, id), id)
}

/** From now on the newsletter is sent; a second time nothing changes. Throws `linkInvalid` and `linkExpired`. */
export async function activate(context: Context, link: ActivationLink): Promise<Subscription> {
  const { db, clock } = context
  const id = await subscriberBehind(context, 'activation', [link.token, link.activation])
  const mailbox = await lockMailbox(db, id)
  const { state, locale } = activatable(mailbox, id)
  if (state === 'pending') {
    await leaveAll(context, mailbox)
    await setActive(db, id, clock())
    // Whoever sends the same form now asks for the link to their subscription.
    await forgetRepeats(context, 'newsletterSubscribers', { id, email: emailOf(mailbox, id) })
  }
  return { state: 'active', locale }
}

function activatable(mailbox: SubscriberRow[], id: number): Subscription {
  const row = mailbox.find(one => one.id === id)
  if (row?.state !== 'pending' && row?.state !== 'active') throw fail('linkExpired')
  return shown(row)
}

function emailOf(mailbox: SubscriberRow[], id: number): string {
  return mailbox.find(one => one.id === id)?.email ?? ''
}

/** How it stands with a subscription. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findSubscription(context: Context, link: LeavingLink): Promise<Subscription> {
  const id = await subscriberBehind(context, 'leaving', [link.token, link.deactivation])
  return standing(await findMailbox(context.db, id), id)
}

/**
 * No more newsletter goes to this mailbox, also where somebody has subscribed again since the letter was sent; a second
 * time nothing changes. Throws `linkInvalid` and `linkExpired`.
 */
export async function unsubscribe(context: Context, link: LeavingLink): Promise<Subscription> {
  const { mailbox, id } = await lockedBehind(context, link)
  const { locale } = standing(mailbox, id)
  await leaveAll(context, mailbox)
  return { state: 'left', locale }
}

/** The language of the letters to come. Throws `linkInvalid`, and `linkExpired` where nobody reads them any more. */
export async function changeLanguage(
  context: Context,
  { locale, ...link }: LeavingLink & { locale: Language },
): Promise<Subscription> {
  const { mailbox, id } = await lockedBehind(context, link)
  const reader = readerIn(mailbox)
  if (!reader) throw fail('linkExpired')
  await setLanguage(context.db, reader.id, locale)
  return { ...standing(mailbox, id), locale }
}

async function lockedBehind(context: Context, { token, deactivation }: LeavingLink) {
  const id = await subscriberBehind(context, 'leaving', [token, deactivation])
  return { id, mailbox: await lockMailbox(context.db, id) }
}

// Of the reader that there is now: a letter may be from an earlier subscription of the same mailbox.
function standing(mailbox: SubscriberRow[], id: number): Subscription {
  const row = readerIn(mailbox) ?? mailbox.find(one => one.id === id)
  if (!row) throw fail('linkExpired')
  return shown(row)
}

function readerIn(mailbox: SubscriberRow[]): SubscriberRow | undefined {
  return mailbox.find(({ state }) => state === 'active' || state === 'disabled')
}

function shown({ state, language }: SubscriberRow): Subscription {
  return { state, locale: language }
}

async function leaveAll(given: Acting, mailbox: SubscriberRow[]): Promise<void> {
  for (const { id, email, state } of mailbox)
    if (state === 'active' || state === 'disabled') await leave(given, { id, email: email ?? '' })
}

/**
 * Ends one subscription: its address goes at once, with the letters to it, and the form may be sent again. Where it is
 * held, nobody writes to the address any more, and it goes with the hold.
 */
export async function leave(given: Acting, { id, email }: { id: number; email: string }): Promise<void> {
  const { db, clock, erasures } = given
  await setLeft(db, id, clock())
  await dropLettersOf(db, id, clock())
  await endActivation(given, id)
  await deleteMailsBeginning(db, keyBeginning(id))
  await forgetRepeats(given, 'newsletterSubscribers', { id, email })
  if (await askWhereHeld(given, 'newsletterSubscribers', id)) return
  await dropAddress(db, id)
  await erasures.note(db, [{ table: 'newsletterSubscribers', id }])
}
