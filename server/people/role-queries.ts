import { type Kysely, sql } from 'kysely'
import { isBilingual } from '#contract/language.ts'
import type { Role, Status } from '#contract/people/lookups.ts'
import { flags } from '#contract/permissions.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export type RoleRow = Omit<Role, 'usedBy'>
export type StatusRow = Omit<Status, 'usedBy'>

export async function rolesIn(db: Db): Promise<RoleRow[]> {
  return db
    .selectFrom('roles')
    .select(['id', 'name', 'label', 'position', 'requiresSecondFactor', ...flags])
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export async function statusesIn(db: Db): Promise<StatusRow[]> {
  return db.selectFrom('statuses').selectAll().orderBy('position').orderBy('id').execute()
}

/** Returns how many people, also in the trash, have each role. */
export async function countByRole(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['roleId', sql<number>`count(*)`.as('count')])
    .groupBy('roleId')
    .execute()
  return new Map(rows.map(({ roleId, count }) => [roleId, count]))
}

export async function countByStatus(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .select(['statusId', sql<number>`count(*)`.as('count')])
    .groupBy('statusId')
    .execute()
  return new Map(rows.map(({ statusId, count }) => [statusId, count]))
}

export async function insertRole(db: Db, role: Omit<RoleRow, 'id' | 'position'>): Promise<number> {
  const { id } = await db
    .insertInto('roles')
    .values({ ...role, label: asJson(role.label), position: nextPlace('roles') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertStatus(db: Db, status: Omit<StatusRow, 'id' | 'position'>): Promise<number> {
  const { id } = await db
    .insertInto('statuses')
    .values({ ...status, label: asJson(status.label), position: nextPlace('statuses') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function nextPlace(table: 'roles' | 'statuses') {
  return sql<number>`(select coalesce(max(position), 0) + 1 from ${sql.table(table)})`
}

export async function changeRow(
  db: Db,
  table: 'roles' | 'statuses',
  id: number,
  given: object,
): Promise<void> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  if (known.length === 0) return
  const values = known.map(([name, value]) => [name, isBilingual(value) ? asJson(value) : value])
  await db
    .updateTable(table as 'roles')
    .set(Object.fromEntries(values))
    .where('id', '=', id)
    .execute()
}

export async function deleteRow(db: Db, table: 'roles' | 'statuses', id: number): Promise<void> {
  await db
    .deleteFrom(table as 'roles')
    .where('id', '=', id)
    .execute()
}

/** Whether a user has a second factor, and thereby recovery codes. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('onSince', 'is not', null)
    .select('userId')
    .executeTakeFirst()
  return found !== undefined
}

/** Starts the grace period of two weeks in which holders of the role must set up a second factor. */
export async function noteFactorRequired(db: Db, roleId: number, now: Date): Promise<void> {
  await db.updateTable('roles').set({ secondFactorRequiredAt: now }).where('id', '=', roleId).execute()
}

/** Reorders roles or statuses. */
export async function placeRows(db: Db, table: 'roles' | 'statuses', ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(table)} set position = wished.place from
    unnest(${[...ids]}::int[]) with ordinality as wished (id, place)
    where ${sql.table(table)}.id = wished.id`.execute(db)
}

/** Returns the people with a role or a status, also those in the trash. */
export async function findHolders(db: Db, column: 'roleId' | 'statusId', id: number) {
  return db
    .selectFrom('users')
    .where(column, '=', id)
    .select(['id', 'version', 'deletedAt'])
    .orderBy('id')
    .execute()
}

/** Changes the role or status of people in the trash, who have no sessions and get no letters. */
export async function reassignInTrash(
  db: Db,
  column: 'roleId' | 'statusId',
  { from, into }: { from: number; into: number },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ [column]: into })
    .where(column, '=', from)
    .where('deletedAt', 'is not', null)
    .execute()
}
