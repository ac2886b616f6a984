import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type StudyRow = Selectable<Database['studies']>

export const { findOne: findStudy } = rowsOf('studies')

export async function isAnswerCounted(db: Db, studyId: number, mark: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('studyAnswers')
    .select('mark')
    .where('studyId', '=', studyId)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row !== undefined
}

export async function keepAnswer(db: Db, studyId: number, mark: Buffer): Promise<void> {
  await db
    .insertInto('studyAnswers')
    .values({ studyId, mark })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** SQL for the number of volunteers who stated that they answered. */
export const answerCount = (study: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from study_answers where study_id = ${study})`

/** Includes studies in the trash. */
export async function findStudies(db: Db, ids: readonly number[]): Promise<StudyRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('studies')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
}

/**
 * Studies that look for volunteers now, the one that ends first at the top. Must agree with `studyState` of
 * the contract.
 */
export async function findOpen(db: Db, now: Date): Promise<StudyRow[]> {
  return db
    .selectFrom('studies')
    .selectAll()
    .where(publicCondition(now))
    .where(sql<boolean>`(seeks_from is null or seeks_from <= ${now})`)
    .where(sql<boolean>`(seeks_until is null or seeks_until > ${now})`)
    .where('hasEnough', '=', false)
    .orderBy('seeksUntil', order => order.asc().nullsLast())
    .orderBy('id')
    .execute()
}

/** The next moment at which a visible study begins or ends to look for volunteers. */
export async function nextSeeking(db: Db, now: Date): Promise<Date | null> {
  const first = (column: 'seeks_from' | 'seeks_until') =>
    sql`(select min(${sql.ref(column)}) from studies
      where ${sql.ref(column)} > ${now} and is_visible and deleted_at is null)`
  const { rows } = await sql<{ at: Date | null }>`
    select least(${first('seeks_from')}, ${first('seeks_until')}) as at`.execute(db)
  return rows[0]?.at ?? null
}
