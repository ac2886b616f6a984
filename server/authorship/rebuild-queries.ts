import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

type Db = Kysely<Database>

const turn = sql`interval '60 seconds'` // longer than a batch takes; after a process was killed, others wait this long

/**
 * Reserves the work for this process, which continues where it was left. Returns null if another process has
 * it.
 */
export async function claimRebuild(db: Db, now: Date) {
  const mine = await db
    .updateTable('authorRebuild')
    .set({ takenUntil: sql`${now}::timestamptz + ${turn}` })
    .where(({ or, eb }) => or([eb('takenUntil', 'is', null), eb('takenUntil', '<', now)]))
    .returningAll()
    .executeTakeFirst()
  return mine ?? null
}

interface Checks {
  upTo: number
  checkIds: number[]
  /** For whom; null where it is for all. */
  personIds: number[] | null
}

/** What is to be checked; null where nothing is. */
export async function findChecks(db: Db): Promise<Checks | null> {
  const rows = await db.selectFrom('authorChecks').select(['id', 'personId']).orderBy('id').execute()
  const last = rows.at(-1)
  if (!last) return null
  const people = rows.flatMap(({ personId }) => personId ?? [])
  const personIds = people.length < rows.length ? null : [...new Set(people)]
  return { upTo: last.id, checkIds: rows.map(({ id }) => id), personIds }
}

export async function beginRebuild(db: Db, begun: Checks & { total: number }): Promise<void> {
  await db
    .updateTable('authorRebuild')
    .set({ ...begun, lastArticleId: 0, done: 0, changed: 0, finishedAt: null })
    .execute()
}

export async function noteBatch(
  db: Db,
  { last, done, changed, now }: { last: number; done: number; changed: number; now: Date },
): Promise<void> {
  await db
    .updateTable('authorRebuild')
    .set(({ eb }) => ({
      lastArticleId: last,
      done: eb('done', '+', done),
      changed: eb('changed', '+', changed),
      takenUntil: sql<Date>`${now}::timestamptz + ${turn}`,
    }))
    .execute()
}

/** Checks that were committed meanwhile stay, whatever their numbers. */
export async function finishRebuild(db: Db, checkIds: readonly number[], now: Date): Promise<void> {
  await db.deleteFrom('authorChecks').where('id', '=', sql<number>`any(${checkIds}::int[])`).execute()
  await db.updateTable('authorRebuild').set({ finishedAt: now }).execute()
}

export async function releaseRebuild(db: Db): Promise<void> {
  await db.updateTable('authorRebuild').set({ takenUntil: null }).execute()
}

export async function findRebuild(db: Db) {
  return db.selectFrom('authorRebuild').selectAll().executeTakeFirstOrThrow()
}
