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
      <Closing language={language} />
    </>,
  )
}

/** The first letter: who may log in, as whom, and where to set a password. */
export function invitationLetter({
  language,
  name,
  baseUrl,
  username,
}: Reader & { username: string }): Letter {
  const { subject, what, button, note, why } = accountLetters.invitation
  const address = resetAddress(baseUrl, language, linkToken)
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{what[language](username)}</Paragraph>
      <Button language={language} label={button[language]} address={address} />
      <Note>{note[language]}</Note>
      <Closing language={language} />
    </>,
  )
}

/** To a new address: the button of its page makes it the account's. */
export function emailWantedLetter({ language, name, baseUrl }: Reader): Letter {
  const { subject, what, button, note, why } = accountLetters.emailWanted
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{what[language]}</Paragraph>
      <Button
        language={language}
        label={button[language]}
        address={emailAddress(baseUrl, language, linkToken)}
      />
      <Note>{note[language]}</Note>
      <Closing language={language} />
    </>,
  )
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
  return noticeLetter(reader, factorLetters[notice])
}

/** A day to object: the button of its page keeps everything as it is. */
export function factorResetLetter({ language, name, baseUrl }: Reader): Letter {
  const { subject, what, button, note, why } = resetAskedLetter
  return letter(
    { language, subject: subject[language], why: why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{what[language]}</Paragraph>
      <Button
        language={language}
        label={button[language]}
        address={keepFactorAddress(baseUrl, language, linkToken)}
      />
      <Note>{note[language]}</Note>
      <Closing language={language} />
    </>,
  )
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
