import type { EventCard, EventDetail } from '#contract/events/shown.ts'
import { chooseShownEvent, eventState } from '#contract/events/states.ts'
import { withKeys } from '#server/files/files.ts'
import { type Context, noteNextChange } from '#server/platform/calls/calls.ts'
import { dependOnKind, readersOf } from '#server/platform/records/records.ts'
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
import { nextStateChangeOf, withIsoMoments } from './stated.ts'

export { eventEntry, eventsCalendar } from './calendar.ts'
export { eventKind } from './kind.ts'
export { findRegistrationByLink } from './own-registration.ts'
export { registerFor, registrationPlace } from './registrations.ts'

/** Returns the overview: all events, upcoming and running ones, or past ones. */
export async function list(
  context: Context,
  { state }: { state?: 'upcoming' | 'past' | undefined },
): Promise<{ count: number; rows: EventCard[]; changesAt: string | null }> {
  const { db, clock } = context
  await dependOnKind(context, eventKind)
  const found = await findListed(db, clock(), state)
  const next = nextStateChangeOf(found, clock())
  noteNextChange(context, next)
  const rows = await cardsOf(context, found)
  return { count: rows.length, rows, changesAt: next?.toISOString() ?? null }
}

/**
 * One event with its page, by its current or a former slug in either language; `preview` shows it to holders
 * of a preview link.
 */
export const { find, preview } = readersOf(
  eventKind,
  { findPublic: findWithPage, findOne: findEvent },
  detailOf,
  withKeys,
)

/** The event that a special page shows, or null. */
export async function findSpecialEvent(context: Context, flag: EventFlag): Promise<EventDetail | null> {
  return chosenFrom(context, await flaggedWith(context, flag))
}

/** Returns only its id. */
export async function findSpecialEventId({ db, clock }: Context, flag: EventFlag): Promise<number | null> {
  return chosenRow(await findFlagged(db, clock(), flag), clock())?.id ?? null
}

/** Returns the event that other pages announce; never a past or a cancelled one. */
export async function findHighlightedEvent(context: Context): Promise<EventDetail | null> {
  const rows = await flaggedWith(context, 'highlight')
  const announced = rows.filter(
    row => !row.isCancelled && eventState(withIsoMoments(row), context.clock()) !== 'past',
  )
  return chosenFrom(context, announced)
}

async function flaggedWith(context: Context, flag: EventFlag): Promise<EventRow[]> {
  const { db, clock } = context
  await dependOnKind(context, eventKind)
  const rows = await findFlagged(db, clock(), flag)
  noteNextChange(context, nextStateChangeOf(rows, clock()))
  return rows
}

async function chosenFrom(context: Context, rows: readonly EventRow[]): Promise<EventDetail | null> {
  const chosen = chosenRow(rows, context.clock())
  return chosen ? detailOf(context, chosen) : null
}

function chosenRow(rows: readonly EventRow[], now: Date): EventRow | null {
  return (
    chooseShownEvent(
      rows.map(row => ({ ...withIsoMoments(row), row })),
      now,
    )?.row ?? null
  )
}

/**
 * Returns times, places and kinds of events for references from elsewhere, by id; without those in the trash.
 */
export async function timesOf({ db }: Pick<Context, 'db'>, ids: readonly number[]) {
  const rows = await findTimes(db, ids)
  return new Map(rows.map(row => [row.id, { ...row, start: row.start?.toISOString() ?? null }]))
}
