import { sql } from 'kysely'
import { day } from '#contract/durations.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { answerCount, type StudyRow } from './queries.ts'

type Db = Kysely<Database>

const notifyAfter = 7 * day // milliseconds between two letters to a contact

/** Figures of a study for the letter to its contact. `asked` includes volunteers who left the list since. */
export interface Standing
  extends Pick<StudyRow, 'id' | 'title' | 'contact' | 'places' | 'placesTaken' | 'seeksUntil'> {
  asked: number
  /** Number asked since the last letter to the contact. */
  askedNow: number
  waiting: number
  gone: number
  /** Number of volunteers who stated that they answered. */
  answered: number
}

/**
 * Returns studies whose call reached volunteers since the last letter to the contact, at least a week ago.
 * Locks each against other processes and marks it as told in the same transaction.
 */
export async function takeContactsToNotify(db: Db, now: Date): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    with due as (
      select id, contact_told_at from studies
      where deleted_at is null and contact ->> 'email' <> ''
        and (contact_told_at is null or contact_told_at <= ${new Date(now.getTime() - notifyAfter)})
        and exists (select from study_letters where study_id = studies.id
          and written_at > coalesce(contact_told_at, '-infinity'))
      order by id for update skip locked)
    update studies set contact_told_at = ${now} from due where studies.id = due.id
    returning studies.id, title, contact, places, places_taken as "placesTaken", seeks_until as "seeksUntil",
      told_and_gone as gone, ${answerCount(sql`studies.id`)} as answered,
      told_and_gone + (select count(*)::int from study_letters where study_id = studies.id and written_at is not null)
        as asked,
      (select count(*)::int from study_letters where study_id = studies.id
        and written_at > coalesce(due.contact_told_at, '-infinity')) as "askedNow",
      (select count(*)::int from study_letters where study_id = studies.id and written_at is null) as waiting`.execute(
    db,
  )
  return rows
}
