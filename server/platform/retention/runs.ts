import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { due, type Forgetting, type Forgotten } from './retention.ts'

type Db = Kysely<Database>

/** One run of the deletion by periods: how many rows of which kind went, and how many should have gone and are there. */
export interface Run {
  ranAt: Date
  isWhole: boolean
  erased: Record<string, number>
  overdue: number
}

const kept = 400 * day // numbers alone

export async function noteRun(
  { db, now }: { db: Db; now: Date },
  { isWhole, which, done }: { isWhole: boolean; which: readonly Forgetting[]; done: readonly Forgotten[] },
): Promise<void> {
  const left = await due({ db, clock: () => now }, which)
  const erased: Record<string, number> = {}
  for (const { forgetting, rows } of done)
    if (rows > 0) erased[forgetting.kind] = (erased[forgetting.kind] ?? 0) + rows
  const overdue = left.reduce((sum, { rows }) => sum + rows, 0)
  await db
    .insertInto('retentionRuns')
    .values({ ranAt: now, isWhole, erased: asJson(erased), overdue })
    .execute()
  await db
    .deleteFrom('retentionRuns')
    .where('ranAt', '<', new Date(now.getTime() - kept))
    .execute()
}

/** The latest runs, of the night or all of them. */
export async function latestRuns(db: Db, { onlyWhole = false, limit = 1 } = {}): Promise<Run[]> {
  const rows = await db
    .selectFrom('retentionRuns')
    .select(['ranAt', 'isWhole', 'erased', 'overdue'])
    .where(onlyWhole ? sql<boolean>`is_whole` : sql<boolean>`true`)
    .orderBy('ranAt', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({ ...row, erased: row.erased as Record<string, number> }))
}
