import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { batchOf } from './batch-of-issue.ts'
import { countIntendedLetters, countLettersByState, newsletterLetters } from './letters-ledger.ts'

type Db = Kysely<Database>

export interface Verified {
  /** Number of readers to send to, and the states of their letters. */
  frozen: number
  figures: Readonly<Record<string, number>>
  /** Inconsistencies, as sentences. */
  problems: string[]
}

/**
 * Compares the ledger of an issue with the outbox, and, if given, with the addresses to which a mail server
 * has delivered. Changes nothing. Null if the issue does not exist or was not sent.
 */
export async function verifyIssue(
  db: Db,
  newsletterId: number,
  delivered: readonly string[] | null = null,
): Promise<Verified | null> {
  const frozen = await countIntendedLetters(db, newsletterId)
  if (frozen === 0) return null
  const figures: Record<string, number> = {}
  for (const { state, count } of await countLettersByState(db, newsletterId))
    figures[state] = (figures[state] ?? 0) + count
  const sum = Object.values(figures).reduce((all, one) => all + one, 0)
  const lines = await linesOf(db, newsletterId)
  return {
    frozen,
    figures,
    problems: [
      ...(sum === frozen ? [] : [`${frozen} letters were wanted, ${sum} are accounted for`]),
      ...lines.flatMap(troubleOf),
      ...(await strangersOf(db, newsletterId)),
      ...(delivered ? compareWithDelivered(lines, delivered) : []),
    ],
  }
}

interface Line {
  id: number
  email: string | null
  isWritten: boolean
  outcome: string | null
  /** State in the outbox; null if it has no row there, or no longer. */
  state: string | null
  isReader: boolean
}

async function linesOf(db: Db, newsletterId: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select letters.id, coalesce(mails.recipient, readers.email) as email, written_at is not null as "isWritten", outcome,
      mails.state, coalesce(readers.state = 'active', false) as "isReader"
    from newsletter_letters letters left join newsletter_subscribers readers on readers.id = subscriber_id
    left join mails on mails.dedupe_key = ${newsletterLetters.outboxKey}
    where newsletter_id = ${newsletterId} order by letters.id`.execute(db)
  return rows
}

const waiting = new Set(['queued', 'sending', 'retry'])

function troubleOf({ id, isWritten, outcome, state, isReader }: Line): string[] {
  const isWaiting = state !== null && waiting.has(state)
  if (!isWritten && state !== null) return [`line ${id} counts as unwritten and is in the outbox`]
  if (isWritten && outcome === null && state === null) return [`line ${id} counts as written and is nowhere`]
  if (isWaiting && (outcome === 'left' || outcome === 'suppressed'))
    return [`line ${id} is ${outcome} and its letter waits`]
  if (isWaiting && !isReader && state !== 'sending') return [`line ${id} waits for somebody who has left`]
  if (outcome === 'sent' && state !== null && state !== 'sent')
    return [`line ${id} is sent, and ${state} in the outbox`]
  return []
}

async function strangersOf(db: Db, newsletterId: number): Promise<string[]> {
  const { rows } = await sql<{ id: number }>`
    select mails.id from mails where batch = ${batchOf(newsletterId)} and not exists (
      select from newsletter_letters letters where mails.dedupe_key = ${newsletterLetters.outboxKey})`.execute(
    db,
  )
  return rows.map(({ id }) => `letter ${id} of the outbox is in no line`)
}

function compareWithDelivered(lines: readonly Line[], delivered: readonly string[]): string[] {
  const times = new Map<string, number>()
  for (const address of delivered) times.set(address, (times.get(address) ?? 0) + 1)
  const wanted = new Map<string, number>()
  for (const { email } of lines) if (email) wanted.set(email, (wanted.get(email) ?? 0) + 1)
  const isSent = ({ state, outcome }: Line) => (state ?? outcome) === 'sent'
  const lost = lines.filter(line => isSent(line) && line.email && !times.has(line.email))
  const isUncertain = new Set(
    lines.filter(line => (line.state ?? line.outcome) === 'uncertain').map(({ email }) => email),
  )
  return [
    ...lost.map(({ email }) => `the letter to ${email} counts as sent and did not arrive`),
    ...[...times].flatMap(([address, count]) => {
      const most = wanted.get(address) ?? 0
      if (most === 0) return [`${address} got a letter and is in no line`]
      return count > most && !isUncertain.has(address) ? [`${address} got ${count} letters`] : []
    }),
  ]
}
