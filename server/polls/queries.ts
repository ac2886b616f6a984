import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type PollRow = Selectable<Database['polls']>

export const { findPublic, findOne: findPoll } = rowsOf('polls')

/** All public polls: those that end next first, then the ended ones, the latest first. */
export async function findShown(db: Db, now: Date): Promise<PollRow[]> {
  const rows = await db
    .selectFrom('polls')
    .selectAll()
    .where(publicCondition(now))
    .orderBy('closesAt')
    .execute()
  const hasEnded = ({ closesAt }: PollRow) => closesAt !== null && closesAt <= now
  return [...rows.filter(row => !hasEnded(row)), ...rows.filter(hasEnded).reverse()]
}

/** Polls outside the trash, public or not. */
export async function findKept(db: Db, ids: readonly number[]): Promise<PollRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('polls')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('id', 'in', [...ids])
    .execute()
}

export async function findMoments(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('polls')
    .select(['id', 'opensAt', 'closesAt'])
    .where('id', 'in', [...ids])
    .execute()
}
