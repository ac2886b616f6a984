import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { subscriptionLetters as say } from '#messages/newsletter-letters.ts'
import { refusal } from '#messages/refusal.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { refusalAddress, refusalToken } from '#server/platform/forms/forms.ts'
import {
  Button,
  Closing,
  type Letter,
  Links,
  letter,
  Note,
  Paragraph,
  queueMail,
} from '#server/platform/mail/mail.ts'
import { leavingPair } from './leaving-link.ts'
import { type Returning, returnToken } from './return-link.ts'
import type { SubscriberRow } from './subscriber-queries.ts'
import {
  activationAddress,
  issueActivation,
  oneClickAddress,
  ownAddress,
  returnAddress,
  unsubscribeMailOf,
} from './subscription-links.ts'

type Writing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/**
 * Sends the letter with the activation link. It reports the sign-up and contains nothing else about the
 * newsletter.
 */
export async function sendActivationLetter(
  context: Writing,
  { id, email, language }: { id: number; email: string; language: Language },
): Promise<void> {
  const { baseUrl } = context.config
  await queueMail(context, {
    purpose: 'newsletterActivation',
    to: { address: email },
    letter: letterOf('activation', activationAddress(baseUrl, language), language, baseUrl),
    tokens: { ...(await issueActivation(context, id)), refusal: refusalToken(context.secret, email) },
    mayRepeat: true,
    dedupeKey: `${keyBeginning(id)}activation ${randomUUID()}`,
  })
}

/** Sends an existing subscriber the link to change or end the subscription. */
export async function sendKnownLetter(
  context: Writing,
  { id, email, language }: Pick<SubscriberRow, 'id' | 'email' | 'language'>,
): Promise<void> {
  const { baseUrl } = context.config
  await queueMail(context, {
    purpose: 'newsletterKnown',
    to: { address: email ?? '' },
    letter: letterOf('known', ownAddress(baseUrl, language), language, baseUrl),
    tokens: leavingPair(context.secret, email ?? ''),
    unsubscribe: oneClickAddress(baseUrl),
    ...unsubscribeMailOf(context, id),
    mayRepeat: true,
    dedupeKey: `${keyBeginning(id)}known ${randomUUID()}`,
  })
}

/**
 * Sends the last letter after unsubscribing, with a link to return if it was a mistake. Unsubscribing does
 * not delete it.
 */
export async function sendLeftLetter(context: Writing, { id, email, language }: Returning): Promise<void> {
  const { baseUrl } = context.config
  await queueMail(context, {
    purpose: 'newsletterLeft',
    to: { address: email },
    letter: letterOf('left', returnAddress(baseUrl, language), language, baseUrl),
    tokens: { link: returnToken(context, { id, email, language }) },
    mayRepeat: true,
    dedupeKey: `left newsletter ${id} ${randomUUID()}`,
  })
}

/** Returns the prefix of the dedupe keys of all letters to a subscriber. */
export function keyBeginning(id: number): string {
  return `newsletter ${id} `
}

function letterOf(
  name: keyof typeof say.letters,
  address: string,
  language: Language,
  baseUrl: string,
): Letter {
  const { subject, why, what, button, note } = say.letters[name]
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{what[language]}</Paragraph>
      <Button language={language} label={button[language]} address={address} />
      <Note>{note[language]}</Note>
      {name === 'activation' && (
        <Links rows={[[refusal.link[language], refusalAddress(baseUrl, language)]]} />
      )}
      <Closing language={language} />
    </>,
  )
}
