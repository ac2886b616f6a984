import { sql } from 'kysely'
import { labelOf } from '#server/people/people.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { mayLogInCondition } from '#server/platform/sessions/sessions.ts'

type Db = Kysely<Database>

function activeUsers(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
}

/** Finds a user by username or e-mail address, ignoring case. */
export async function findAccount(db: Db, name: string) {
  return activeUsers(db)
    .where(loginNameCondition(name))
    .select(['users.id', 'users.passwordHash'])
    .executeTakeFirst()
}

function loginNameCondition(name: string) {
  return sql<boolean>`(lower(users.username) = lower(${name}) or lower(users.email) = lower(${name}))`
}

/** Finds the user whom letters about their account go to; links are sent only if `mayLogIn`. */
export async function findReader(db: Db, by: { userId: number } | { name: string }) {
  const found = activeUsers(db).select([
    'users.id',
    'users.username',
    'users.firstName',
    'users.lastName',
    'users.email',
    'users.locale',
    'users.isProfessor',
    'users.isAssociatedProfessor',
    labelOf('title_id', sql`users.locale`).as('title'),
  ])
  const narrowed =
    'userId' in by ? found.where('users.id', '=', by.userId) : found.where(loginNameCondition(by.name))
  return narrowed.select(mayLogInCondition.as('mayLogIn')).executeTakeFirst()
}

/**
 * Records a login, if the password is still the one just checked and the user may log in now; otherwise
 * returns false.
 */
export async function noteLogin(
  db: Db,
  userId: number,
  passwordHash: string | null,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .updateTable('users')
    .from('statuses')
    .whereRef('statuses.id', '=', 'users.statusId')
    .set({ lastLoginAt: now })
    .where('users.id', '=', userId)
    .where('users.passwordHash', 'is not distinct from', passwordHash)
    .where(mayLogInCondition)
    .returning('users.id')
    .executeTakeFirst()
  return noted !== undefined
}

export async function findHash(db: Db, userId: number): Promise<string | null> {
  const found = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('passwordHash')
    .executeTakeFirst()
  return found?.passwordHash ?? null
}

/** Replaces a hash by another one of the same password. */
export async function replaceHash(db: Db, userId: number, before: string, after: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash: after })
    .where('id', '=', userId)
    .where('passwordHash', '=', before)
    .execute()
}

export async function writePassword(
  db: Db,
  userId: number,
  passwordHash: string,
  now: Date,
  hasShortPassword = false,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash, hasShortPassword, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute()
}

/** Whether the user's password is so short that it requires a second factor. */
export async function isPasswordShort(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('hasShortPassword')
    .executeTakeFirst()
  return found?.hasShortPassword ?? false
}
