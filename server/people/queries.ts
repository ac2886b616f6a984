import { type Kysely, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { LookupKind } from '#contract/people/lookups.ts'
import type { PersonFields } from '#contract/people/person.ts'
import type { LoginObstacle } from '#contract/people/user.ts'
import { flags } from '#contract/permissions.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition } from '#server/platform/records/records.ts'
import { loginObstacle, mayLogInCondition, openFactorDue } from '#server/platform/sessions/sessions.ts'
import { labelOf, nameOfGroup } from './words.ts'

type Db = Kysely<Database>

export async function findUser(db: Db, id: number) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.id', '=', id)
    .where('users.deletedAt', 'is', null)
    .select(['users.id', 'users.username', 'users.firstName', 'users.lastName', 'users.email', 'users.slug'])
    .select(['users.locale', 'users.lastLoginAt', 'users.isDemo', 'users.imageId'])
    .select(openFactorDue.as('factorDueAt'))
    .select([
      'roles.name as role',
      'roles.label as roleLabel',
      ...flags.map(flag => `roles.${flag}` as const),
    ])
    .select([labelOf('title_id', sql`users.locale`).as('title'), nameOfGroup(sql`users.locale`).as('group')])
    .executeTakeFirst()
}

export async function findAuthors(
  db: Db,
  ids: readonly number[],
  { now, language }: { now: Date; language: Language },
) {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .where('users.id', 'in', [...ids])
    .select(['users.id', 'users.firstName', 'users.middleName', 'users.lastName', 'users.slug'])
    .select(['users.isProfessor', 'users.isAssociatedProfessor'])
    .select([labelOf('title_id', sql.lit(language)).as('title'), publicCondition(now).as('isPublic')])
    .execute()
    .then(rows => rows.map(row => ({ ...row, title: row.title ?? '' })))
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

/**
 * Returns what prevents a login with the right password; null if nothing does, undefined if the person does
 * not exist.
 */
export async function findObstacle(db: Db, id: number): Promise<LoginObstacle | null | undefined> {
  const found = await users(db)
    .where('users.id', '=', id)
    .select(loginObstacle.as('obstacle'))
    .executeTakeFirst()
  return found?.obstacle
}

export async function countActiveAdmins(db: Db): Promise<number> {
  const { count } = await users(db)
    .where(mayLogInCondition)
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

export async function findRoleById(db: Db, id: number) {
  return db.selectFrom('roles').where('id', '=', id).selectAll().executeTakeFirst()
}

export async function findStatus(db: Db, name: string) {
  return db.selectFrom('statuses').where('name', '=', name).select('id').executeTakeFirst()
}

export async function findStatuses(db: Db) {
  return db.selectFrom('statuses').selectAll().orderBy('position').orderBy('id').execute()
}

/** Returns the list that each of these words belongs to. */
export async function findWordKinds(db: Db, ids: readonly number[]): Promise<Map<number, LookupKind>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('lookups')
    .where('id', 'in', [...ids])
    .select(['id', 'kind'])
    .execute()
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

/** Returns which of these login names another user has. */
export async function findTaken(
  db: Db,
  { username, email }: Pick<PersonFields, 'username' | 'email'>,
  exceptId: number | null,
): Promise<('username' | 'email')[]> {
  const rows = await db
    .selectFrom('users')
    .where('id', '!=', exceptId ?? 0)
    .where(({ or, eb }) =>
      or([
        eb(sql`lower(username)`, '=', sql`lower(${username})`),
        eb(sql`lower(email)`, '=', sql`lower(${email})`),
      ]),
    )
    .select([
      sql<boolean>`lower(username) = lower(${username})`.as('username'),
      sql<boolean>`lower(email) = lower(${email})`.as('email'),
    ])
    .execute()
  return (['username', 'email'] as const).filter(name => rows.some(row => row[name]))
}

/** Returns the names of a person's role, status and group, for the audit. */
export async function labelsOfAccess(db: Db, { roleId, statusId, groupId }: PersonFields) {
  const role = await db.selectFrom('roles').where('id', '=', roleId).select('name').executeTakeFirst()
  const status = await db.selectFrom('statuses').where('id', '=', statusId).select('name').executeTakeFirst()
  const group = await db
    .selectFrom('groups')
    .where('id', '=', groupId ?? 0)
    .select('name')
    .executeTakeFirst()
  return {
    roleId: role?.name ?? null,
    statusId: status?.name ?? null,
    groupId: group ? group.name.de || group.name.en : null,
  }
}

/** Serialises changes of administrators, so that two cannot remove each other concurrently. */
export async function lockAdmins(db: Db): Promise<void> {
  await db.selectFrom('roles').where('isAdmin', '=', true).select('id').orderBy('id').forUpdate().execute()
}

/** Clears all failed logins of an account, also those on known devices, which ends the lock. */
export async function clearFailures(db: Db, userId: number): Promise<void> {
  await clearStrangersFailures(db, userId)
  const none = { failedLogins: 0, lockedUntil: null, lastFailedLoginAt: null }
  await db.updateTable('knownDevices').set(none).where('userId', '=', userId).execute()
}

/** Clears failed logins by username and e-mail address, except on known devices. */
export async function clearStrangersFailures(db: Db, userId: number): Promise<void> {
  const none = { failedLogins: 0, lastFailedLoginAt: null }
  await db.updateTable('users').set(none).where('id', '=', userId).execute()
  await db.deleteFrom('loginCounters').where('userId', '=', userId).execute()
}

export async function versionOf(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('users')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select('version')
    .executeTakeFirst()
  return row?.version
}

/** Sets columns of an account that are not part of its record. */
export async function setAccountFacts(
  db: Db,
  id: number,
  marks: { passwordHash: string | null; isDemo: boolean },
): Promise<void> {
  await db.updateTable('users').set(marks).where('id', '=', id).execute()
}

/** Whether a record names this person, for example as its author. */
export async function isPointedAt(db: Db, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('recordReferences')
    .where('target', '=', 'people')
    .where('targetId', '=', id)
    .select('recordId')
    .executeTakeFirst()
  return found !== undefined
}
