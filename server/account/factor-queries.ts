import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { factorDue } from '#server/platform/sessions/sessions.ts'

type Db = Kysely<Database>

/** Whether a login asks for a second step. */
export async function isFactorOn(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('onSince', 'is not', null)
    .select('userId')
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Creates the parent row of a second factor, off until something is confirmed, and locks it against
 * concurrent changes.
 */
export async function lockFactor(db: Db, userId: number, now: Date): Promise<{ isOn: boolean }> {
  await db
    .insertInto('secondFactors')
    .values({ userId, createdAt: now })
    .onConflict(known => known.doNothing())
    .execute()
  const { onSince } = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .select('onSince')
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { isOn: onSince !== null }
}

export async function turnOn(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('secondFactors').set({ onSince: now }).where('userId', '=', userId).execute()
}

/** Deletes the second factor with all that belongs to it; returns true if it was on. */
export async function deleteFactor(db: Db, userId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('secondFactors')
    .where('userId', '=', userId)
    .returning('onSince')
    .executeTakeFirst()
  return gone?.onSince != null
}

/** Returns the time from which the user's role requires a second factor; null if it does not. */
export async function findFactorDue(db: Db, userId: number): Promise<Date | null> {
  const found = await db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.id', '=', userId)
    .select(factorDue.as('dueAt'))
    .executeTakeFirst()
  return found?.dueAt ?? null
}

// Authenticator apps

export async function findApp(db: Db, userId: number) {
  return db.selectFrom('codeApps').where('userId', '=', userId).selectAll().executeTakeFirst()
}

export async function putApp(db: Db, userId: number, sealedSecret: Buffer, now: Date): Promise<void> {
  const fresh = { sealedSecret, confirmedAt: null, lastPeriod: 0, failures: 0, createdAt: now }
  await db
    .insertInto('codeApps')
    .values({ userId, ...fresh })
    .onConflict(known => known.column('userId').doUpdateSet(fresh))
    .execute()
}

/** Marks the code of a period as used; of several concurrent calls one succeeds. */
export async function takePeriod(db: Db, userId: number, period: number): Promise<boolean> {
  const taken = await db
    .updateTable('codeApps')
    .set({ lastPeriod: period, failures: 0 })
    .where('userId', '=', userId)
    .where('lastPeriod', '<', period)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countAppFailure(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('codeApps')
    .set(row => ({ failures: row('failures', '+', 1) }))
    .where('userId', '=', userId)
    .execute()
}

export async function confirmAppRow(db: Db, userId: number, now: Date): Promise<void> {
  await db.updateTable('codeApps').set({ confirmedAt: now }).where('userId', '=', userId).execute()
}

export async function deleteApp(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('codeApps').where('userId', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

// Recovery codes

/** Stores new codes beside the old ones, which stay valid until the new ones are confirmed. */
export async function putNewCodes(db: Db, userId: number, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('isNew', '=', true).execute()
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map(hash => ({ userId, hash, isNew: true })))
    .execute()
}

export async function hasNewCode(db: Db, userId: number, hash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('isNew', '=', true)
    .select('hash')
    .executeTakeFirst()
  return found !== undefined
}

export async function replaceCodes(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).where('isNew', '=', false).execute()
  await db.updateTable('recoveryCodes').set({ isNew: false }).where('userId', '=', userId).execute()
}

export async function takeRecoveryCode(db: Db, userId: number, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('hash', '=', hash)
    .where('isNew', '=', false)
    .where('usedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countCodesLeft(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('isNew', '=', false)
    .where('usedAt', 'is', null)
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

// Logins between their steps

interface NewStep {
  hash: Buffer
  userId: number | null
  nameHash: Buffer | null
  challenge: string
  expiresAt: Date
}

export async function insertStep(db: Db, step: NewStep): Promise<void> {
  await db.insertInto('loginSteps').values(step).execute()
}

export async function findStep(db: Db, hash: Buffer, now: Date) {
  return db
    .selectFrom('loginSteps')
    .where('hash', '=', hash)
    .where('expiresAt', '>', now)
    .selectAll()
    .executeTakeFirst()
}

/** Deletes a login step; of several concurrent calls one succeeds. */
export async function takeStep(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('loginSteps').where('hash', '=', hash).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends the logins that were begun before: called by everything that changes how a user logs in. */
export async function deleteStepsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('loginSteps').where('userId', '=', userId).execute()
}

// Resets by an administrator

export async function findReset(db: Db, userId: number) {
  return db.selectFrom('secondFactorResets').where('userId', '=', userId).selectAll().executeTakeFirst()
}

/** Returns false if a reset is already pending; asking again does not move its end. */
export async function insertReset(
  db: Db,
  reset: { userId: number; askedBy: number; askedAt: Date; dueAt: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('secondFactorResets')
    .values(reset)
    .onConflict(known => known.doNothing())
    .returning('userId')
    .executeTakeFirst()
  return made !== undefined
}

export async function deleteReset(db: Db, userId: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('secondFactorResets')
    .where('userId', '=', userId)
    .returning('userId')
    .executeTakeFirst()
  return gone !== undefined
}

/** Deletes and returns the resets that are due; each is returned to one process only. */
export async function takeDueResets(db: Db, now: Date): Promise<number[]> {
  const due = await db
    .deleteFrom('secondFactorResets')
    .where('dueAt', '<=', now)
    .returning('userId')
    .execute()
  return due.map(({ userId }) => userId)
}
