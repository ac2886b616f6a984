import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type MailState, mailStates } from '#contract/mail/api.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
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

/** Takes the letter that has been due longest, those to many last. It counts as being sent as soon as this returns. */
export async function claimDue(db: Db, worker: string, now: Date): Promise<MailRow | undefined> {
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
        .orderBy('isBulk')
        .orderBy('nextAttemptAt')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

export async function findNextDue(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.min('nextAttemptAt').as('at'))
    .where('state', 'in', sourcesOf(mailStates, 'sending'))
    .executeTakeFirst()
  return row?.at ?? null
}

/** Writes down how an attempt ended, unless another process has taken the letter over since. */
export async function recordAttempt(
  db: Db,
  mail: MailRow,
  change: Updateable<Mails> & { state: AttemptEnd },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ claimedBy: null, claimedAt: null, ...change })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('state', 'in', sourcesOf(mailStates, change.state))
    .execute()
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

/** Deletes letters by their keys, sent or not; what is on its way at this moment is finished first, and goes with its period. */
export async function deleteMails(db: Db, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length === 0) return
  await db.deleteFrom('mails').where('dedupeKey', 'in', dedupeKeys).where('state', '<>', 'sending').execute()
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

/** Deletes the letters whose keys begin so, whatever came of them. */
export async function deleteMailsBeginning(db: Db, beginning: string): Promise<void> {
  await db.deleteFrom('mails').where('dedupeKey', '^@', beginning).execute()
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
  'recipientName',
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

export async function countMails(db: Db, states?: readonly string[], before?: Date): Promise<number> {
  const all = db.selectFrom('mails').select(({ fn }) => fn.countAll<number>().as('count'))
  const old = before ? all.where('createdAt', '<', before) : all
  const { count } = await (states ? old.where('state', 'in', states) : old).executeTakeFirstOrThrow()
  return count
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
