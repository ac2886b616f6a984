import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { Language } from '#contract/language.ts'
import { activationLife, type Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  forgetRepeats,
  isRefused,
  type KeptForm,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { limitConfirmations } from '#server/security/security.ts'
import { endSubscriptionsOf } from './leaving.ts'
import { markOf } from './marks.ts'
import {
  findActive,
  findMailbox,
  lockMailbox,
  putPending,
  type SubscriberRow,
  setActive,
} from './subscriber-queries.ts'
import { sendActivationLetter, sendKnownLetter } from './subscription-letters.tsx'
import { findSubscriberByLink } from './subscription-links.ts'

export const subscriptionPlace: VisitorsForm = {
  call: 'newsletter.subscribe',
  table: 'newsletterSubscribers',
  furtherConsents: ['newsletter'],
  addressLimit: 'newsletterAddress',
}

type SignUp = FormAdditions & { email: string; locale: Language }

/**
 * Stores a sign-up until its letter is confirmed. An existing subscriber gets the link to their subscription
 * instead, and an address that has refused such letters gets none; the response is the same. Returns no
 * subject, so that a repeated form is ignored for ten minutes only, and a lost letter can be requested again.
 */
export async function subscribe(sent: SignUp, context: Context): Promise<KeptForm<undefined>> {
  const { email, locale, consentVersion: version } = sent
  const { db, clock, secret } = context
  refuseUnknownVersion('newsletter', version)
  await limitConfirmations(context)
  if (await isRefused(context, email)) return { subject: null, answer: undefined }
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
/** Returns what an activation link would do. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findActivation(context: Context, link: ActivationLink): Promise<Subscription> {
  const id = await findSubscriberByLink(context, [link.token, link.activation])
  return subscriptionToActivate(await findMailbox(context.db, id), id)
}

/** Activates a subscription; repeating it changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function activate(context: Context, link: ActivationLink): Promise<Subscription> {
  const { db, clock } = context
  const id = await findSubscriberByLink(context, [link.token, link.activation])
  const mailbox = await lockMailbox(db, id)
  const { state, locale } = subscriptionToActivate(mailbox, id)
  if (state === 'pending') {
    await endSubscriptionsOf(context, mailbox)
    await setActive(db, id, clock())
    // The same form sent again now requests the link to the subscription.
    await forgetRepeats(context, 'newsletterSubscribers', { id, email: emailOf(mailbox, id) })
  }
  return { state: 'active', locale }
}

function subscriptionToActivate(mailbox: SubscriberRow[], id: number): Subscription {
  const row = mailbox.find(one => one.id === id)
  if (row?.state !== 'pending' && row?.state !== 'active') throw fail('linkExpired')
  return { state: row.state, locale: row.language }
}

function emailOf(mailbox: SubscriberRow[], id: number): string {
  return mailbox.find(one => one.id === id)?.email ?? ''
}
