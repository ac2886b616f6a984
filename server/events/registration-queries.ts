import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import {
  activeSteps,
  type RegistrationStep,
  registrationMachine,
  seatHoldingSteps,
} from '#contract/events/registration.ts'
import type { Participation } from '#contract/events/settings.ts'
import { sourcesOf } from '#contract/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventRow } from './queries.ts'

type Db = Kysely<Database>
export type Registration = Selectable<Database['eventRegistrations']>

/** Returns an event and locks it until the transaction ends, so that only one caller changes its registrations. */
export async function lockEvent(db: Db, id: number): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

export async function insertRegistration(
  db: Db,
  row: Insertable<Database['eventRegistrations']>,
): Promise<number> {
  const { id } = await db
    .insertInto('eventRegistrations')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the active registration of an address. */
export async function findActive(
  db: Db,
  eventId: number,
  emailKey: string,
): Promise<Registration | undefined> {
  return db
    .selectFrom('eventRegistrations')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('emailKey', '=', emailKey)
    .where('state', 'in', [...activeSteps])
    .executeTakeFirst()
}

export async function findRegistration(db: Db, id: number): Promise<Registration | undefined> {
  return db.selectFrom('eventRegistrations').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes the state of a registration, if a transition leads there from its current state; otherwise returns null. */
export async function moveTo(
  db: Db,
  id: number,
  to: RegistrationStep,
  set: Updateable<Database['eventRegistrations']> = {},
): Promise<Registration | null> {
  const moved = await db
    .updateTable('eventRegistrations')
    .set({ heldUntil: null, ...set, state: to })
    .where('id', '=', id)
    .where('state', 'in', sourcesOf(registrationMachine, to))
    .returningAll()
    .executeTakeFirst()
  return moved ?? null
}

/** Ends registrations that were not confirmed or accepted in time. Returns how many. */
export async function lapseOverdue(db: Db, eventId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await lapsing(db, eventId, now).where('heldUntil', '<=', now).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Ends waiting, because the event has begun. */
export async function endWaiting(db: Db, eventId: number, now: Date): Promise<void> {
  await lapsing(db, eventId, now).where('heldUntil', 'is', null).execute()
}

// A held seat has an end date; a place in the queue has none.
function lapsing(db: Db, eventId: number, now: Date) {
  return db
    .updateTable('eventRegistrations')
    .set({ state: 'lapsed', heldUntil: null, endedAt: now })
    .where('eventId', '=', eventId)
    .where('state', 'in', sourcesOf(registrationMachine, 'lapsed'))
}

/** The first ones of a queue. */
export async function firstWaiting(
  db: Db,
  eventId: number,
  way: Participation,
  count: number,
): Promise<{ id: number }[]> {
  return db
    .selectFrom('eventRegistrations')
    .select('id')
    .where('eventId', '=', eventId)
    .where('participation', '=', way)
    .where('state', '=', 'waiting')
    .orderBy('waitingSince')
    .orderBy('id')
    .limit(count)
    .execute()
}

/** Finds the last who took a seat, without those already checked in. */
export async function lastSeated(
  db: Db,
  eventId: number,
  way: Participation,
  count: number,
): Promise<{ id: number; waitingSince: Date }[]> {
  const since = sql<Date>`coalesce(waiting_since, created_at)`
  return db
    .selectFrom('eventRegistrations')
    .select(['id', since.as('waitingSince')])
    .where('eventId', '=', eventId)
    .where('participation', '=', way)
    .where('state', 'in', [...seatHoldingSteps])
    .where('checkedInAt', 'is', null)
    .orderBy(since, 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
}

/** Returns the position in the queue, from 1; null if the registration does not wait. */
export async function positionOf(db: Db, registration: Registration): Promise<number | null> {
  const { eventId, participation, state, waitingSince, id } = registration
  if (state !== 'waiting' || !waitingSince) return null
  const { before } = await db
    .selectFrom('eventRegistrations')
    .select(({ fn }) => fn.countAll<string>().as('before'))
    .where('eventId', '=', eventId)
    .where('participation', '=', participation)
    .where('state', '=', 'waiting')
    .where(sql<boolean>`(waiting_since, id) < (${waitingSince}, ${id})`)
    .executeTakeFirstOrThrow()
  return Number(before) + 1
}

/** Limits held seats to the start of an event that was moved forward. */
export async function shortenHeldSeats(db: Db, eventId: number, start: Date): Promise<void> {
  await db
    .updateTable('eventRegistrations')
    .set({ heldUntil: start })
    .where('eventId', '=', eventId)
    .where('heldUntil', '>', start)
    .execute()
}

type Figure = 'registered' | 'confirmed' | 'checkedIn'

/** Updates figures that are kept when the registration is deleted. */
export async function countFigure(
  db: Db,
  { eventId, participation }: Pick<Registration, 'eventId' | 'participation'>,
  figure: Figure,
  { day, by = 1 }: { day: string; by?: 1 | -1 },
): Promise<void> {
  await db
    .insertInto('eventFigures')
    .values({ eventId, participation, day, [figure]: Math.max(0, by) })
    .onConflict(conflict =>
      conflict
        .columns(['eventId', 'day', 'participation'])
        .doUpdateSet(row => ({ [figure]: sql`greatest(0, ${row.ref(`eventFigures.${figure}`)} + ${by})` })),
    )
    .execute()
}

/** The event of a registration, in the trash or not. */
export async function findEventOf(db: Db, eventId: number): Promise<EventRow | undefined> {
  return db.selectFrom('events').selectAll().where('id', '=', eventId).executeTakeFirst()
}

/** Increments and returns the sequence number of the registration's calendar entry. */
export async function nextSequence(db: Db, id: number): Promise<number> {
  const { calendarSequence } = await db
    .updateTable('eventRegistrations')
    .set(row => ({ calendarSequence: row('calendarSequence', '+', 1) }))
    .where('id', '=', id)
    .returning('calendarSequence')
    .executeTakeFirstOrThrow()
  return calendarSequence
}

export async function writeRegistration(
  db: Db,
  id: number,
  set: Updateable<Database['eventRegistrations']>,
): Promise<void> {
  await db.updateTable('eventRegistrations').set(set).where('id', '=', id).execute()
}

export async function deleteRegistration(db: Db, id: number): Promise<void> {
  await db.deleteFrom('eventRegistrations').where('id', '=', id).execute()
}

export async function findIdsOf(db: Db, eventId: number): Promise<number[]> {
  const rows = await db.selectFrom('eventRegistrations').select('id').where('eventId', '=', eventId).execute()
  return rows.map(({ id }) => id)
}

export async function findRegistrations(db: Db, ids: readonly number[]): Promise<Registration[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('eventRegistrations')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

/** Returns the positions of all who wait for an event, each in the queue of its way to take part. */
export async function positionsOf(db: Db, eventId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, (row_number() over (partition by participation order by waiting_since, id))::int as position
    from event_registrations where event_id = ${eventId} and state = 'waiting'`.execute(db)
  return new Map(rows.map(({ id, position }) => [id, position]))
}

/** Counts registrations per day and way to take part. */
export async function findFigures(
  db: Db,
  eventId: number,
): Promise<{ day: string; inPresence: number; online: number }[]> {
  const { rows } = await sql<{ day: string; inPresence: number; online: number }>`
    select to_char(day, 'YYYY-MM-DD') as day,
      coalesce(sum(registered) filter (where participation = 'inPresence'), 0)::int as "inPresence",
      coalesce(sum(registered) filter (where participation = 'online'), 0)::int as online
    from event_figures where event_id = ${eventId} group by day order by day`.execute(db)
  return rows
}

/** Finds the registrations of people expected on site. */
export async function findForDoor(db: Db, eventId: number): Promise<Registration[]> {
  return db
    .selectFrom('eventRegistrations')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('participation', '=', 'inPresence')
    .where('state', '=', 'confirmed')
    .orderBy('id')
    .execute()
}
