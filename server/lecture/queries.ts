import type { Kysely, Selectable } from 'kysely'
import type { EditionFields } from '#contract/lecture/edition.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publicCondition, rowsOf } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type EditionRow = Selectable<Database['lectures']>

export const { findPublic, findOne: findEdition } = rowsOf('lectures')

function publicEditions(db: Db, now: Date) {
  return db.selectFrom('lectures').where(publicCondition(now))
}

/** Returns all public editions, the latest first. */
export async function findHistory(db: Db, now: Date): Promise<EditionRow[]> {
  return publicEditions(db, now).selectAll().orderBy('year', 'desc').execute()
}

/** Returns the public edition of an event. */
export async function findOfEvent(db: Db, now: Date, eventId: number): Promise<EditionRow | undefined> {
  return publicEditions(db, now).selectAll().where('eventId', '=', eventId).executeTakeFirst()
}

export async function findLatest(db: Db, now: Date): Promise<EditionRow | undefined> {
  return publicEditions(db, now).selectAll().orderBy('year', 'desc').limit(1).executeTakeFirst()
}

export async function findEventIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('lectures')
    .select(['id', 'eventId'])
    .where('id', 'in', [...ids])
    .execute()
}

/** Other editions outside the trash that have the same year or the same event. */
export async function findTwins(
  db: Db,
  { year, eventId }: Pick<EditionFields, 'year' | 'eventId'>,
  exceptId: number | null,
) {
  return db
    .selectFrom('lectures')
    .select(['id', 'year', 'eventId'])
    .where('deletedAt', 'is', null)
    .where('id', '!=', exceptId ?? 0)
    .where(({ or, eb }) => or([eb('year', '=', year), ...(eventId ? [eb('eventId', '=', eventId)] : [])]))
    .execute()
}

/** Returns the public editions before and after a year. */
export async function findNeighbours(db: Db, now: Date, year: number) {
  const columns = ['slug', 'year', 'title'] as const
  const before = publicEditions(db, now).where('year', '<', year).orderBy('year', 'desc').limit(1)
  const after = publicEditions(db, now).where('year', '>', year).orderBy('year').limit(1)
  return {
    previous: await before.select(columns).executeTakeFirst(),
    next: await after.select(columns).executeTakeFirst(),
  }
}

/**
 * Returns the id of the edition outside the trash that has this event; without an event, of the latest
 * edition.
 */
export async function findCurrentId(db: Db, eventId: number | null): Promise<number | null> {
  const row = await db
    .selectFrom('lectures')
    .select('id')
    .where('deletedAt', 'is', null)
    .$if(eventId !== null, query => query.where('eventId', '=', eventId))
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
