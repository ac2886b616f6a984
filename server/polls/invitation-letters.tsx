import { inLanguage, type Language } from '#contract/language.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { fragmentOf } from '#contract/voting/fragment.ts'
import { momentIn } from '#messages/event-times.ts'
import { invitationLetter as say } from '#messages/poll-tickets.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  Button,
  type Letter,
  Lines,
  letter,
  linkToken,
  Note,
  Paragraph,
  queueMail,
} from '#server/platform/mail/mail.ts'
import { issueTicketLink, mailKeyBeginning } from '#server/voting/voting.ts'
import { findInvitation, type InvitationRow } from './invitation-queries.ts'
import { markWritten, takeUnwritten, type Wanted } from './letters-ledger.ts'
import { findPoll, type PollRow } from './queries.ts'

type Writing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/**
 * Puts wanted letters into the outbox, each once: its line in the ledger and its row there commit together. Who has
 * voted since is not written to. Gives how many lines were dealt with.
 */
export async function writeLetters(context: Writing, limit: number): Promise<number> {
  const wanted = await takeUnwritten(context.db, context.clock(), limit)
  for (const one of wanted) {
    await writeLetter(context, one)
    await markWritten(context, one)
  }
  return wanted.length
}

async function writeLetter(context: Writing, wanted: Wanted): Promise<void> {
  const { db, config } = context
  const invitation = await findInvitation(db, wanted.invitationId)
  const poll = invitation && (await findPoll(db, invitation.pollId))
  if (!poll || invitation.isUsed) return
  await queueMail(context, {
    purpose: `poll ${wanted.letter}`,
    to: { name: invitation.name, address: invitation.email },
    letter: invitationLetterOf(wanted.letter, poll, { ...invitation, baseUrl: config.baseUrl }),
    tokens: { link: await issueTicketLink(context, invitation.ticketId) },
    dedupeKey: outboxKeyOf(invitation.votingId, wanted),
  })
}

/** The letter's key in the outbox, which keeps it from being there twice; the key of the voting ends it. */
export function outboxKeyOf(votingId: number, { invitationId, letter: name, occasion }: Wanted): string {
  return `${mailKeyBeginning(votingId)}${name} ${invitationId} ${occasion}`.trim()
}

interface Reader extends Pick<InvitationRow, 'name'> {
  language: Language
  baseUrl: string
}

/** An invitation or a reminder; the place of the code stands in the link and once more as words. */
export function invitationLetterOf(
  name: Wanted['letter'],
  poll: Pick<PollRow, 'title' | 'slug' | 'closesAt' | 'rules' | 'id'>,
  { name: reader, language, baseUrl }: Reader,
): Letter {
  const title = inLanguage(poll.title, language).value
  const address = `${baseUrl}${publicAddressOf('polls', poll, language)}${fragmentOf(linkToken)}`
  const until = poll.closesAt && momentIn(poll.closesAt.toISOString())[language]
  return letter(
    { language, subject: say[name].subject[language](title), why: say.why[language], baseUrl },
    <>
      <Paragraph>{say.greeting[language](reader)}</Paragraph>
      <Paragraph>{say[name].text[language](title)}</Paragraph>
      <Button language={language} label={say.button[language]} address={address} />
      {until && <Paragraph>{say.until[language](until)}</Paragraph>}
      <Paragraph>{say.code[language](linkToken)}</Paragraph>
      <Note>{say[poll.rules.isNamed ? 'named' : 'secret'][language]}</Note>
      <Lines words={say.closing[language]} />
    </>,
  )
}
