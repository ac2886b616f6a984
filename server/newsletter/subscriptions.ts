import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { Language } from '#contract/language.ts'
import { activationLife, type Subscription } from '#contract/newsletter/subscription.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  forgetRepeats,
  isRefused,
  type Kept,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { takeConfirmation } from '#server/security/security.ts'
import { leaveAll } from './leaving.ts'
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
import { subscriberBehind } from './subscription-links.ts'

export const subscriptionPlace: VisitorsForm = {
  call: 'newsletter.subscribe',
  table: 'newsletterSubscribers',
  furtherConsents: ['newsletter'],
  addressLimit: 'newsletterAddress',
}

type SignUp = FormAdditions & { email: string; locale: Language }

/**
 * Keeps a sign-up until the link in its letter was used. Whoever reads the newsletter already gets the link to their
 * subscription instead, and nothing goes to who has refused such letters; the answer is the same. For the kit nothing is
 * kept of the form: so it is a repeat for ten minutes only, and whoever has lost the letter gets another.
 */
export async function subscribe(sent: SignUp, context: Context): Promise<Kept<undefined>> {
  const { email, locale, consentVersion: version } = sent
  const { db, clock, secret } = context
  refuseUnknownVersion('newsletter', version)
  await takeConfirmation(context)
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
/** What a link to activate would do. Changes nothing. Throws `linkInvalid` and `linkExpired`. */
export async function findActivation(context: Context, link: ActivationLink): Promise<Subscription> {
  const id = await subscriberBehind(context, [link.token, link.activation])
  return activatable(await findMailbox(context.db, id), id)
}

/** From now on the newsletter is sent; a second time nothing changes. Throws `linkInvalid` and `linkExpired`. */
export async function activate(context: Context, link: ActivationLink): Promise<Subscription> {
  const { db, clock } = context
  const id = await subscriberBehind(context, [link.token, link.activation])
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
  return { state: row.state, locale: row.language }
}

function emailOf(mailbox: SubscriberRow[], id: number): string {
  return mailbox.find(one => one.id === id)?.email ?? ''
}
