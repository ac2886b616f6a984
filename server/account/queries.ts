import { sql } from 'kysely'
import { labelOf } from '#server/people/people.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { mayLogIn } from '#server/platform/sessions/sessions.ts'

type Db = Kysely<Database>

function activeUsers(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
}

/** By username or e-mail address, however they are written. */
export async function findAccount(db: Db, name: string) {
  return activeUsers(db).where(isNamed(name)).select(['users.id', 'users.passwordHash']).executeTakeFirst()
}

function isNamed(name: string) {
  return sql<boolean>`(lower(users.username) = lower(${name}) or lower(users.email) = lower(${name}))`
}

/** Who gets letters about their account: only those who may log in get a way in. */
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
  const narrowed = 'userId' in by ? found.where('users.id', '=', by.userId) : found.where(isNamed(by.name))
  return narrowed.select(mayLogIn.as('mayLogIn')).executeTakeFirst()
}

/** Notes the login of somebody whose password is still the one just checked, and who may log in now. */
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
    .where(mayLogIn)
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

/** Another hash of the same password. */
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

/** Whether somebody's password is one that only a second factor allows. */
export async function isPasswordShort(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select('hasShortPassword')
    .executeTakeFirst()
  return found?.hasShortPassword ?? false
}
