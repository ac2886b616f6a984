import { sql } from 'kysely'
import { minute, second } from '#contract/durations.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

/** How many letters to many may leave in a minute: in all, and to one receiving domain. Undefined: as fast as they go. */
export interface MailRate {
  perMinute: number | undefined
  perDomain: number | undefined
}

/** Which letters a process takes. */
export interface Claiming {
  rate?: MailRate
  /** Without the key letters to sealed addresses wait. */
  canOpen?: boolean
}

const credit = second // what was not used of this much time may be made up for
const tolerated = 3 // letters in a row that a domain may put off: one mailbox may be full, or ask for patience
const shortestBrake = minute / 2
const longestBrake = 30 * minute

/** The condition of letters to many that may leave now: their batch is not paused, nor has their domain to wait. */
export function mayLeave(now: Date) {
  return sql<boolean>`(batch is null or not exists (
      select from mail_batches where mail_batches.name = mails.batch and paused_at is not null))
    and not exists (
      select from mail_lanes lanes where lanes.domain = mails.domain and lanes.next_at > ${now})`
}

/** When the next letter to many may leave; nobody else takes one until the transaction ends. */
export async function lockPace(db: Db): Promise<Date> {
  const { nextAt } = await db
    .insertInto('mailLanes')
    .values({ domain: '', nextAt: new Date(0) })
    .onConflict(conflict => conflict.column('domain').doUpdateSet({ domain: '' }))
    .returning('nextAt')
    .executeTakeFirstOrThrow()
  return nextAt
}

/** A letter to this domain leaves now: the next ones have to wait their time. */
export async function keepPace(
  db: Db,
  { perMinute, perDomain }: MailRate,
  domain: string,
  now: Date,
): Promise<void> {
  if (perMinute) await waitFor(db, '', minute / perMinute, now)
  if (perDomain) await waitFor(db, domain, minute / perDomain, now)
}

async function waitFor(db: Db, domain: string, milliseconds: number, now: Date): Promise<void> {
  const earliest = new Date(now.getTime() - credit)
  const step = sql`make_interval(secs => ${milliseconds / second})`
  await sql`
    insert into mail_lanes (domain, next_at) values (${domain}, ${earliest}::timestamptz + ${step})
    on conflict (domain) do update set next_at = greatest(mail_lanes.next_at, ${earliest}) + ${step}`.execute(
    db,
  )
}

/** A domain that puts letters off again and again is left alone, for longer each time; one that takes a letter is not. */
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
