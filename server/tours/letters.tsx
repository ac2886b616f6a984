import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { tourLetter as words } from '#messages/tours.ts'
import { Button, type Letter, letter, linkToken, Paragraph } from '#server/platform/mail/mail.ts'

interface Facts {
  language: Language
  name: string
  people: number
  tour: string
  baseUrl: string
}

/** Asks whether the booking is meant; the page behind the link has the button. */
export function confirmLetter({ language, name, people, tour, baseUrl }: Facts): Letter {
  const address = `${baseUrl}${addressOf('tourConfirm', language, { token: linkToken })}`
  return letter(
    { language, subject: words.subject[language], why: words.why[language], baseUrl },
    <>
      <Paragraph>{words.greeting[language](name)}</Paragraph>
      <Paragraph>{words.what[language](tour, people)}</Paragraph>
      <Button language={language} label={words.button[language]} address={address} />
    </>,
  )
}
