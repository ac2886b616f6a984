import type { Bilingual, Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { accountLetters } from '#messages/account.ts'
import { factorLetters, resetAskedLetter } from '#messages/second-factor-letters.ts'
import {
  Button,
  Closing,
  type Letter,
  letter,
  linkToken,
  Note,
  Paragraph,
} from '#server/platform/mail/mail.ts'
import { confirmEmailAddress, keepFactorAddress, resetAddress } from './reset-link.ts'

export interface Reader {
  language: Language
  name: string
  baseUrl: string
}

type Words = Record<'subject' | 'button' | 'note' | 'why', Bilingual<string>>

/** A letter with text, a note, and a button whose address gets its token when the letter is sent. */
function linkLetter(
  { language, name, baseUrl }: Reader,
  { subject, button, note, why }: Words,
  what: string,
  address: string,
): Letter {
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{what}</Paragraph>
      <Button language={language} label={button[language]} address={address} />
      <Note>{note[language]}</Note>
      <Closing language={language} />
    </>,
  )
}

/** Letter with a link for a new password. */
export function resetLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const words = accountLetters.reset
  return linkLetter(reader, words, words.what[language], resetAddress(baseUrl, language, linkToken))
}

/** Invitation: that the user may log in, under which name, and a link to set a password. */
export function invitationLetter(reader: Reader & { username: string }): Letter {
  const { language, baseUrl, username } = reader
  const words = accountLetters.invitation
  return linkLetter(reader, words, words.what[language](username), resetAddress(baseUrl, language, linkToken))
}

/** To a new address: the page it links to has a button that makes it the account's. */
export function emailWantedLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const words = accountLetters.emailWanted
  return linkLetter(reader, words, words.what[language], confirmEmailAddress(baseUrl, language, linkToken))
}

/**
 * To the old address: a link for a new password would go to the new one, so this one leads to the contact
 * page.
 */
export function emailMovedLetter(reader: Reader): Letter {
  return noticeLetter(reader, accountLetters.emailMoved, 'contact')
}

export function lockoutLetter(reader: Reader): Letter {
  return noticeLetter(reader, accountLetters.lockout)
}

export function changedLetter(reader: Reader): Letter {
  return noticeLetter(reader, accountLetters.changed)
}

export type FactorNotice = keyof typeof factorLetters

export function factorLetter(reader: Reader, notice: FactorNotice): Letter {
  return noticeLetter(reader, factorLetters[notice], notice === 'secondFactorKept' ? 'contact' : undefined)
}

/** Sent a day before a reset: the page it links to has a button that stops it. */
export function factorResetLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const address = keepFactorAddress(baseUrl, language, linkToken)
  return linkLetter(reader, resetAskedLetter, resetAskedLetter.what[language], address)
}

/** Reports an event, and what to do if the reader did not cause it: as a rule, set a new password. */
function noticeLetter(
  { language, name, baseUrl }: Reader,
  words: Record<'subject' | 'what' | 'todo' | 'button' | 'why', Bilingual<string>>,
  page: 'lostPassword' | 'contact' = 'lostPassword',
) {
  const address = `${baseUrl}${addressOf(page, language)}`
  return letter(
    { language, subject: words.subject[language], why: words.why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{words.what[language]}</Paragraph>
      <Paragraph>{words.todo[language]}</Paragraph>
      <Button language={language} label={words.button[language]} address={address} />
      <Closing language={language} />
    </>,
  )
}
