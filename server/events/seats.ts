import type { Kysely } from 'kysely'
import { holdsSeat } from '#contract/events/registration.ts'
import type { Participation } from '#contract/events/settings.ts'
import { participationsOf } from '#contract/events/states.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { EventRow } from './queries.ts'

/** The ways to take part in which no seat is free. */
export async function fullWays(
  db: Kysely<Database>,
  { id, registration }: Pick<EventRow, 'id' | 'registration'>,
): Promise<Participation[]> {
  const limited = participationsOf(registration).filter(way => registration[way].capacity !== null)
  if (limited.length === 0) return []
  const held = await db
    .selectFrom('eventRegistrations')
    .where('eventId', '=', id)
    .where('state', 'in', [...holdsSeat])
    .groupBy('participation')
    .select(['participation', ({ fn }) => fn.countAll<number>().as('count')])
    .execute()
  const countOf = (way: Participation) => Number(held.find(row => row.participation === way)?.count ?? 0)
  return limited.filter(way => countOf(way) >= (registration[way].capacity ?? 0))
}
