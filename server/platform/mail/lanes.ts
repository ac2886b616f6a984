import { sql } from 'kysely'
import { minute, second } from '#contract/durations.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** Maximum number of bulk letters per minute: in total, and to one receiving domain. Undefined: no limit. */
export interface MailRate {
  perMinute: number | undefined
  perDomain: number | undefined
}

/** Restricts which letters a process claims. */
export interface Claiming {
  rate?: MailRate
  /** Whether the address key is available; without it letters to sealed addresses wait. */
  canOpen?: boolean
}

const credit = second // at most this much unused time may be made up for
const tolerated = 3 // consecutive letters that a domain may defer: one mailbox may be full, or greylist
const shortestBrake = minute / 2
const longestBrake = 30 * minute

/**
 * SQL condition for bulk letters that may be sent now: neither their batch is paused nor their domain has to
 * wait.
 */
export function mayLeaveCondition(now: Date) {
  return sql<boolean>`(batch is null or not exists (
      select from mail_batches where mail_batches.name = mails.batch and paused_at is not null))
    and not exists (
      select from mail_lanes lanes where lanes.domain = mails.domain and lanes.next_at > ${now})`
}

/**
 * Returns when the next bulk letter may be sent, and locks the row so that no other process claims one until
 * the transaction ends.
 */
export async function lockPace(db: Db): Promise<Date> {
  const { nextAt } = await db
    .insertInto('mailLanes')
    .values({ domain: '', nextAt: new Date(0) })
    .onConflict(conflict => conflict.column('domain').doUpdateSet({ domain: '' }))
    .returning('nextAt')
    .executeTakeFirstOrThrow()
  return nextAt
}

/** Records that a letter to this domain is sent now, and sets the time of the next one. */
export async function delayNextLetters(
  db: Db,
  { perMinute, perDomain }: MailRate,
  domain: string,
  now: Date,
): Promise<void> {
  if (perMinute) await delayLane(db, '', minute / perMinute, now)
  if (perDomain) await delayLane(db, domain, minute / perDomain, now)
}

async function delayLane(db: Db, domain: string, milliseconds: number, now: Date): Promise<void> {
  const earliest = new Date(now.getTime() - credit)
  const step = sql`make_interval(secs => ${milliseconds / second})`
  await sql`
    insert into mail_lanes (domain, next_at) values (${domain}, ${earliest}::timestamptz + ${step})
    on conflict (domain) do update set next_at = greatest(mail_lanes.next_at, ${earliest}) + ${step}`.execute(
    db,
  )
}

/**
 * After repeated deferrals, pauses letters to a domain, for longer each time; resets this once the domain
 * accepts a letter.
 */
export async function noteAnswer(db: Db, domain: string, isDeferred: boolean, now: Date): Promise<void> {
  if (!isDeferred) {
    await sql`update mail_lanes set deferrals = 0 where domain = ${domain} and deferrals > 0`.execute(db)
    return
  }
  const brake = sql`make_interval(secs => least(${longestBrake / second},
    ${shortestBrake / second} * 2 ^ (least(lanes.deferrals, 20) + 1 - ${tolerated})))`
  await sql`
    insert into mail_lanes as lanes (domain, next_at, deferrals) values (${domain}, ${now}, 1)
    on conflict (domain) do update set deferrals = lanes.deferrals + 1, next_at = greatest(lanes.next_at,
      case when lanes.deferrals + 1 >= ${tolerated} then ${now}::timestamptz + ${brake} else ${now} end)`.execute(
    db,
  )
}
