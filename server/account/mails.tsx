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
import { emailAddress, keepFactorAddress, resetAddress } from './reset-link.ts'

export interface Reader {
  language: Language
  name: string
  baseUrl: string
}

type Words = Record<'subject' | 'button' | 'note' | 'why', Bilingual<string>>

/** A button, which a token goes into when the letter is sent, and what else there is to know. */
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

/** The way to a new password. */
export function resetLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const words = accountLetters.reset
  return linkLetter(reader, words, words.what[language], resetAddress(baseUrl, language, linkToken))
}

/** The first letter: who may log in, as whom, and where to set a password. */
export function invitationLetter(reader: Reader & { username: string }): Letter {
  const { language, baseUrl, username } = reader
  const words = accountLetters.invitation
  return linkLetter(reader, words, words.what[language](username), resetAddress(baseUrl, language, linkToken))
}

/** To a new address: the button of its page makes it the account's. */
export function emailWantedLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const words = accountLetters.emailWanted
  return linkLetter(reader, words, words.what[language], emailAddress(baseUrl, language, linkToken))
}

/** To the old address: a link for a new password would go to the new one, so this leads to somebody who can help. */
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

/** A day to object: the button of its page keeps everything as it is. */
export function factorResetLetter(reader: Reader): Letter {
  const { language, baseUrl } = reader
  const address = keepFactorAddress(baseUrl, language, linkToken)
  return linkLetter(reader, resetAskedLetter, resetAskedLetter.what[language], address)
}

/** Something happened; whoever did not do it finds what to do: as a rule, set a new password. */
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
