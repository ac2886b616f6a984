import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { deleteMailsBeginning, linkToken, queueMail } from '#server/platform/mail/mail.ts'
import {
  type ContributionRow,
  findArtists,
  findConfirmedFrom,
  findContribution,
} from './contribution-queries.ts'
import { type ContestLetterName, contestLetterOf } from './letter-words.tsx'
import { issueSubmissionLink, submissionAddress } from './links.ts'
import type { ContestRow } from './queries.ts'

type Writing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

/** Sends the link that confirms a contribution. */
export async function sendReceivedLetter(context: Writing, contest: ContestRow, id: number): Promise<void> {
  const row = await findContribution(context.db, id)
  if (!row) throw fail('notFound')
  await sendLetter(context, 'received', contest, row)
}

/** Notifies the artist of a decision, with the link to their work. */
export async function sendLetter(
  context: Writing,
  name: Exclude<ContestLetterName, 'full'>,
  contest: ContestRow,
  row: ContributionRow,
): Promise<void> {
  const [artist] = await findArtists(context.db, [row.id])
  if (!artist?.email) return
  const { language } = artist
  const token = await issueSubmissionLink(context, contest, row)
  await queueMail(context, {
    purpose: `contribution ${name}`,
    to: { name: artist.name, address: artist.email },
    letter: contestLetterOf(name, {
      ...{ language, name: artist.name, reason: row.reason, baseUrl: context.config.baseUrl },
      contest: inLanguage(contest.title, language).value,
      work: inLanguage(row.title, language).value,
      address: submissionAddress(context.config.baseUrl, language, linkToken),
    }),
    tokens: { link: token },
    dedupeKey: outboxKeyOf(row.id, name),
  })
}

/**
 * Notifies an address that it has confirmed the maximum number of contributions; stored with the latest of
 * them.
 */
export async function sendFullLetter(
  context: Writing & { language: Language },
  contest: ContestRow,
  { name, email }: { name: string; email: string },
): Promise<void> {
  const { db, language, config } = context
  const latest = await findConfirmedFrom(db, contest.id, mailboxKeyOf(email))
  await queueMail(context, {
    purpose: 'contribution full',
    to: { name, address: email },
    letter: contestLetterOf('full', {
      ...{ language, name, reason: '', work: '', baseUrl: config.baseUrl },
      contest: inLanguage(contest.title, language).value,
      address: `${config.baseUrl}${publicAddressOf('contests', contest, language)}`,
    }),
    dedupeKey: outboxKeyOf(latest, 'full'),
  })
}

/** Deletes the letters about a contribution from the outbox, sent or not. */
export async function deleteLetters({ db }: Pick<Context, 'db'>, id: number): Promise<void> {
  await deleteMailsBeginning(db, outboxKeyBeginning(id))
}

// Key for finding the letter again; random at the end, because the same event can occur several times.
function outboxKeyOf(id: number, name: ContestLetterName): string {
  return `${outboxKeyBeginning(id)}${name} ${randomUUID()}`
}

/** Prefix of the keys of all letters about a contribution. */
export function outboxKeyBeginning(id: number): string {
  return `contribution ${id} `
}
