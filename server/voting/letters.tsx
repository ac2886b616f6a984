import { randomUUID } from 'node:crypto'
import { inLanguage } from '#contract/language.ts'
import { ballotLetter as say } from '#messages/ballot-letters.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  Button,
  Closing,
  type Letter,
  letter,
  linkToken,
  Note,
  Paragraph,
} from '#server/platform/mail/mail.ts'
import type { VotedOn } from './keep.ts'

/**
 * Letter with the link that confirms a ballot. It reveals neither the votes nor whether the address has voted
 * before.
 */
export function confirmLetter(
  { language, config }: Pick<Context, 'language' | 'config'>,
  { title, confirmPage }: Pick<VotedOn, 'title' | 'confirmPage'>,
): Letter {
  const name = inLanguage(title, language).value
  const cover = {
    language,
    subject: say.subject[language](name),
    why: say.why[language],
    baseUrl: config.baseUrl,
  }
  return letter(
    cover,
    <>
      <Paragraph>{say.greeting[language]}</Paragraph>
      <Paragraph>{say.what[language](name)}</Paragraph>
      <Button language={language} label={say.button[language]} address={confirmPage(linkToken)} />
      <Note>{say.note[language]}</Note>
      <Closing language={language} />
    </>,
  )
}

/**
 * Common beginning of the dedupe keys of all letters about a voting, so that they can be deleted with its
 * addresses.
 */
export function mailKeyBeginning(votingId: number): string {
  return `voting-${votingId}-`
}

export function mailKeyOf(votingId: number): string {
  return mailKeyBeginning(votingId) + randomUUID()
}
