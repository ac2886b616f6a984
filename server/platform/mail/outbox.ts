import { hour } from '#contract/durations.ts'
import type { Language } from '#contract/language.ts'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Database, type Kysely, notify } from '#server/platform/database/database.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { maskOf } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { move, type Stateful } from '#server/platform/states/states.ts'
import { type LinkTokens, withTokens } from './link-token.ts'
import { type MailReason, mailReasons } from './outcome.ts'
import { type CountedMails, countMails, findMail, findMails, hasItsLink, type MailRow } from './queries.ts'
import { mailChannel } from './queue.ts'

type Db = Kysely<Database>

/** A letter as staff see it: never with the token of its link. */
export interface OutboxMail {
  id: number
  purpose: string
  /** Of a sealed address, masked: `r…@example.org`. */
  recipient: string
  subject: string
  language: Language
  state: MailState
  attempts: number
  nextAttemptAt: Date | null
  sentAt: Date | null
  createdAt: Date
  /** What went wrong last, and the mail server's own words about it. */
  trouble: { reason: MailReason; words: string } | null
}

export interface OutboxLetter extends OutboxMail {
  text: string
  html: string
  replyTo: string | null
}

/** What masked addresses are read with. */
type Reading = Pick<Context, 'db' | 'secret'>

/** Letters by their ids, in any order. */
export async function mailsInOutbox({ db, secret }: Reading, ids: readonly number[]): Promise<OutboxMail[]> {
  return (await findMails(db, ids)).map(row => outboxMail(row, secret))
}

export async function findInOutbox({ db, secret }: Reading, id: number): Promise<OutboxLetter | null> {
  const row = await findMail(db, id)
  return row ? { ...outboxMail(row, secret), ...wordsOf(row, null), replyTo: row.replyTo } : null
}

/** Letters that wait for somebody's decision. */
export function countStranded(db: Db): Promise<CountedMails> {
  return countMails(db, ['failed', 'uncertain'])
}

/** Letters that have not left for an hour: the mail server is away, or none is set. */
export function countDelayed(db: Db, now: Date): Promise<CountedMails> {
  return countMails(db, ['queued', 'retry'], new Date(now.getTime() - hour))
}

/** Letters that have not left. */
export function countUnsent(db: Db): Promise<CountedMails> {
  return countMails(db, ['queued', 'retry'])
}

/** Sends a letter again that failed, is uncertain or waits for its next attempt. False where there is nothing to send. */
export async function sendAgain(context: Acting, id: number): Promise<boolean> {
  const before = await move(context, letters, {
    id,
    to: 'queued',
    action: 'sendAgain',
    set: { attempts: 0, nextAttemptAt: context.clock(), lastError: null },
    where: hasItsLink,
  })
  if (before) await notify(context.db, mailChannel, '')
  return before !== null
}

const letters: Stateful<typeof mailStates> = { states: mailStates, table: 'mails', entity: 'mail' }

/** A row as lists have it. */
export type Listed = Awaited<ReturnType<typeof findMails>>[number]

export function outboxMail(row: Listed, secret: Buffer): OutboxMail {
  const { id, purpose, subject, attempts, nextAttemptAt, sentAt, createdAt } = row
  const { recipientHash: hash, recipientMask: mask } = row
  const recipient = hash && mask ? maskOf(secret, { hash, mask }) : (row.recipient ?? '')
  const facts = { id, purpose, recipient, subject, attempts, nextAttemptAt, sentAt, createdAt }
  return {
    ...facts,
    language: row.language as Language,
    state: row.state as MailState,
    trouble: troubleOf(row.lastError),
  }
}

export function wordsOf(
  row: Pick<MailRow, 'text' | 'html'>,
  tokens: LinkTokens | null,
): { text: string; html: string } {
  return { text: withTokens(row.text, tokens), html: withTokens(row.html, tokens) }
}

/** Why a letter failed, as its row keeps it. */
export function troubleOf(lastError: string | null): OutboxMail['trouble'] {
  if (lastError === null) return null
  const [, name, words = ''] = /^(\w+)(?:: (.*))?$/s.exec(lastError) ?? []
  const reason = mailReasons.find(known => known === name) ?? 'broken'
  return { reason, words }
}
