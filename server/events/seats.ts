import type { Kysely } from 'kysely'
import { holdsSeat } from '#contract/events/registration.ts'
import type { Participation } from '#contract/events/settings.ts'
import { participationsOf } from '#contract/events/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventRow } from './queries.ts'

type Counted = Pick<EventRow, 'id' | 'registration'>

/** How many seats of each way are held. */
export async function heldSeats(
  db: Kysely<Database>,
  eventId: number,
): Promise<Record<Participation, number>> {
  const held = await db
    .selectFrom('eventRegistrations')
    .where('eventId', '=', eventId)
    .where('state', 'in', [...holdsSeat])
    .groupBy('participation')
    .select(['participation', ({ fn }) => fn.countAll<string>().as('count')])
    .execute()
  const countOf = (way: Participation) => Number(held.find(row => row.participation === way)?.count ?? 0)
  return { inPresence: countOf('inPresence'), online: countOf('online') }
}

/** How many seats of a way are free; more are taken than there are where staff added somebody beyond them. */
export function freeSeats(
  { registration }: Pick<Counted, 'registration'>,
  held: Record<Participation, number>,
  way: Participation,
): number {
  const { isOffered, capacity } = registration[way]
  if (!isOffered) return 0
  return capacity === null ? Number.POSITIVE_INFINITY : Math.max(0, capacity - held[way])
}

/** The ways to take part in which no seat is free. */
export async function fullWays(db: Kysely<Database>, event: Counted): Promise<Participation[]> {
  const { registration } = event
  const limited = participationsOf(registration).filter(way => registration[way].capacity !== null)
  if (limited.length === 0) return []
  const held = await heldSeats(db, event.id)
  return limited.filter(way => freeSeats(event, held, way) === 0)
}
