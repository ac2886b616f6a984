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
import { ticketedOf, type VotingFace } from './face.ts'
import { findInvitation } from './invitation-queries.ts'
import { putBackUnsent, takeUnwritten, type Wanted } from './letters-ledger.ts'
import type { Voting } from './queries.ts'
import { issueTicketLink } from './tickets.ts'

type Writing = Pick<Dependencies, 'db' | 'clock' | 'config' | 'secret'>

/**
 * Puts wanted letters into the outbox, each once: its line in the ledger and its row there commit together. Who has
 * voted is not reminded; an invitation is sent whether or not they have, which nobody learns by it. Gives how many lines were dealt with.
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
  const { thing, voting } = await ticketedOf(context, face, invitation.faceId, null)
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
  /** Where one votes. */
  page: string
}

/** An invitation or a reminder; the place of the code stands in the link and once more as words. */
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

/** Writes the letters to invited people whose voting is open by now, once those about what is over are out of the outbox. */
export async function sendInvitationLetters(given: Writing, face: VotingFace): Promise<void> {
  await putBackUnsent(given.db, given.clock())
  await writeInPortions(given.db, (db, limit) => writeLetters({ ...given, db }, face, limit))
}
