import { dayIn } from '#messages/event-times.ts'
import { studyContactLetter as say } from '#messages/study-letters.ts'
import {
  Closing,
  Facts,
  type Letter,
  letter,
  Paragraph,
  withoutPlaceholders,
} from '#server/platform/mail/mail.ts'
import type { Standing } from './contact-queries.ts'

const language = 'de' // of the people who run studies here

/** To the contact of a study: how many were asked, and how many are not on the list any more. */
export function contactLetter(study: Standing, baseUrl: string): Letter {
  const { title, asked, askedNow, waiting, gone, places, placesTaken, seeksUntil } = study
  const name = withoutPlaceholders(title.de || title.en)
  const free = places === null ? null : Math.max(0, places - placesTaken)
  const facts: [string, string | null][] = [
    [say.askedNow[language], String(askedNow)],
    [say.asked[language], String(asked)],
    [say.waiting[language], String(waiting)],
    [say.gone[language], String(gone)],
    [say.free[language], free === null ? null : String(free)],
    [say.until[language], seeksUntil && dayIn(seeksUntil.toISOString())[language]],
  ]
  return letter(
    { language, subject: say.subject(name)[language], why: say.why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{say.what[language]}</Paragraph>
      <Facts rows={facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]))} />
      <Paragraph>{say.enough[language]}</Paragraph>
      <Closing language={language} />
    </>,
  )
}
