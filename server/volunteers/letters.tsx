import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { dayIn } from '#messages/event-times.ts'
import { refusal } from '#messages/refusal.ts'
import {
  volunteerLetter as say,
  type VolunteerLetterName,
  volunteerLetters as words,
} from '#messages/volunteer-letters.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { refusalAddress, refusalToken } from '#server/platform/forms/forms.ts'
import { issueLink } from '#server/platform/links/links.ts'
import {
  Button,
  Closing,
  deleteMailsBeginning,
  type Letter,
  Links,
  type LinkTokens,
  letter,
  linkToken,
  Note,
  Paragraph,
  placeholderOf,
  queueMail,
} from '#server/platform/mail/mail.ts'
import { leaveLink, registrationLink } from './links.ts'
import { sealedAddressOf, type Volunteer } from './queries.ts'

export type Writing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

const leaveToken = placeholderOf('leave')

/**
 * Queues a letter to a volunteer, in their language and with a link to unsubscribe. `typed` is the address as
 * typed, for the link in a confirmation letter with which its reader refuses further ones.
 */
export async function sendLetter(
  context: Writing,
  name: VolunteerLetterName,
  volunteer: Volunteer,
  typed: string | null = null,
): Promise<void> {
  const { language, expiresAt } = volunteer
  const { baseUrl } = context.config
  const own =
    name === 'registered' ? null : await issueLink(context, registrationLink, volunteer.id, { expiresAt })
  await queueToVolunteer(context, volunteer, {
    purpose: `volunteer ${name}`,
    letter: volunteerLetterOf(name, { language, expiresAt, baseUrl }),
    tokens: {
      ...(own && { link: own.token }),
      ...(typed && { refusal: refusalToken(context.secret, typed) }),
    },
  })
}

export interface ToVolunteer {
  purpose: string
  letter: Letter
  /** Whether the letter is sent to many. */
  isBulk?: boolean
  /** Further tokens of the letter. */
  tokens?: LinkTokens
}

/** Queues a letter with a link to unsubscribe, in its text and for mail programs. */
export async function queueToVolunteer(
  context: Writing,
  volunteer: Volunteer,
  { purpose, letter: written, tokens, isBulk = false }: ToVolunteer,
): Promise<void> {
  const { id, language, expiresAt } = volunteer
  const { token: leave } = await issueLink(context, leaveLink, id, { expiresAt })
  await queueMail(context, {
    purpose,
    to: sealedAddressOf(volunteer),
    letter: written,
    tokens: { leave, ...tokens },
    unsubscribe: leaveAddress(context.config.baseUrl, language),
    listName: 'volunteers',
    isBulk,
    dedupeKey: `${keyBeginning(id)}${randomUUID()}`,
  })
}

/** Deletes the letters to a volunteer from the outbox, sent or not. */
export async function deleteLetters({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  await deleteMailsBeginning(db, keyBeginning(id))
}

/** Common beginning of the dedupe keys of all letters to a volunteer. */
export function keyBeginning(id: number): string {
  return `volunteer ${id} `
}

/** Language, unsubscribe link and reason that all letters to volunteers contain. */
export function aboutLetter(baseUrl: string, language: Language) {
  const leave = leaveAddress(baseUrl, language)
  return { language, baseUrl, leave, leaveLabel: say.leave[language], why: say.why[language] }
}

function leaveAddress(baseUrl: string, language: Language): string {
  return `${baseUrl}${addressOf('volunteerUnsubscribe', language, { token: leaveToken })}`
}

interface LetterFacts {
  language: Language
  expiresAt: Date
  baseUrl: string
}

/** Letter about the volunteer's own registration. */
export function volunteerLetterOf(
  name: VolunteerLetterName,
  { language, expiresAt, baseUrl }: LetterFacts,
): Letter {
  const { subject, text, button } = words[name]
  const page =
    name === 'registered'
      ? addressOf('volunteers', language)
      : addressOf('volunteerConfirm', language, { token: linkToken })
  return letter(
    { language, subject: subject[language], why: say.why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{text[language](dayIn(expiresAt.toISOString())[language])}</Paragraph>
      <Button language={language} label={button[language]} address={baseUrl + page} />
      {name === 'confirm' && <Note>{words.confirm.note[language]}</Note>}
      <Links
        rows={[
          [say.leave[language], leaveAddress(baseUrl, language)],
          ...(name === 'confirm'
            ? [[refusal.link[language], refusalAddress(baseUrl, language)] as const]
            : []),
        ]}
      />
      <Closing language={language} />
    </>,
  )
}
