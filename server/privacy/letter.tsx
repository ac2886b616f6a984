import { randomUUID } from 'node:crypto'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { myDataLinkLife } from '#contract/privacy/my-data.ts'
import { momentIn } from '#messages/event-times.ts'
import { linkWorksUntil, privacyLetters as say } from '#messages/privacy.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { issueLink } from '#server/platform/links/links.ts'
import {
  Button,
  Closing,
  type Letter,
  letter,
  linkToken,
  Note,
  Paragraph,
  queueMail,
} from '#server/platform/mail/mail.ts'
import { myDataLink, type RequestRow } from './requests.ts'

/** Queues the letter with the link, addressed only to the address that the request is about. */
export async function sendLink(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'secret'>,
  { id, email, language, way }: RequestRow,
): Promise<void> {
  const life = way === null ? myDataLinkLife.asked : myDataLinkLife.byStaff
  const expiresAt = new Date(context.clock().getTime() + life)
  const { token } = await issueLink(context, myDataLink, id, { expiresAt })
  await queueMail(context, {
    purpose: 'myData',
    to: { address: email },
    letter: myDataLetter({ language, isByStaff: way !== null, expiresAt, baseUrl: context.config.baseUrl }),
    tokens: { link: token },
    dedupeKey: `my data ${id} ${randomUUID()}`,
  })
}

interface LetterFacts {
  language: Language
  isByStaff: boolean
  expiresAt: Date
  baseUrl: string
}

export function myDataLetter({ language, isByStaff, expiresAt, baseUrl }: LetterFacts): Letter {
  const page = addressOf('myDataShown', language, { token: linkToken })
  return letter(
    { language, subject: say.subject[language], why: say.why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{(isByStaff ? say.byStaff : say.asked)[language]}</Paragraph>
      <Button language={language} label={say.button[language]} address={baseUrl + page} />
      <Note>{linkWorksUntil(momentIn(expiresAt.toISOString())[language])[language]}</Note>
      <Note>{say.note[language]}</Note>
      <Closing language={language} />
    </>,
  )
}
