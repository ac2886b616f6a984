import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { countEnd } from './batch-ends.ts'
import { type Claiming, keepPace, lockPace, type MailRate, mayLeave, noteAnswer } from './lanes.ts'
import { placeholderStart } from './link-token.ts'

type Db = Kysely<Database>
type Mails = Database['mails']
export type MailRow = Selectable<Mails>

/** How an attempt can end. */
export type AttemptEnd = Exclude<MailState, 'queued' | 'sending'>

export async function insertMail(db: Db, row: Insertable<Mails>): Promise<void> {
  await db
    .insertInto('mails')
    .values(row)
    .onConflict(conflict => conflict.column('dedupeKey').doNothing())
    .execute()
}

const unlimited: MailRate = { perMinute: undefined, perDomain: undefined }

/** Takes the letter that has been due longest, those to many last. It counts as being sent as soon as this returns. */
export async function claimDue(
  db: Db,
  worker: string,
  now: Date,
  { rate = unlimited, canOpen = true }: Claiming = {},
): Promise<MailRow | undefined> {
  const opened = openable(canOpen)
  const alone = await claim(db, worker, now, sql<boolean>`not is_bulk and ${opened}`)
  if (alone) return alone
  const claimBulk = (of: Db) =>
    claim(of, worker, now, sql<boolean>`is_bulk and ${opened} and ${mayLeave(now)}`)
  if (!rate.perMinute && !rate.perDomain) return claimBulk(db)
  return db.transaction().execute(async trx => {
    if ((await lockPace(trx)) > now) return undefined
    const mail = await claimBulk(trx)
    if (mail) await keepPace(trx, rate, mail.domain ?? '', now)
    return mail
  })
}

function openable(canOpen: boolean): RawBuilder<boolean> {
  return canOpen ? sql<boolean>`true` : sql<boolean>`recipient_sealed is null`
}

async function claim(
  db: Db,
  worker: string,
  now: Date,
  which: RawBuilder<boolean>,
): Promise<MailRow | undefined> {
  return db
    .updateTable('mails')
    .set(row => ({
      state: 'sending',
      attempts: row('attempts', '+', 1),
      claimedBy: worker,
      claimedAt: sql<Date>`now()`,
    }))
    .where('id', '=', row =>
      row
        .selectFrom('mails')
        .select('id')
        .where('state', 'in', sourcesOf(mailStates, 'sending'))
        .where('nextAttemptAt', '<=', now)
        .where(which)
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** When there is something to send next: a letter, or one to many that has to wait for its turn. */
export async function findNextDue(db: Db, canOpen = true): Promise<Date | null> {
  const waiting = sql`state in ('queued', 'retry') and ${openable(canOpen)}`
  const paused = sql`batch in (select name from mail_batches where paused_at is not null)`
  const { rows } = await sql<{ at: Date | null }>`
    select min(at) as at from (
      select min(next_attempt_at) as at from mails where ${waiting} and not is_bulk
      union all
      select greatest(min(next_attempt_at), (select next_at from mail_lanes where domain = '')) from (
        select greatest(next_attempt_at, lanes.next_at) as next_attempt_at
        from mails left join mail_lanes lanes on lanes.domain = mails.domain
        where ${waiting} and is_bulk and (batch is null or not ${paused})) bulk
      having count(*) > 0
    ) moments`.execute(db)
  return rows[0]?.at ?? null
}

/** Writes down how an attempt ended, unless another process has taken the letter over since. */
export async function recordAttempt(
  db: Db,
  mail: MailRow,
  change: Updateable<Mails> & { state: AttemptEnd },
  { now, isDeferred = false }: { now: Date; isDeferred?: boolean },
): Promise<void> {
  const record = (of: Db) =>
    of
      .updateTable('mails')
      .set({ claimedBy: null, claimedAt: null, ...change })
      .where('id', '=', mail.id)
      .where('attempts', '=', mail.attempts)
      .where('state', 'in', sourcesOf(mailStates, change.state))
      .executeTakeFirst()
  if (!mail.isBulk) return void (await record(db))
  await db.transaction().execute(async trx => {
    const { numUpdatedRows } = await record(trx)
    if (numUpdatedRows === 0n) return
    if (mail.batch !== null) await countEnd(trx, mail.batch, change.state, now)
    if (isDeferred || change.state === 'sent') await noteAnswer(trx, mail.domain ?? '', isDeferred, now)
  })
}

/** Says that this process is still at work on its letters. */
export async function keepClaims(db: Db, worker: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('mails')
    .set({ claimedAt: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('claimedBy', '=', worker)
    .execute()
}

/** Letters that a dead process was sending: whether they arrived, nobody knows. Harmless ones go out once more. */
export async function abandonClaims(db: Db, silentSeconds: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({
      state: sql<string>`case when may_repeat then 'retry' else 'uncertain' end`,
      nextAttemptAt: sql<Date>`case when may_repeat then ${now}::timestamptz end`,
      mayRepeat: false,
      claimedBy: null,
      claimedAt: null,
      lastError: 'crashed',
    })
    .where('state', '=', 'sending')
    .where('claimedAt', '<=', sql<Date>`now() - make_interval(secs => ${silentSeconds})`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Deletes those letters of these keys that have not left. Gives their keys. */
export async function takeBackMails(db: Db, dedupeKeys: readonly string[]): Promise<string[]> {
  if (dedupeKeys.length === 0) return []
  const rows = await db
    .deleteFrom('mails')
    .where('dedupeKey', 'in', [...dedupeKeys])
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .returning('dedupeKey')
    .execute()
  return rows.map(({ dedupeKey }) => dedupeKey ?? '')
}

/** Deletes those letters that have not left and whose keys begin in one of these ways. */
export async function takeBackMailsBeginning(db: Db, beginnings: readonly string[]): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('dedupeKey', '^@', sql<string>`any(${[...beginnings]}::text[])`)
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .execute()
}

/** How it stands with the letters of these keys; those that are forgotten by now are missing. */
export async function findStates(db: Db, keys: readonly string[]): Promise<Map<string, MailState>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('mails')
    .select(['dedupeKey', 'state'])
    .where('dedupeKey', 'in', [...keys])
    .execute()
  return new Map(rows.map(({ dedupeKey, state }) => [dedupeKey ?? '', state as MailState]))
}

const listed = [
  'id',
  'purpose',
  'language',
  'recipient',
  'recipientSealed',
  'recipientHash',
  'recipientMask',
  'replyTo',
  'replyToName',
  'subject',
  'messageId',
  'dedupeKey',
  'mayRepeat',
  'isBulk',
  'state',
  'attempts',
  'nextAttemptAt',
  'claimedBy',
  'claimedAt',
  'sentAt',
  'lastError',
  'createdAt',
] as const

export async function latestMails(db: Db, limit: number) {
  return db.selectFrom('mails').select(listed).orderBy('id', 'desc').limit(limit).execute()
}

export async function findMails(db: Db, ids: readonly number[]) {
  return db.selectFrom('mails').select(listed).where('id', 'in', ids).execute()
}

export interface CountedMails {
  count: number
  /** When the oldest of them was written. */
  since: Date | null
}

export async function countMails(db: Db, states?: readonly string[], before?: Date): Promise<CountedMails> {
  const all = db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('createdAt').as('since')])
  const old = before ? all.where('createdAt', '<', before) : all
  return (states ? old.where('state', 'in', states) : old).executeTakeFirstOrThrow()
}

export async function findMail(db: Db, id: number): Promise<MailRow | undefined> {
  if (!isId(id)) return undefined
  return db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Not a letter whose link needs a token that is gone. */
export const hasItsLink = sql<boolean>`(sealed_tokens is not null or strpos(text, ${placeholderStart}) = 0)`

// Of an address typed by hand; PostgreSQL refuses anything else with an error.
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}
