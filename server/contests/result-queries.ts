import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

export type ResultRow = Selectable<Database['contestResults']>
export type RaffleRow = Selectable<Database['contestRaffles']>

/** Finds the announced results of these contributions. */
export async function findResults(db: Db, contributionIds: readonly number[]): Promise<ResultRow[]> {
  if (contributionIds.length === 0) return []
  return db
    .selectFrom('contestResults')
    .selectAll()
    .where('contributionId', 'in', [...contributionIds])
    .execute()
}

/** Replaces the announced results of the contest. */
export async function putResults(db: Db, contestId: number, rows: readonly ResultRow[]): Promise<void> {
  const works = db.selectFrom('contestContributions').select('id').where('contestId', '=', contestId)
  await db.deleteFrom('contestResults').where('contributionId', 'in', works).execute()
  if (rows.length > 0)
    await db
      .insertInto('contestResults')
      .values([...rows])
      .execute()
}

export async function findRaffle(db: Db, contestId: number): Promise<RaffleRow | undefined> {
  return db.selectFrom('contestRaffles').selectAll().where('contestId', '=', contestId).executeTakeFirst()
}

/** Returns false if the raffle of this contest was already drawn. */
export async function addRaffle(db: Db, row: RaffleRow): Promise<boolean> {
  const added = await db
    .insertInto('contestRaffles')
    .values(row)
    .onConflict(conflict => conflict.column('contestId').doNothing())
    .returning('contestId')
    .executeTakeFirst()
  return added !== undefined
}
