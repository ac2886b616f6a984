import type { SeatCount } from '#contract/events/event.ts'
import { participations } from '#contract/events/settings.ts'
import { eventState, registrationState } from '#contract/events/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findSettings } from './queries.ts'

/** What staff see of events besides the editable fields: state in time, and numbers of registrations. */
export async function factsOf({ db, clock }: Pick<Context, 'db' | 'clock'>, ids: readonly number[]) {
  const rows = await findSettings(db, ids)
  return new Map(
    rows.map(row => {
      const times = { start: row.start?.toISOString() ?? null, end: row.end?.toISOString() ?? null }
      const facts = {
        eventState: row.start ? eventState(times, clock()) : null,
        registrationState: registrationState({ ...row, ...times }, clock()),
        seats: seatsOf(row),
      }
      return [row.id, facts]
    }),
  )
}

function seatsOf({ registration, counts }: Awaited<ReturnType<typeof findSettings>>[number]) {
  const none = { taken: 0, confirmed: 0, waiting: 0, checkedIn: 0 }
  const seats = participations.map((way): [typeof way, SeatCount] => [
    way,
    { ...none, ...counts[way], capacity: registration[way].capacity },
  ])
  return Object.fromEntries(seats) as Record<(typeof participations)[number], SeatCount>
}
