import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type ReportRow = Selectable<Database['reports']>

export const { findPublic, findOne: findReport } = rowsOf('reports')

/** All public reports, the latest first. */
export async function findReports(db: Db, now: Date): Promise<ReportRow[]> {
  return db.selectFrom('reports').where(publicCondition(now)).selectAll().orderBy('year', 'desc').execute()
}

/** Whether another report outside the trash has this year. */
export async function isYearTaken(db: Db, year: number, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('year', '=', year)
    .where('id', '!=', exceptId ?? 0)
    .executeTakeFirst()
  return row !== undefined
}

/** The nearest public reports of earlier and later years. */
export async function findNeighbours(db: Db, now: Date, year: number) {
  const shown = db
    .selectFrom('reports')
    .where(publicCondition(now))
    .select(['slug', 'year', 'title'])
    .limit(1)
  return {
    previous: await shown.where('year', '<', year).orderBy('year', 'desc').executeTakeFirst(),
    next: await shown.where('year', '>', year).orderBy('year').executeTakeFirst(),
  }
}
