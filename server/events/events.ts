import type { EventCard, EventDetail } from '#contract/events/shown.ts'
import { chosenOf, eventState } from '#contract/events/states.ts'
import { withKeys } from '#server/files/files.ts'
import { type Context, changesAt } from '#server/platform/calls/calls.ts'
import { changesWith, readersOf } from '#server/platform/records/records.ts'
import { cardsOf } from './cards.ts'
import { detailOf } from './detail.ts'
import { eventKind } from './kind.ts'
import {
  type EventFlag,
  type EventRow,
  findEvent,
  findFlagged,
  findListed,
  findTimes,
  findWithPage,
} from './queries.ts'
import { nextOf, statedOf } from './stated.ts'

export { eventEntry, eventsCalendar } from './calendar.ts'
export { eventKind } from './kind.ts'
export { registrationBehind } from './own-registration.ts'
export { registerFor, registrationPlace } from './registrations.ts'

/** The overview: all, or those to come with those that run, or those that are past. */
export async function list(
  context: Context,
  { state }: { state?: 'upcoming' | 'past' | undefined },
): Promise<{ count: number; rows: EventCard[]; changesAt: string | null }> {
  const { db, clock } = context
  await changesWith(context, eventKind)
  const found = await findListed(db, clock(), state)
  const next = nextOf(found, clock())
  changesAt(context, next)
  const rows = await cardsOf(context, found)
  return { count: rows.length, rows, changesAt: next?.toISOString() ?? null }
}

/** One with its page, by the slug it has or had in either language; and as it will look, for whoever has the link. */
export const { find, preview } = readersOf(
  eventKind,
  { findPublic: findWithPage, findOne: findEvent },
  detailOf,
  withKeys,
)

/** The event that a special page shows, or null. */
export async function special(context: Context, flag: EventFlag): Promise<EventDetail | null> {
  return chosenFrom(context, await flaggedWith(context, flag))
}

/** Its id alone, for whoever needs nothing of what is shown. */
export async function specialId({ db, clock }: Context, flag: EventFlag): Promise<number | null> {
  return chosenRow(await findFlagged(db, clock(), flag), clock())?.id ?? null
}

/** The one that is announced on other pages: never a past or a cancelled one. */
export async function highlighted(context: Context): Promise<EventDetail | null> {
  const rows = await flaggedWith(context, 'highlight')
  const announced = rows.filter(
    row => !row.isCancelled && eventState(statedOf(row), context.clock()) !== 'past',
  )
  return chosenFrom(context, announced)
}

async function flaggedWith(context: Context, flag: EventFlag): Promise<EventRow[]> {
  const { db, clock } = context
  await changesWith(context, eventKind)
  const rows = await findFlagged(db, clock(), flag)
  changesAt(context, nextOf(rows, clock()))
  return rows
}

async function chosenFrom(context: Context, rows: readonly EventRow[]): Promise<EventDetail | null> {
  const chosen = chosenRow(rows, context.clock())
  return chosen ? detailOf(context, chosen) : null
}

function chosenRow(rows: readonly EventRow[], now: Date): EventRow | null {
  return (
    chosenOf(
      rows.map(row => ({ ...statedOf(row), row })),
      now,
    )?.row ?? null
  )
}

/** When and where these events begin and what they are, for others that point at them; those in the trash are left out. */
export async function timesOf({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const rows = await findTimes(db, ids)
  return new Map(rows.map(row => [row.id, { ...row, start: row.start?.toISOString() ?? null }]))
}
