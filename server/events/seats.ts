import type { Kysely } from 'kysely'
import { seatHoldingSteps } from '#contract/events/registration.ts'
import { type Participation, participations } from '#contract/events/settings.ts'
import { participationsOf } from '#contract/events/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventRow } from './queries.ts'

type Counted = Pick<EventRow, 'id' | 'registration'>

type Held = Record<Participation, number>

/** How many seats of each way are held. */
export async function heldSeats(db: Kysely<Database>, eventId: number): Promise<Held> {
  return (await heldIn(db, [eventId])).get(eventId) ?? none
}

const none: Held = { inPresence: 0, online: 0 }

async function heldIn(db: Kysely<Database>, eventIds: readonly number[]): Promise<Map<number, Held>> {
  if (eventIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('eventRegistrations')
    .where('eventId', 'in', [...eventIds])
    .where('state', 'in', [...seatHoldingSteps])
    .groupBy(['eventId', 'participation'])
    .select(['eventId', 'participation', ({ fn }) => fn.countAll<string>().as('count')])
    .execute()
  const held = new Map<number, Held>()
  for (const { eventId, participation, count } of rows)
    held.set(eventId, { ...(held.get(eventId) ?? none), [participation]: Number(count) })
  return held
}

/** Returns the free seats of a way to take part; 0 as well if staff have added people beyond the capacity. */
export function freeSeats(
  { registration }: Pick<Counted, 'registration'>,
  held: Record<Participation, number>,
  way: Participation,
): number {
  const { isOffered, capacity } = registration[way]
  if (!isOffered) return 0
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - held[way])
}

export type SeatsLeft = Partial<Record<Participation, number | null>>

/** Returns the free seats of each offered way, as visitors are told; null if unlimited. */
export async function seatsLeftIn(
  db: Kysely<Database>,
  events: readonly Counted[],
): Promise<Map<number, SeatsLeft>> {
  const limited = events.filter(({ registration }) =>
    participationsOf(registration).some(way => registration[way].capacity !== null),
  )
  const held = await heldIn(
    db,
    limited.map(({ id }) => id),
  )
  return new Map(
    events.map(event => {
      const ways = participationsOf(event.registration).map(way => [
        way,
        roundedSeats(freeSeats(event, held.get(event.id) ?? none, way)),
      ])
      return [event.id, Object.fromEntries(ways) as SeatsLeft]
    }),
  )
}

// Rounded, because otherwise every seat taken would clear the cache of a page that a thousand people read
// (decision 342).
function roundedSeats(free: number): number | null {
  if (free === Number.POSITIVE_INFINITY) return null
  return free <= 20 ? free : Math.floor(free / 10) * 10
}

/** The ways to take part in which no seat is free. */
export function fullWaysOf(left: SeatsLeft): Participation[] {
  return participations.filter(way => left[way] === 0)
}
