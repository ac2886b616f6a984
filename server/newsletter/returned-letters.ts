import { sql } from 'kysely'
import type { Sending } from '#contract/newsletter/sending.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { newsletterLetters } from './letters-ledger.ts'

type Db = Kysely<Database>

/** A letter that was written, and the mark of its address. */
export interface KnownLetter {
  id: number
  subscriberId: number
  mark: Buffer
}

const known = sql`select letters.id, subscriber_id as "subscriberId", mark from newsletter_letters letters
  join newsletter_subscribers readers on readers.id = subscriber_id`

export async function findLetter(db: Db, id: number): Promise<KnownLetter | undefined> {
  const { rows } = await sql<KnownLetter>`${known} where letters.id = ${id}`.execute(db)
  return rows[0]
}

/** Finds a letter by its Message-ID, as long as the outbox keeps it. */
export async function findByMessageIds(db: Db, ids: readonly string[]): Promise<KnownLetter | undefined> {
  if (ids.length === 0) return undefined
  const { rows } =
    await sql<KnownLetter>`${known} join mails on mails.dedupe_key = ${newsletterLetters.outboxKey}
    where mails.message_id = any(${[...ids]}) limit 1`.execute(db)
  return rows[0]
}

interface NotedBounce {
  id: number
  kind: 'soft' | 'hard' | 'complaint'
  reason: string | null
  at: Date
}

/** Records a bounce of a letter. Returns false if one of the same or greater weight is recorded already. */
export async function noteBounce(db: Db, { id, kind, reason, at }: NotedBounce): Promise<boolean> {
  const order = sql`array['soft', 'hard', 'complaint']`
  const { numAffectedRows = 0n } = await sql`
    update newsletter_letters set bounce = ${kind}, bounce_reason = ${reason}, bounced_at = ${at}
    where id = ${id} and coalesce(array_position(${order}, bounce), 0) < array_position(${order}, ${kind}::text)`.execute(
    db,
  )
  return numAffectedRows > 0n
}

/**
 * Returns how many letters to a reader bounced temporarily since a moment, and since staff last enabled the
 * subscription.
 */
export async function countUndelivered(db: Db, subscriberId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_letters letters
    join newsletter_subscribers readers on readers.id = subscriber_id
    where subscriber_id = ${subscriberId} and bounce = 'soft'
      and bounced_at > greatest(${since}::timestamptz, enabled_at)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns how many other active readers have an address at the reader's domain. */
export async function countOthersAt(db: Db, subscriberId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from newsletter_subscribers others join newsletter_subscribers reader
      on lower(split_part(others.email, '@', 2)) = lower(split_part(reader.email, '@', 2))
    where reader.id = ${subscriberId} and others.id <> reader.id and others.state = 'active'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Returns the bounces of an issue by kind. */
export async function countBounces(db: Db, newsletterId: number): Promise<Sending['bounced']> {
  const { rows } = await sql<Sending['bounced']>`
    select count(*) filter (where bounce = 'hard')::int as hard, count(*) filter (where bounce = 'soft')::int as soft,
      count(*) filter (where bounce = 'complaint')::int as complaint
    from newsletter_letters where newsletter_id = ${newsletterId}`.execute(db)
  return rows[0] ?? { hard: 0, soft: 0, complaint: 0 }
}
