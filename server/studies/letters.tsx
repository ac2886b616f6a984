import { Fragment } from 'react'
import { inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainText } from '#contract/richtext.ts'
import { dayIn } from '#messages/event-times.ts'
import { studies as names } from '#messages/studies.ts'
import { studyAnswer } from '#messages/study-answer.ts'
import { studyLetter as say, studyLetterSubject } from '#messages/study-letters.ts'
import {
  Button,
  Closing,
  Facts,
  filledText,
  type Letter,
  Links,
  letter,
  Paragraph,
  Subtitle,
  withoutPlaceholders,
} from '#server/platform/mail/mail.ts'
import { answerLanguage, slugsShown } from '#server/platform/records/records.ts'
import { answerAddress } from './answers.ts'
import type { StudyRow } from './queries.ts'

interface About {
  language: Language
  baseUrl: string
  /** Address of the unsubscribe page, with a placeholder for the token. */
  leave: string
  leaveLabel: string
  why: string
}

/** Letter about all studies requested for a volunteer. */
export function studiesLetter(rows: readonly StudyRow[], { language, baseUrl, ...about }: About): Letter {
  const titles = rows.map(({ title }) => withoutPlaceholders(inLanguage(title, language).value))
  const subject = studyLetterSubject(titles)[language]
  return letter(
    { language, subject, why: about.why, baseUrl },
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{(rows.length === 1 ? say.one : say.several)[language]}</Paragraph>
      {rows.map(row => (
        <Fragment key={row.id}>{aboutStudy(row, language, baseUrl)}</Fragment>
      ))}
      <Paragraph>{say.free[language]}</Paragraph>
      <Links rows={[[about.leaveLabel, about.leave]]} />
      <Closing language={language} />
    </>,
  )
}

function aboutStudy(row: StudyRow, language: Language, baseUrl: string) {
  const spoken = answerLanguage(row.translation, language)
  const page = `${baseUrl}${addressOf('volunteers', language)}#${slugsShown(row.slug)[language]}`
  return (
    <>
      <Subtitle words={row.title[spoken]} />
      {spoken !== language && (
        <Paragraph>{(spoken === 'de' ? names.onlyGerman : names.onlyEnglish)[language]}</Paragraph>
      )}
      {filledText(paragraphsOf(row, language), {}, language)}
      <Facts rows={factsOf(row, language)} />
      <Button language={language} label={say.button[language]} address={page} />
      <Links rows={[[studyAnswer.link[language], baseUrl + answerAddress(row.id, language)]]} />
    </>
  )
}

function paragraphsOf({ description }: StudyRow, language: Language): string {
  return plainText(inLanguage(description, language).value).replace(/\n+/g, '\n\n')
}

function factsOf(row: StudyRow, language: Language): [string, string][] {
  const { participants, duration, compensation, ethicsNumber, contact, seeksUntil } = row
  const textOf = (text: { de: string; en: string }) => inLanguage(text, language).value
  const facts: [{ de: string; en: string }, string][] = [
    [names.participants, textOf(participants)],
    [names.duration, textOf(duration)],
    [names.compensation, textOf(compensation)],
    [names.seeksUntil, seeksUntil ? dayIn(seeksUntil.toISOString())[language] : ''],
    [names.ethicsNumber, ethicsNumber],
    [names.contact, [contact.name, contact.email, contact.phone].filter(Boolean).join(', ')],
  ]
  return facts.flatMap(([name, value]) => (value === '' ? [] : [[name[language], value] as [string, string]]))
}
