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
import {
  type CountedMails,
  countMails,
  findMail,
  findMails,
  hasItsLinkCondition,
  type MailRow,
} from './queries.ts'
import { mailChannel } from './queue.ts'

type Db = Kysely<Database>

/** A letter as staff see it: never with the token of its link. */
export interface OutboxMail {
  id: number
  purpose: string
  /** Address; a sealed one masked: `r…@example.org`. */
  recipient: string
  subject: string
  language: Language
  state: MailState
  attempts: number
  nextAttemptAt: Date | null
  sentAt: Date | null
  createdAt: Date
  /** The last error, with the mail server's reply. */
  trouble: { reason: MailReason; words: string } | null
}

export interface OutboxLetter extends OutboxMail {
  text: string
  html: string
  replyTo: string | null
}

/** Context for reading masked addresses. */
type Reading = Pick<Context, 'db' | 'secret'>

/** Returns letters by their ids, in any order. */
export async function mailsInOutbox({ db, secret }: Reading, ids: readonly number[]): Promise<OutboxMail[]> {
  return (await findMails(db, ids)).map(row => outboxMail(row, secret))
}

export async function findInOutbox({ db, secret }: Reading, id: number): Promise<OutboxLetter | null> {
  const row = await findMail(db, id)
  return row ? { ...outboxMail(row, secret), ...wordsOf(row, null), replyTo: row.replyTo } : null
}

/** Counts letters that need a decision by staff. */
export function countStranded(db: Db): Promise<CountedMails> {
  return countMails(db, ['failed', 'uncertain'])
}

/**
 * Counts letters that have been waiting for more than an hour, because the mail server is unavailable or none
 * is set.
 */
export function countDelayed(db: Db, now: Date): Promise<CountedMails> {
  return countMails(db, ['queued', 'retry'], new Date(now.getTime() - hour))
}

/** Counts letters not yet sent. */
export function countUnsent(db: Db): Promise<CountedMails> {
  return countMails(db, ['queued', 'retry'])
}

/**
 * Queues a letter again that failed, is uncertain or waits for its next attempt. Returns false if there is no
 * such letter.
 */
export async function sendAgain(context: Acting, id: number): Promise<boolean> {
  const before = await move(context, letters, {
    id,
    to: 'queued',
    action: 'sendAgain',
    set: { attempts: 0, nextAttemptAt: context.clock(), lastError: null },
    where: hasItsLinkCondition,
  })
  if (before) await notify(context.db, mailChannel, '')
  return before !== null
}

const letters: Stateful<typeof mailStates> = { states: mailStates, table: 'mails', entity: 'mail' }

/** Columns of an outbox row in lists. */
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

/** Parses the stored error of a letter. */
export function troubleOf(lastError: string | null): OutboxMail['trouble'] {
  if (lastError === null) return null
  const [, name, words = ''] = /^(\w+)(?:: (.*))?$/s.exec(lastError) ?? []
  const reason = mailReasons.find(known => known === name) ?? 'broken'
  return { reason, words }
}
