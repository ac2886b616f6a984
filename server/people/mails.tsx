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

/** What has changed about somebody's login, and to what. */
export interface AccessNotice {
  what: 'email' | 'opened' | 'closed' | 'unlocked' | 'username' | 'role'
  value?: string
}

/** Somebody who manages people has changed how this person logs in, or what they may. */
export function accessLetter(
  { language, name, baseUrl }: Reader,
  { what, value = '' }: AccessNotice,
): Letter {
  const { subject, text } = accessLetters[what]
  // Who cannot log in any more finds somebody to ask.
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
