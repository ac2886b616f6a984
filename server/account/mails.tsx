import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { accountLetters } from '#messages/account.ts'
import { Button, type Letter, letter, linkToken, Note, Paragraph } from '#server/platform/mail/mail.ts'
import { resetAddress } from './reset-link.ts'

export interface Reader {
  language: Language
  name: string
  baseUrl: string
}

/** The way to a new password. The token is put in when the letter is sent. */
export function resetLetter({ language, name, baseUrl }: Reader): Letter {
  const { subject, what, button, note, why } = accountLetters.reset
  const address = resetAddress(baseUrl, language, linkToken)
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{what[language]}</Paragraph>
      <Button language={language} label={button[language]} address={address} />
      <Note>{note[language]}</Note>
    </>,
  )
}

export function lockoutLetter(reader: Reader): Letter {
  return noticeLetter(reader, accountLetters.lockout)
}

export function changedLetter(reader: Reader): Letter {
  return noticeLetter(reader, accountLetters.changed)
}

/** Something happened; whoever did not do it finds the way to a new password. */
function noticeLetter(
  { language, name, baseUrl }: Reader,
  words: typeof accountLetters.lockout | typeof accountLetters.changed,
) {
  const address = `${baseUrl}${addressOf('lostPassword', language)}`
  return letter(
    { language, subject: words.subject[language], why: words.why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{words.what[language]}</Paragraph>
      <Paragraph>{words.todo[language]}</Paragraph>
      <Button language={language} label={words.button[language]} address={address} />
    </>,
  )
}
