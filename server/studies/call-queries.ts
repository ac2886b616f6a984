import { sql } from 'kysely'
import { type StudyCall, tellAgainAfter } from '#contract/studies/study-call.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { wantLines } from '#server/platform/letters/letters.ts'
import { answersTo } from './queries.ts'

type Db = Kysely<Database>

/** The condition of volunteers who are told of studies: they have confirmed, and their time is not over. */
const listens = (now: Date) => sql<boolean>`(state <> 'pending' and expires_at > ${now})`
/** Their last letter about studies is a week old, or there was none. */
const isDue = (now: Date) =>
  sql<boolean>`(last_told_at is null or last_told_at <= ${new Date(now.getTime() - tellAgainAfter)})`

const isUntold = (studyId: number, now: Date) => sql<boolean>`(${listens(now)} and not exists (
  select from study_letters where study_id = ${studyId} and volunteer_id = volunteers.id))`

/** When somebody was asked last; what waits to be written counts. Of those alike chance decides. */
const leastRecently = sql`greatest(last_told_at,
  (select max(wanted_at) from study_letters where volunteer_id = volunteers.id)) nulls first, random()`

type Counted = Omit<StudyCall, 'lacks'>

export async function countCall(db: Db, studyId: number, { now, wave }: Wave): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with wave as (select last_told_at from volunteers where ${isUntold(studyId, now)}
      order by ${leastRecently} limit ${wave})
    select
      (select count(*)::int from volunteers where ${isUntold(studyId, now)}) as untold,
      (select count(*)::int from wave) as next,
      (select count(*)::int from wave where not ${isDue(now)}) as later,
      (select count(*)::int from study_letters where study_id = ${studyId} and written_at is not null) as told,
      (select count(*)::int from study_letters where study_id = ${studyId} and written_at is null) as waiting,
      (select told_and_gone from studies where id = ${studyId}) as gone,
      ${answersTo(sql`${studyId}`)} as answered`.execute(db)
  return rows[0] ?? { untold: 0, next: 0, later: 0, told: 0, waiting: 0, gone: 0, answered: 0 }
}

/** How many are asked at once, and when. */
interface Wave {
  now: Date
  wave: number
}

/**
 * Wants a letter to the next ones who have not got this call, save whoever leaves at this moment; gives how many that are.
 * The study is locked meanwhile, so that two who draw at once draw one wave.
 */
export async function wantCall(db: Db, studyId: number, { now, wave }: Wave): Promise<number> {
  return wantLines(
    db,
    { table: 'studyLetters' },
    { studyId, volunteerId: sql`id`, wantedAt: now },
    sql`from volunteers where ${isUntold(studyId, now)} order by ${leastRecently} limit ${wave} for key share`,
  )
}

/** Nobody else draws a wave of this study until the transaction ends. */
export async function lockStudy(db: Db, id: number): Promise<void> {
  await db.selectFrom('studies').select('id').where('id', '=', id).forUpdate().execute()
}

/** Letters of a study that are not written yet are not wanted any more. */
export async function dropWaiting(db: Db, studyId: number): Promise<void> {
  await db.deleteFrom('studyLetters').where('studyId', '=', studyId).where('writtenAt', 'is', null).execute()
}

/** Volunteers whose next letter is due, a few at once; each of them belongs to one process alone until it commits. */
export async function takeDue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from volunteers
    where ${listens(now)} and ${isDue(now)} and exists (
      select from study_letters where volunteer_id = volunteers.id and written_at is null)
    order by id limit ${limit} for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** The studies that somebody is to be told of, in the order in which their calls were sent. */
export async function findWanted(db: Db, volunteerId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('studyLetters')
    .select('studyId')
    .where('volunteerId', '=', volunteerId)
    .where('writtenAt', 'is', null)
    .orderBy('wantedAt')
    .orderBy('studyId')
    .execute()
  return rows.map(({ studyId }) => studyId)
}

/** These studies stand in the letter that was just written. */
export async function markTold(
  db: Db,
  { volunteerId, studyIds, now }: { volunteerId: number; studyIds: readonly number[]; now: Date },
): Promise<void> {
  await db
    .updateTable('studyLetters')
    .set({ writtenAt: now })
    .where('volunteerId', '=', volunteerId)
    .where('studyId', 'in', [...studyIds])
    .execute()
  await db.updateTable('volunteers').set({ lastToldAt: now }).where('id', '=', volunteerId).execute()
}

/** These studies look for nobody any more: nobody is told of them, and a later call reaches everybody. */
export async function dropWanted(db: Db, volunteerId: number, studyIds: readonly number[]): Promise<void> {
  if (studyIds.length === 0) return
  await db
    .deleteFrom('studyLetters')
    .where('volunteerId', '=', volunteerId)
    .where('studyId', 'in', [...studyIds])
    .where('writtenAt', 'is', null)
    .execute()
}
