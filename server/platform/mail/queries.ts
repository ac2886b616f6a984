import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { noteLetterEnd } from './batch-ends.ts'
import {
  type Claiming,
  delayNextLetters,
  lockPace,
  type MailRate,
  mayLeaveCondition,
  noteAnswer,
} from './lanes.ts'
import { placeholderStart } from './link-token.ts'

type Db = Kysely<Database>
type Mails = Database['mails']
export type MailRow = Selectable<Mails>

/** States in which an attempt can end. */
export type AttemptEnd = Exclude<MailState, 'queued' | 'sending'>

export async function insertMail(db: Db, row: Insertable<Mails>): Promise<void> {
  await db
    .insertInto('mails')
    .values(row)
    .onConflict(conflict => conflict.column('dedupeKey').doNothing())
    .execute()
}

const unlimited: MailRate = { perMinute: undefined, perDomain: undefined }

/** Claims the letter that has been due longest, bulk letters last, and sets its state to `sending`. */
export async function claimDue(
  db: Db,
  worker: string,
  now: Date,
  { rate = unlimited, canOpen = true }: Claiming = {},
): Promise<MailRow | undefined> {
  const opened = openableCondition(canOpen)
  const alone = await claim(db, worker, now, sql<boolean>`not is_bulk and ${opened}`)
  if (alone) return alone
  const claimBulk = (of: Db) =>
    claim(of, worker, now, sql<boolean>`is_bulk and ${opened} and ${mayLeaveCondition(now)}`)
  if (!rate.perMinute && !rate.perDomain) return claimBulk(db)
  return db.transaction().execute(async trx => {
    if ((await lockPace(trx)) > now) return undefined
    const mail = await claimBulk(trx)
    if (mail) await delayNextLetters(trx, rate, mail.domain ?? '', now)
    return mail
  })
}

function openableCondition(canOpen: boolean): RawBuilder<boolean> {
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

/** Returns when the next letter is due, including bulk letters that have to wait. */
export async function findNextDue(db: Db, canOpen = true): Promise<Date | null> {
  const waiting = sql`state in ('queued', 'retry') and ${openableCondition(canOpen)}`
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

/** Records the outcome of an attempt, unless another process has claimed the letter since. */
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
    if (mail.batch !== null) await noteLetterEnd(trx, mail.batch, change.state, now)
    if (isDeferred || change.state === 'sent') await noteAnswer(trx, mail.domain ?? '', isDeferred, now)
  })
}

/** Renews the claims of this process on its letters. */
export async function renewClaims(db: Db, worker: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('mails')
    .set({ claimedAt: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('claimedBy', '=', worker)
    .execute()
}

/** Ends the claims of dead processes, whose letters may have been delivered. Letters that may repeat are sent again. */
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

/** Deletes the unsent letters with these keys. Returns their keys. */
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

/** Deletes the unsent letters whose keys begin with one of these texts. */
export async function takeBackMailsBeginning(db: Db, beginnings: readonly string[]): Promise<void> {
  await db
    .deleteFrom('mails')
    .where('dedupeKey', '^@', sql<string>`any(${[...beginnings]}::text[])`)
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .execute()
}

/** Returns the states of the letters with these keys, without those already deleted. */
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
  /** Creation time of the oldest of them. */
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

/** SQL condition that excludes letters whose link needs a token that has been deleted. */
export const hasItsLinkCondition = sql<boolean>`(sealed_tokens is not null or strpos(text, ${placeholderStart}) = 0)`

// The id may come from an address typed by hand; PostgreSQL throws for anything else.
function isId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id < 2 ** 31
}
