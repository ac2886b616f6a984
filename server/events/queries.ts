import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { SeatCount } from '#contract/events/event.ts'
import type { Participation } from '#contract/events/settings.ts'
import type { EventState } from '#contract/events/states.ts'
import type { Bilingual } from '#contract/language.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'
import { hasPageCondition, publicCondition, publicRecordCondition } from '#server/platform/records/records.ts'

type Db = Kysely<Database>

export type EventRow = Selectable<Database['events']>

const flagColumns = {
  hahnLecture: 'isHahnLecture',
  anniversary: 'isAnniversary',
  ismrmEvening: 'isIsmrmEvening',
  highlight: 'highlight',
} as const
export type EventFlag = keyof typeof flagColumns

/** SQL condition of a filter: events with a flag. */
export function flagCondition(flag: EventFlag): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(flagColumns[flag])}`
}

/** SQL condition of a filter: events in one of these states, as defined by `eventState` of the contract. */
export function statesCondition(states: readonly EventState[], now: Date): RawBuilder<boolean> {
  const conditions = states.map(state => stateCondition(state, now))
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function stateCondition(state: EventState, now: Date): RawBuilder<boolean> {
  const end = sql`coalesce(${sql.ref('end')}, start)`
  if (state === 'upcoming') return sql<boolean>`(start is null or start > ${now})`
  return state === 'running'
    ? sql<boolean>`(start <= ${now} and ${end} > ${now})`
    : sql<boolean>`(${end} <= ${now})`
}

/**
 * Where an event says that it has a page: the conditions of `isPagePublic` in the contract, without the
 * dates.
 */
export const eventPages = {
  hasPage: sql<boolean>`(has_details_page and is_details_visible)`,
  namedPictures: ['keySpeaker.imageId'],
}

/** Finds all events of the overview: upcoming and running ones by start, otherwise newest first. */
export async function findListed(db: Db, now: Date, state: 'upcoming' | 'past' | undefined) {
  const states = { upcoming: ['upcoming', 'running'], past: ['past'] } as const
  return db
    .selectFrom('events')
    .selectAll()
    .where(publicCondition(now))
    .$if(state !== undefined, query => query.where(statesCondition(states[state ?? 'past'], now)))
    .orderBy('start', state === 'upcoming' ? 'asc' : 'desc')
    .orderBy('id')
    .execute()
}

export async function findWithPage(db: Db, now: Date, ids: readonly number[]): Promise<EventRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('events')
    .selectAll()
    .where(hasPageCondition({ published: eventPages }, now))
    .where('id', 'in', [...ids])
    .execute()
}

export async function findFlagged(db: Db, now: Date, flag: EventFlag): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where(hasPageCondition({ published: eventPages }, now))
    .where(flagCondition(flag))
    .execute()
}

/** Finds an event that visitors can read about, in lists or on its page. */
export async function findPublic(db: Db, now: Date, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', id)
    .where(publicRecordCondition({ published: eventPages }, now))
    .executeTakeFirst()
}

/** Whether another event of this name, outside the trash, begins at this moment. */
export async function hasSameEvent(
  db: Db,
  { title, start }: { title: Bilingual<string>; start: string | null },
): Promise<boolean> {
  const found = await db
    .selectFrom('events')
    .select('id')
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`title = ${asJson(title)}::jsonb`)
    .where('start', 'is not distinct from', start === null ? null : new Date(start))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export async function findEvent(db: Db, id: number): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function findTimes(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('events')
    .select(['id', 'title', 'start', 'isHahnLecture', 'venue'])
    .where('id', 'in', [...ids])
    .where('deletedAt', 'is', null)
    .execute()
}

type Counts = Partial<Record<Participation, Omit<SeatCount, 'capacity'>>>

/** Finds the fields that decide the states of events, and their numbers of registrations. */
export async function findSettings(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('events')
    .where('id', 'in', [...ids])
    .select(['id', 'start', 'end', 'isCancelled', 'hasRegistration', 'registration'])
    .select(counts)
    .execute()
}

const counts = sql<Counts>`(select coalesce(json_object_agg(participation, counted), '{}'::json) from (
    select participation, json_build_object(
      'taken', count(*) filter (where state in ('pending', 'offered', 'confirmed')),
      'confirmed', count(*) filter (where state = 'confirmed'),
      'waiting', count(*) filter (where state = 'waiting'),
      'checkedIn', count(*) filter (where checked_in_at is not null)) as counted
    from event_registrations where event_id = events.id group by participation) as ways)`.as('counts')

/** Finds the text that staff wrote to registered people, by event and occasion. */
export function findMailing(db: Db, eventId: number, occasion: string) {
  return db
    .selectFrom('eventMailings')
    .selectAll()
    .where('eventId', '=', eventId)
    .where('occasion', '=', occasion)
    .executeTakeFirst()
}

/** Returns false if it already exists. */
export async function insertMailing(db: Db, row: Insertable<Database['eventMailings']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('eventMailings')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/**
 * Sort expression: running and upcoming events first, then those without a date, then past ones, newest
 * first.
 */
export const nearestOrder = () => sql`
  case when start is null then 5e10
    when coalesce("end", start) > now() then extract(epoch from start)
    else 1e11 - extract(epoch from start) end`
