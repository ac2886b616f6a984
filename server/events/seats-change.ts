import { fail } from '#contract/errors.ts'
import { seatHeldFor } from '#contract/events/registration.ts'
import { participations } from '#contract/events/settings.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { wantLetter } from './letters-ledger.ts'
import type { EventRow } from './queries.ts'
import { endWaiting, firstWaiting, lapseOverdue, lockEvent, moveTo } from './registration-queries.ts'
import { freeSeats, heldSeats, seatsLeftIn } from './seats.ts'

export type Seating = Pick<Context, 'db' | 'clock'>

/** An event whose registrations nobody else changes, and whether a public answer about it is another now. */
interface Seated<Result> {
  result: Result
  isShownDifferently: boolean
  /** How many of those who wait were offered a seat. */
  offered: number
}

/**
 * Does something to the registrations of an event while nobody else does: whoever comes at the same time waits for the
 * row of the event. Before it, what was held too long is freed, and after it, seats that became free by any cause: both
 * times they are offered to those who wait, all in the transaction of the caller. Throws `notFound` for an event that
 * is gone. `onlyTakes`: the work frees no seat, so that nobody need be asked for after it.
 */
export async function withSeats<Result>(
  context: Seating,
  eventId: number,
  work: (event: EventRow) => Promise<Result>,
  { onlyTakes = false } = {},
): Promise<Seated<Result>> {
  const { db, clock } = context
  const event = await lockEvent(db, eventId)
  if (!event) throw fail('notFound')
  const before = await seatsTold(db, event)
  const freed = await lapseOverdue(db, eventId, clock())
  const offeredBefore = freed > 0 ? await offerFreeSeats(context, event) : 0
  const result = await work(event)
  const offered = offeredBefore + (onlyTakes ? 0 : await offerFreeSeats(context, event))
  const after = await seatsTold(db, event)
  return { result, offered, isShownDifferently: before !== after }
}

async function seatsTold(db: Seating['db'], event: EventRow): Promise<string> {
  return JSON.stringify((await seatsLeftIn(db, [event])).get(event.id))
}

/** Gives free seats to those who wait longest, for a while, and tells how many. The row of the event is locked. */
export async function offerFreeSeats(context: Seating, event: EventRow): Promise<number> {
  const { db, clock } = context
  const now = clock()
  if (isOff(event)) return 0
  if (event.start && event.start <= now) {
    await endWaiting(db, event.id, now)
    return 0
  }
  const held = await heldSeats(db, event.id)
  let offered = 0
  for (const way of participations) {
    const free = freeSeats(event, held, way)
    if (free === 0) continue
    const next = await firstWaiting(db, event.id, way, Math.min(free, 10_000))
    for (const { id } of next) offered += (await offerSeat(context, event, id)) ? 1 : 0
  }
  return offered
}

/** Holds a seat for somebody who waits. Gives whether they waited. */
export async function offerSeat({ db, clock }: Seating, event: EventRow, id: number): Promise<boolean> {
  const heldUntil = heldFrom(event, clock())
  const offered = await moveTo(db, id, 'offered', { heldUntil })
  if (offered) await wantLetter({ db, clock }, id, 'offered', heldUntil.toISOString())
  return offered !== null
}

/** Until when a seat is held for who has not confirmed: two days, and not beyond the start. */
export function heldFrom({ start }: Pick<EventRow, 'start'>, now: Date): Date {
  const until = new Date(now.getTime() + seatHeldFor)
  return start && start > now && start < until ? start : until
}

/** It does not take place: cancelled, or in the trash. */
export function isOff({ isCancelled, deletedAt }: Pick<EventRow, 'isCancelled' | 'deletedAt'>): boolean {
  return isCancelled || deletedAt !== null
}

/** It is over: nobody can come or go any more. */
export function isOver({ start, end }: Pick<EventRow, 'start' | 'end'>, now: Date): boolean {
  const last = end ?? start
  return last !== null && last <= now
}
