import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { accountLetters } from '#messages/account.ts'
import { accessLetters } from '#messages/people-letters.ts'
import { Button, Closing, type Letter, letter, Paragraph } from '#server/platform/mail/mail.ts'

interface Reader {
  language: Language
  name: string
  baseUrl: string
}

/** A change of a person's login, with the new value. */
export interface AccessNotice {
  what: 'email' | 'opened' | 'closed' | 'unlocked' | 'username' | 'role'
  value?: string
}

/** Builds the letter about a change that a user manager made to a person's login or role. */
export function accessLetter(
  { language, name, baseUrl }: Reader,
  { what, value = '' }: AccessNotice,
): Letter {
  const { subject, text } = accessLetters[what]
  // A person who can no longer log in gets a link to the contact page.
  const [page, label] =
    what === 'closed'
      ? (['contact', accountLetters.emailMoved.button] as const)
      : (['login', accessLetters.button] as const)
  return letter(
    { language, subject: subject[language], why: accessLetters.why[language], baseUrl },
    <>
      <Paragraph>{accountLetters.greeting[language](name)}</Paragraph>
      <Paragraph>{text[language](value)}</Paragraph>
      <Paragraph>{accessLetters.doubt[language]}</Paragraph>
      <Button
        language={language}
        label={label[language]}
        address={`${baseUrl}${addressOf(page, language)}`}
      />
      <Closing language={language} />
    </>,
  )
}
