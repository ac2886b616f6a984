import { inLanguage, type Language } from '#contract/language.ts'
import { fragmentOf } from '#contract/voting/fragment.ts'
import { momentIn } from '#messages/event-times.ts'
import { invitationLetter as say } from '#messages/voting-tickets.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { writeInPortions } from '#server/platform/letters/letters.ts'
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
import { findThingWithVoting, type VotingFace } from './face.ts'
import { findInvitation } from './invitation-queries.ts'
import { putBackUnsent, takeUnwritten, type Wanted } from './letters-ledger.ts'
import type { Voting } from './queries.ts'
import { issueTicketLink } from './tickets.ts'

type Writing = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>

/**
 * Moves requested letters to the outbox, each once: the line in the ledger and the row in the outbox commit
 * together. People who have voted get no reminder; an invitation is sent whether or not they have, so that it
 * reveals nothing. Returns the number of processed lines.
 */
export async function writeLetters(context: Writing, face: VotingFace, limit: number): Promise<number> {
  const wanted = await takeUnwritten(context.db, face, context.clock(), limit)
  for (const one of wanted) await writeLetter(context, face, one)
  return wanted.length
}

async function writeLetter(context: Writing, face: VotingFace, wanted: Wanted): Promise<void> {
  const { db, config } = context
  const invitation = await findInvitation(db, wanted.invitationId)
  if (!invitation || (invitation.isUsed && wanted.letter === 'reminder')) return
  const { thing, voting } = await findThingWithVoting(context, face, invitation.faceId, null)
  const { language, name, email } = invitation
  await queueMail(context, {
    purpose: `voting ${wanted.letter}`,
    to: { name, address: email },
    letter: invitationLetterOf(wanted.letter, voting, {
      ...{ language, name, baseUrl: config.baseUrl },
      title: inLanguage(thing.title, language).value,
      page: config.baseUrl + face.page(thing, language),
    }),
    tokens: { link: await issueTicketLink(context, invitation.ticketId) },
    isBulk: true,
    dedupeKey: wanted.outboxKey,
  })
}

interface About {
  name: string
  language: Language
  baseUrl: string
  title: string
  /** Address of the page for voting. */
  page: string
}

/**
 * Text of an invitation or a reminder, with a placeholder for the code in the link and once more in the text.
 */
export function invitationLetterOf(
  name: Wanted['letter'],
  { closesAt, rules }: Pick<Voting, 'closesAt' | 'rules'>,
  { name: reader, language, baseUrl, title, page }: About,
): Letter {
  const until = closesAt && momentIn(closesAt.toISOString())[language]
  return letter(
    { language, subject: say[name].subject[language](title), why: say.why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language](reader)}</Paragraph>
      <Paragraph>{say[name].text[language](title)}</Paragraph>
      <Button language={language} label={say.button[language]} address={page + fragmentOf(linkToken)} />
      {until && <Paragraph>{say.until[language](until)}</Paragraph>}
      <Paragraph>{say.code[language](linkToken)}</Paragraph>
      <Note>{say[rules.isNamed ? 'named' : 'secret'][language]}</Note>
      <Closing language={language} />
    </>,
  )
}

/**
 * Moves the letters of votings that have opened to the outbox, after taking back those of votings that are
 * over.
 */
export async function sendInvitationLetters(given: Writing, face: VotingFace): Promise<void> {
  await putBackUnsent(given.db, given.clock())
  await writeInPortions(given.db, (db, limit) => writeLetters({ ...given, db }, face, limit))
}
