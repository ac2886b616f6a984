import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type ContestRow = Selectable<Database['contests']>

export const { findPublic, findOne: findContest } = rowsOf('contests')

export async function findPublicContests(db: Db, now: Date): Promise<ContestRow[]> {
  return db.selectFrom('contests').where(publicCondition(now)).selectAll().orderBy('id').execute()
}

export async function findContests(db: Db, ids: readonly number[]): Promise<ContestRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('contests')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/** Finds contests outside of the trash, public or not. */
export async function findNotTrashed(db: Db, ids: readonly number[]): Promise<ContestRow[]> {
  return (await findContests(db, ids)).filter(({ deletedAt }) => deletedAt === null)
}

/**
 * Returns the contest and locks it until the transaction ends, so that only one caller counts its
 * contributions.
 */
export async function lockContest(db: Db, id: number): Promise<ContestRow | undefined> {
  return db.selectFrom('contests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}
