import { type RawBuilder, sql } from 'kysely'
import type { Sending } from '#contract/newsletter/sending.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import {
  type Ledger,
  type Line,
  lockLines,
  takeBackLines,
  takeLines,
  wantLines,
} from '#server/platform/letters/letters.ts'

type Db = Kysely<Database>

/** The ledger of issues and recipients; `round` distinguishes repeated sendings to everybody. */
export const newsletterLetters: Ledger<'newsletterLetters'> = {
  table: 'newsletterLetters',
  key: ['id'],
  outboxKey: sql`'newsletter ' || letters.subscriber_id || ' issue ' || letters.newsletter_id || ' ' || letters.round`,
}
const keyOf = newsletterLetters.outboxKey

export type Wanted = Line<'newsletterLetters'>

const stoppedByStaff = 'stopped' // `trouble` of a letter that staff stopped before it was sent

/** SQL condition over `readers`: receives issues at this moment. */
const readsAtCondition = (now: Date) =>
  sql`readers.state = 'active' and (readers.paused_until is null or readers.paused_until <= ${now})`

interface Round {
  newsletterId: number
  round: number
  now: Date
  /** Only readers without a letter of this issue. */
  isForNew?: boolean
}

/** Adds a ledger line for every current reader, in one statement. Returns their number. */
export async function wantLetters(db: Db, { newsletterId, round, now, isForNew }: Round): Promise<number> {
  const hasNone = sql`and not exists (
    select from newsletter_letters where newsletter_id = ${newsletterId} and subscriber_id = readers.id)`
  return wantLines(
    db,
    newsletterLetters,
    { newsletterId, subscriberId: sql`readers.id`, round, wantedAt: now },
    sql`from newsletter_subscribers readers where ${readsAtCondition(now)} ${isForNew ? hasNone : sql``}`,
  )
}

export async function lastRound(db: Db, newsletterId: number): Promise<number> {
  const row = await db
    .selectFrom('newsletterLetters')
    .select(({ fn }) => fn.max('round').as('round'))
    .where('newsletterId', '=', newsletterId)
    .executeTakeFirst()
  return row?.round ?? 0
}

/** Takes unwritten letters that are due, without those of issues in the trash. */
export async function takeUnwritten(db: Db, limit: number, now: Date): Promise<Wanted[]> {
  const which = sql`newsletter_id in (
    select id from newsletters where deleted_at is null and (send_after is null or send_after <= ${now}))`
  return takeLines(db, newsletterLetters, { which, limit, now })
}

/** Marks letters as not sent, because their readers have left or are disabled. */
export async function markNotSent(db: Db, ids: readonly number[]): Promise<void> {
  await sql`update newsletter_letters set outcome = coalesce((select 'suppressed' from newsletter_subscribers
    where id = subscriber_id and state = 'disabled'), 'left') where id = any(${[...ids]}::int[])`.execute(db)
}

// The reason and the codes: what else a mail server says often names the address, and stays longer than it here.
const reason = sql`substring(mails.last_error from '^\\w+(?:: \\d{3}(?:[ -]\\d\\.\\d{1,3}\\.\\d{1,3})?)?')`
const ended = sql`case when mails.state in ('sent', 'failed', 'uncertain') then mails.state end`

/**
 * Notes what has become of letters, for the outbox forgets them: of all issues, of one, or of one reader. The condition of
 * the letters is that of the index `newsletter_letters_open`.
 */
export async function noteOutcomes(
  db: Db,
  which: { newsletterId?: number; subscriberId?: number } = {},
): Promise<void> {
  const { newsletterId, subscriberId } = which
  await sql`
    update newsletter_letters letters set outcome = ${ended}, trouble = ${reason} from mails
    where mails.dedupe_key = ${keyOf} and written_at is not null
      and (outcome is null or outcome in ('failed', 'uncertain')) and outcome is distinct from ${ended}
      ${newsletterId === undefined ? sql`` : sql`and letters.newsletter_id = ${newsletterId}`}
      ${subscriberId === undefined ? sql`` : sql`and letters.subscriber_id = ${subscriberId}`}`.execute(db)
}

/**
 * Marks all letters to a reader as `left` that are not on their way yet. Runs before the letters are deleted.
 */
export async function dropLettersOf(db: Db, subscriberId: number, now: Date): Promise<void> {
  await noteOutcomes(db, { subscriberId })
  await sql`
    update newsletter_letters set outcome = 'left', written_at = coalesce(written_at, ${now})
    where subscriber_id = ${subscriberId} and outcome is null`.execute(db)
}

/** Takes waiting letters to a reader out of the outbox, for one who stays subscribed; sent letters stay. */
export async function takeBackLettersOf(db: Db, subscriberId: number, now: Date): Promise<void> {
  await suppress(db, sql`subscriber_id = ${subscriberId}`, now, null)
}

/**
 * Takes the waiting letters of an issue out of the outbox for good, and records that. Returns their number.
 */
export function stopLetters(db: Db, newsletterId: number, now: Date): Promise<number> {
  return suppress(db, sql`newsletter_id = ${newsletterId}`, now, stoppedByStaff)
}

async function suppress(db: Db, which: RawBuilder<unknown>, now: Date, trouble: string | null) {
  await lockLines(db, newsletterLetters, which)
  const set = sql`outcome = 'suppressed', trouble = ${trouble}, written_at = coalesce(written_at, ${now})`
  return (await takeBackLines(db, newsletterLetters, which, set)).length
}

/** The letters to a reader, and to one who has left, who is known by the mark of the address alone. */
export async function findLettersTo(db: Db, { address, mark }: { address: string; mark: Buffer }) {
  return db
    .selectFrom('newsletterLetters')
    .select([
      ...(['id', 'newsletterId', 'wantedAt', 'writtenAt', 'outcome'] as const),
      ...(['trouble', 'bounce', 'bounceReason', 'bouncedAt'] as const),
    ])
    .where(
      'subscriberId',
      'in',
      sql<number>`(select id from newsletter_subscribers
        where lower(email) = ${address.trim().toLowerCase()} or (mark = ${mark} and state = 'left'))`,
    )
    .orderBy('id')
    .execute()
}

/** Returns to how many readers an issue was to be sent. */
export async function countIntendedLetters(db: Db, newsletterId: number): Promise<number> {
  const { frozen } = await db
    .selectFrom('newsletterLetters')
    .select(({ fn }) => fn.countAll<number>().as('frozen'))
    .where('newsletterId', '=', newsletterId)
    .executeTakeFirstOrThrow()
  return frozen
}

/**
 * Queues letters again that failed or that staff stopped, unless the reader has a later one of the same
 * issue. Their outbox rows are deleted, so that each is written anew. Returns their number.
 */
export async function wantFailedAgain(db: Db, newsletterId: number, now: Date): Promise<number> {
  await noteOutcomes(db, { newsletterId })
  const { rows } = await sql<{ key: string }>`
    update newsletter_letters letters set outcome = null, trouble = null, written_at = null, wanted_at = ${now}
    from newsletter_subscribers readers
    where readers.id = letters.subscriber_id and ${readsAtCondition(now)}
      and letters.newsletter_id = ${newsletterId}
      and (outcome = 'failed' or (outcome = 'suppressed' and trouble = ${stoppedByStaff}))
      and not exists (select from newsletter_letters later where later.newsletter_id = letters.newsletter_id
        and later.subscriber_id = letters.subscriber_id and later.round > letters.round)
    returning ${keyOf} as key`.execute(db)
  const keys = rows.map(({ key }) => key)
  if (keys.length > 0) await db.deleteFrom('mails').where('dedupeKey', 'in', keys).execute()
  return keys.length
}

export async function countReaders(db: Db, now: Date): Promise<Sending['readers']> {
  const { rows } = await sql<Sending['readers']>`
    select count(*) filter (where language = 'de')::int as de, count(*) filter (where language = 'en')::int as en
    from newsletter_subscribers readers where ${readsAtCondition(now)}`.execute(db)
  return rows[0] ?? { de: 0, en: 0 }
}

/** Returns how many readers have no letter of this issue. */
export async function countNewSince(db: Db, newsletterId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_subscribers readers where ${readsAtCondition(now)} and not exists (
      select from newsletter_letters where newsletter_id = ${newsletterId} and subscriber_id = readers.id)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export interface LetterTally {
  state: keyof Sending['figures']
  /** As the outbox keeps it, without the words of a mail server once it is forgotten there; `stopped` by staff. */
  trouble: string | null
  count: number
}

/** Returns the current states of all letters of an issue. */
export async function countLettersByState(db: Db, newsletterId: number): Promise<LetterTally[]> {
  const state = sql`case
    when outcome in ('left', 'suppressed') then outcome
    when written_at is null or mails.state in ('queued', 'sending', 'retry') then 'queued'
    else coalesce(mails.state, outcome, 'uncertain') end`
  const { rows } = await sql<LetterTally>`
    select state, case when state in ('failed', 'uncertain', 'suppressed') then trouble end as trouble, count(*)::int as count
    from (select ${state} as state, coalesce(mails.last_error, trouble) as trouble
      from newsletter_letters letters left join mails on mails.dedupe_key = ${keyOf}
      where letters.newsletter_id = ${newsletterId}) letters
    group by 1, 2 order by count desc`.execute(db)
  return rows
}
