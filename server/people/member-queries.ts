import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

function present(db: Db) {
  return db
    .selectFrom('users')
    .innerJoin('statuses', 'statuses.id', 'users.statusId')
    .where('users.deletedAt', 'is', null)
}

/** Returns the names of people, and whether they are former members. */
export async function findPresence(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return present(db)
    .where('users.id', 'in', [...ids])
    .select(['users.id', 'users.firstName', 'users.middleName', 'users.lastName', 'statuses.isFormer'])
    .execute()
}

/** Returns the present members whose own group is one of these. */
export async function findOfGroups(db: Db, groupIds: readonly number[]) {
  if (groupIds.length === 0) return []
  return present(db)
    .where('users.groupId', 'in', [...groupIds])
    .where('statuses.isFormer', '=', false)
    .select(['users.id', 'users.groupId'])
    .execute()
}

/** Replaces one group by another as the own group of people. Returns their number. */
export async function replaceGroup(db: Db, from: number, into: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set(({ eb }) => ({ groupId: into, version: eb('version', '+', 1) }))
    .where('groupId', '=', from)
    .executeTakeFirst()
  await db
    .updateTable('recordReferences')
    .set({ targetId: into })
    .where('kind', '=', 'people')
    .where('target', '=', 'groups')
    .where('targetId', '=', from)
    .execute()
  return Number(numUpdatedRows)
}
