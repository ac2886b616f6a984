import type { Language } from '#contract/language.ts'
import { contestLetter, contestLetters as words } from '#messages/contest-letters.ts'
import {
  Button,
  Closing,
  Facts,
  type Letter,
  Lines,
  letter,
  Paragraph,
  Quote,
} from '#server/platform/mail/mail.ts'

export type ContestLetterName = keyof typeof words

interface LetterFacts {
  language: Language
  name: string
  contest: string
  /** Empty where there is none. */
  work: string
  /** Reason for returning or rejecting the work. */
  reason: string
  address: string
  baseUrl: string
}

/** A letter to an artist, in their language. */
export function contestLetterOf(name: ContestLetterName, facts: LetterFacts): Letter {
  const { language, baseUrl, contest, work, reason } = facts
  const { subject, text, button } = words[name]
  const rows: [string, string][] = [
    [contestLetter.contest[language], contest],
    ...(work ? [[contestLetter.work[language], work] as [string, string]] : []),
  ]
  return letter(
    { language, subject: subject[language], why: contestLetter.why[language], baseUrl },
    <>
      <Paragraph>{contestLetter.greeting[language](facts.name)}</Paragraph>
      <Lines words={text[language]} />
      {reason !== '' && <Quote words={reason} />}
      <Facts rows={rows} />
      <Button language={language} label={button[language]} address={facts.address} />
      <Closing language={language} />
    </>,
  )
}
