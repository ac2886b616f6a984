import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { LoginObstacle } from '#contract/people/user.ts'
import { flags } from '#contract/permissions.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { loginObstacle, mayLogIn } from '#server/platform/sessions/sessions.ts'

type Db = Kysely<Database>

/** Why a new row was refused, by the index that stands in its way. */
export const takenNames: Record<string, string> = {
  users_username: 'username',
  users_email: 'email',
  users_slug_key: 'slug',
}

export async function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName', 'users.title', 'users.email'])
    .select([
      'users.locale',
      'users.slug',
      'users.lastLoginAt',
      'users.isDemo',
      'roles.name as role',
      'roles.label as roleLabel',
    ])
    .select(flags.map(flag => `roles.${flag}` as const))
    .executeTakeFirst()
}

export async function findAuthors(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.id', 'in', ids)
    .select(['users.id', 'users.firstName', 'users.lastName', 'users.title', 'users.slug'])
    .select(sql<boolean>`statuses.name = 'active' and users.deleted_at is null`.as('isActive'))
    .execute()
}

export async function findIdByUsername(db: Db, username: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('users')
    .where(sql`lower(username)`, '=', sql`lower(${username})`)
    .where('deletedAt', 'is', null)
    .select('id')
    .executeTakeFirst()
  return found?.id
}

/** Why somebody could not log in with a right password; null: nothing stands against it. Undefined: there is nobody. */
export async function findObstacle(db: Db, id: number): Promise<LoginObstacle | null | undefined> {
  const found = await users(db)
    .where('users.id', '=', id)
    .select(loginObstacle.as('obstacle'))
    .executeTakeFirst()
  return found?.obstacle
}

export async function countActiveAdmins(db: Db): Promise<number> {
  const { count } = await users(db)
    .where(mayLogIn)
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('roles.isAdmin', '=', true)
    .select(row => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

function users(db: Db) {
  return db.selectFrom('users').innerJoin('statuses', 'statuses.id', 'users.statusId')
}

export async function findRole(db: Db, name: string) {
  return db.selectFrom('roles').where('name', '=', name).select('id').executeTakeFirst()
}

export async function findStatus(db: Db, name: string) {
  return db.selectFrom('statuses').where('name', '=', name).select('id').executeTakeFirst()
}

export interface NewRow {
  username: string
  email: string
  firstName: string
  lastName: string
  title: string
  locale: Language
  passwordHash: string | null
  roleId: number
  statusId: number
  isDemo: boolean
  now: Date
}

export async function insertUser(db: Db, { now, ...row }: NewRow): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({ ...row, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives somebody the first of these slugs that is free. */
export async function takeSlug(db: Db, id: number, wished: string[]): Promise<void> {
  const free = sql<string>`(
    select wish from unnest(${wished}::text[]) with ordinality as wishes (wish, place)
    where not exists (select 1 from users where slug = wish) order by place limit 1)`
  await db.updateTable('users').set({ slug: free }).where('id', '=', id).execute()
}

interface Change {
  roleId?: number
  statusId?: number
  isLocked?: boolean
}

/** Whether there was somebody to change. */
export async function changeUser(db: Db, id: number, change: Change, now: Date): Promise<boolean> {
  const changed = await db
    .updateTable('users')
    .set({ ...change, updatedAt: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Changes of administrators wait for one another, so that two cannot remove each other at once. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.selectFrom('roles').where('isAdmin', '=', true).select('id').orderBy('id').forUpdate().execute()
}

/** Forgets all failed logins of an account, by strangers and on its own devices: it is open again. */
export async function clearFailures(db: Db, userId: number): Promise<void> {
  await clearStrangersFailures(db, userId)
  const none = { failedLogins: 0, lockedUntil: null, lastFailedLoginAt: null }
  await db.updateTable('knownDevices').set(none).where('userId', '=', userId).execute()
}

/** Forgets failed logins by the username and by the e-mail address, known devices excepted. */
export async function clearStrangersFailures(db: Db, userId: number): Promise<void> {
  const none = { failedLogins: 0, lastFailedLoginAt: null }
  await db.updateTable('users').set(none).where('id', '=', userId).execute()
  await db.deleteFrom('loginCounters').where('userId', '=', userId).execute()
}
