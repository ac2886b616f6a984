import { sql } from 'kysely'
import { notifyAgainAfter, type StudyCall } from '#contract/studies/study-call.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { wantLines } from '#server/platform/letters/letters.ts'
import { answerCount } from './queries.ts'

type Db = Kysely<Database>

/** Condition for volunteers who may get letters about studies: confirmed and not expired. */
const listensCondition = (now: Date) => sql<boolean>`(state <> 'pending' and expires_at > ${now})`
/** Condition: the volunteer's last letter about studies is at least a week old, or there was none. */
const isDueCondition = (now: Date) =>
  sql<boolean>`(last_told_at is null or last_told_at <= ${new Date(now.getTime() - notifyAgainAfter)})`

const notNotifiedCondition = (
  studyId: number,
  now: Date,
) => sql<boolean>`(${listensCondition(now)} and not exists (
  select from study_letters where study_id = ${studyId} and volunteer_id = volunteers.id))`

/** Order by the time of the last letter, written or requested; random among equal ones. */
const leastRecently = sql`greatest(last_told_at,
  (select max(wanted_at) from study_letters where volunteer_id = volunteers.id)) nulls first, random()`

type Counted = Omit<StudyCall, 'lacks'>

export async function countCall(db: Db, studyId: number, { now, wave }: Wave): Promise<Counted> {
  const { rows } = await sql<Counted>`
    with wave as (select last_told_at from volunteers where ${notNotifiedCondition(studyId, now)}
      order by ${leastRecently} limit ${wave})
    select
      (select count(*)::int from volunteers where ${notNotifiedCondition(studyId, now)}) as untold,
      (select count(*)::int from wave) as next,
      (select count(*)::int from wave where not ${isDueCondition(now)}) as later,
      (select count(*)::int from study_letters where study_id = ${studyId} and written_at is not null) as told,
      (select count(*)::int from study_letters where study_id = ${studyId} and written_at is null) as waiting,
      (select told_and_gone from studies where id = ${studyId}) as gone,
      ${answerCount(sql`${studyId}`)} as answered`.execute(db)
  return rows[0] ?? { untold: 0, next: 0, later: 0, told: 0, waiting: 0, gone: 0, answered: 0 }
}

/** Time and size of a wave. */
interface Wave {
  now: Date
  wave: number
}

/**
 * Requests letters to the next volunteers without this call, except those whose row is being deleted; returns
 * their number. The caller must hold the lock of `lockStudy`, so that concurrent calls draw one wave after
 * the other.
 */
export async function wantCallLetters(db: Db, studyId: number, { now, wave }: Wave): Promise<number> {
  return wantLines(
    db,
    { table: 'studyLetters' },
    { studyId, volunteerId: sql`id`, wantedAt: now },
    sql`from volunteers where ${notNotifiedCondition(studyId, now)} order by ${leastRecently} limit ${wave} for key share`,
  )
}

/** Locks the study until the transaction ends, so that no other transaction draws a wave. */
export async function lockStudy(db: Db, id: number): Promise<void> {
  await db.selectFrom('studies').select('id').where('id', '=', id).forUpdate().execute()
}

/** Deletes the requested letters of a study that are not written yet. */
export async function dropLettersOfStudy(db: Db, studyId: number): Promise<void> {
  await db.deleteFrom('studyLetters').where('studyId', '=', studyId).where('writtenAt', 'is', null).execute()
}

/**
 * Returns some volunteers whose next letter is due, and locks their rows against other processes until the
 * transaction ends.
 */
export async function claimDueVolunteers(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from volunteers
    where ${listensCondition(now)} and ${isDueCondition(now)} and exists (
      select from study_letters where volunteer_id = volunteers.id and written_at is null)
    order by id limit ${limit} for update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** Studies that a volunteer's next letter is to be about, in the order of their calls. */
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

/** Marks these studies as contained in the letter just written. */
export async function markNotified(
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

/**
 * Deletes the requested letters of studies that no longer look for volunteers, so that a later call can reach
 * the volunteer again.
 */
export async function dropLettersToVolunteer(
  db: Db,
  volunteerId: number,
  studyIds: readonly number[],
): Promise<void> {
  if (studyIds.length === 0) return
  await db
    .deleteFrom('studyLetters')
    .where('volunteerId', '=', volunteerId)
    .where('studyId', 'in', [...studyIds])
    .where('writtenAt', 'is', null)
    .execute()
}
