import type { Language } from '#contract/language.ts'
import { dayIn } from '#messages/event-times.ts'
import { studyContactLetter as say } from '#messages/study-letters.ts'
import {
  Closing,
  Facts,
  LanguageBlock,
  type Letter,
  letter,
  Paragraph,
  Subtitle,
  withoutPlaceholders,
} from '#server/platform/mail/mail.ts'
import type { Standing } from './contact-queries.ts'

/** Letter to the contact of a study, in both languages, because the contact's language is not known. */
export function contactLetter(study: Standing, baseUrl: string): Letter {
  const { de, en } = study.title
  const subject = say.subject(withoutPlaceholders(de || en)).de
  const why = `${say.why.de} ${say.why.en}`
  return letter(
    { language: 'de', subject, why, baseUrl },
    <>
      {partIn('de', study)}
      <LanguageBlock language="en">
        <Subtitle words={say.subject(en || de).en} />
        {partIn('en', study)}
      </LanguageBlock>
    </>,
  )
}

function partIn(language: Language, study: Standing) {
  return (
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{say.what[language]}</Paragraph>
      <Facts rows={factsOf(study, language)} />
      <Paragraph>{say.enough[language]}</Paragraph>
      <Closing language={language} />
    </>
  )
}

/**
 * Numbers of volunteers reached, waiting, gone and answering, and of free places; null values are left out.
 */
function factsOf(study: Standing, language: Language): [string, string][] {
  const { asked, askedNow, waiting, gone, answered, places, placesTaken, seeksUntil } = study
  const facts: [string, string | number | null][] = [
    [say.askedNow[language], askedNow],
    [say.asked[language], asked],
    [say.waiting[language], waiting],
    [say.gone[language], gone],
    [say.answered[language], answered],
    [say.free[language], places === null ? null : Math.max(0, places - placesTaken)],
    [say.until[language], seeksUntil && dayIn(seeksUntil.toISOString())[language]],
  ]
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, String(value)]]))
}
