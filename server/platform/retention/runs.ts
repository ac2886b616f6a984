import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import { type Forgetting, type Forgotten, findDueRows } from './retention.ts'

type Db = Kysely<Database>

/**
 * A run of the deletion: the number of deleted rows by kind, and of rows that are overdue but still exist.
 */
export interface Run {
  ranAt: Date
  isWhole: boolean
  erased: Record<string, number>
  overdue: number
}

const kept = 400 * day // contains only numbers

export async function noteRun(
  { db, now }: { db: Db; now: Date },
  { isWhole, which, done }: { isWhole: boolean; which: readonly Forgetting[]; done: readonly Forgotten[] },
): Promise<void> {
  const left = await findDueRows({ db, clock: () => now }, which)
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

/** Returns the latest runs, only the nightly ones or all. */
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
