import { type Selectable, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { DisabledReason } from '#contract/newsletter/recipient.ts'
import { type SubscriberState, subscriberMachine } from '#contract/newsletter/subscription.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'

type Db = Kysely<Database>
export type SubscriberRow = Selectable<Database['newsletterSubscribers']>

/** Columns of a disabled subscription, and of one that is not. */
export const stoppedColumns = (disabledReason: DisabledReason, disabledAt: Date) => ({
  disabledReason,
  disabledAt,
  pausedUntil: null,
})
export const notStoppedColumns = { disabledReason: null, disabledAt: null, pausedUntil: null }

interface SignUp {
  mark: Buffer
  email: string
  language: Language
  createdAt: Date
  expiresAt: Date
}

/** Inserts a pending sign-up, or renews the waiting one of this mailbox. Returns its id. */
export async function putPending(db: Db, signUp: SignUp): Promise<number> {
  const { email, language, expiresAt } = signUp
  const { id } = await db
    .insertInto('newsletterSubscribers')
    .values({ ...signUp, state: 'pending' })
    .onConflict(conflict =>
      conflict.column('mark').where('state', '=', 'pending').doUpdateSet({ email, language, expiresAt }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Inserts an active subscription for a proved address. Returns its id; null if the mailbox has a
 * subscription.
 */
export async function insertActive(
  db: Db,
  { now, ...reader }: Pick<SignUp, 'mark' | 'email' | 'language'> & { now: Date },
): Promise<number | null> {
  const kept = await db
    .insertInto('newsletterSubscribers')
    .values({ ...reader, state: 'active', createdAt: now, activatedAt: now })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept?.id ?? null
}

/** Returns the active subscription of a mailbox. */
export async function findActive(db: Db, mark: Buffer): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('mark', '=', mark)
    .where('state', '=', 'active')
    .executeTakeFirst()
}

/** Returns subscriptions by their ids, in any order. */
export async function findSubscribers(db: Db, ids: readonly number[]): Promise<SubscriberRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** Returns the states of the mailboxes with these marks, earlier subscriptions first. */
export async function findByMarks(db: Db, marks: readonly Buffer[]) {
  return db
    .selectFrom('newsletterSubscribers')
    .select(['mark', 'state'])
    .where('mark', '=', sql<Buffer>`any(${[...marks]}::bytea[])`)
    .orderBy('id')
    .execute()
}

const mostAtOnce = 1000 // rows; a statement holds 65,535 values

interface ImportedReader {
  mark: Buffer
  email: string
  language: Language
}

/** Inserts active subscriptions with their legal basis. Existing ones stay unchanged. */
export async function putImported(
  db: Db,
  readers: readonly ImportedReader[],
  proof: { legalBasis: string; importedBy: number | null; now: Date },
): Promise<void> {
  const { legalBasis, importedBy, now } = proof
  const about = { state: 'active' as const, createdAt: now, activatedAt: now, legalBasis, importedBy }
  for (let at = 0; at < readers.length; at += mostAtOnce)
    await db
      .insertInto('newsletterSubscribers')
      .values(readers.slice(at, at + mostAtOnce).map(reader => ({ ...reader, ...about })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
}

/** Returns all rows of a mailbox, given by its mark or by the id of one of them, in order of their ids. */
export async function findMailbox(db: Db, of: Buffer | number): Promise<SubscriberRow[]> {
  return mailboxOf(db, of).execute()
}

/** Returns the rows of `findMailbox`, locked until the transaction ends. */
export async function lockMailbox(db: Db, of: Buffer | number): Promise<SubscriberRow[]> {
  return mailboxOf(db, of).forUpdate().execute()
}

function mailboxOf(db: Db, of: Buffer | number) {
  const rows = db.selectFrom('newsletterSubscribers').selectAll().orderBy('id')
  if (typeof of !== 'number') return rows.where('mark', '=', of)
  return rows.where('mark', '=', row =>
    row.selectFrom('newsletterSubscribers').select('mark').where('id', '=', of),
  )
}

export async function setActive(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ state: 'active', activatedAt: now, expiresAt: null })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}

/** Ends a subscription. `dropAddress` deletes the address; the proof of consent stays. */
export async function setLeft(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ state: 'left', endedAt: now, ...notStoppedColumns })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(subscriberMachine, 'left'))
    .execute()
}

export async function dropAddress(db: Db, id: number): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ email: null })
    .where('id', '=', id)
    .where('state', '=', 'left')
    .execute()
}

/** Records a spam complaint as the reason, whatever had disabled the subscription before. */
export async function setComplained(db: Db, id: number): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ disabledReason: 'complaint' })
    .where('id', '=', id)
    .where('state', '=', 'disabled')
    .execute()
}

export async function setLanguage(db: Db, id: number, language: Language): Promise<void> {
  await db.updateTable('newsletterSubscribers').set({ language }).where('id', '=', id).execute()
}

export async function setPaused(db: Db, id: number, pausedUntil: Date | null): Promise<void> {
  await db.updateTable('newsletterSubscribers').set({ pausedUntil }).where('id', '=', id).execute()
}

/** Returns the proofs kept of ended subscriptions, by the mark of the address. */
export async function findProofs(db: Db, mark: Buffer) {
  const left: SubscriberState = 'left'
  return db
    .selectFrom('newsletterSubscribers')
    .select(['id', 'language', 'state', 'createdAt', 'activatedAt', 'endedAt', 'legalBasis', 'importedBy'])
    .where('mark', '=', mark)
    .where('state', '=', left)
    .orderBy('id')
    .execute()
}

/** Deletes sign-ups that are still pending. */
export async function deletePending(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('newsletterSubscribers')
    .where(sql<boolean>`id = any(${[...ids]}::int[])`)
    .where('state', '=', 'pending')
    .execute()
}
