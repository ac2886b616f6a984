import { fail } from '#contract/errors.ts'
import { seatHeldFor } from '#contract/events/registration.ts'
import { participations } from '#contract/events/settings.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { wantLetter } from './letters-ledger.ts'
import type { EventRow } from './queries.ts'
import { endWaiting, firstWaiting, lapseOverdue, lockEvent, moveTo } from './registration-queries.ts'
import { freeSeats, heldSeats, seatsLeftIn } from './seats.ts'

export type Seating = Pick<Context, 'db' | 'clock'>

/** Result of work on a locked event, and whether public responses about the event have changed. */
interface Seated<Result> {
  result: Result
  isShownDifferently: boolean
  /** Number of waiting people who were offered a seat. */
  offered: number
}

/**
 * Changes registrations of an event while its row is locked; concurrent callers wait. Before the work, seats
 * held too long are freed, and after it, seats freed by any cause; both times they are offered to the waiting
 * list, all in the caller's transaction. Throws `notFound` if the event does not exist. `onlyTakes`: the work
 * frees no seat, so none are offered afterwards.
 */
export async function withSeatsLocked<Result>(
  context: Seating,
  eventId: number,
  work: (event: EventRow) => Promise<Result>,
  { onlyTakes = false } = {},
): Promise<Seated<Result>> {
  const { db, clock } = context
  const event = await lockEvent(db, eventId)
  if (!event) throw fail('notFound')
  const before = await shownSeats(db, event)
  const freed = await lapseOverdue(db, eventId, clock())
  const offeredBefore = freed > 0 ? await offerFreeSeats(context, event) : 0
  const result = await work(event)
  const offered = offeredBefore + (onlyTakes ? 0 : await offerFreeSeats(context, event))
  const after = await shownSeats(db, event)
  return { result, offered, isShownDifferently: before !== after }
}

async function shownSeats(db: Seating['db'], event: EventRow): Promise<string> {
  return JSON.stringify((await seatsLeftIn(db, [event])).get(event.id))
}

/**
 * Offers free seats for a limited time to those who have waited longest, and returns how many. The event's
 * row must be locked.
 */
export async function offerFreeSeats(context: Seating, event: EventRow): Promise<number> {
  const { db, clock } = context
  const now = clock()
  if (isCalledOff(event)) return 0
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

/** Holds a seat for a waiting registration. Returns false if it was not waiting. */
export async function offerSeat({ db, clock }: Seating, event: EventRow, id: number): Promise<boolean> {
  const heldUntil = seatHeldUntil(event, clock())
  const offered = await moveTo(db, id, 'offered', { heldUntil })
  if (offered) await wantLetter({ db, clock }, id, 'offered', heldUntil.toISOString())
  return offered !== null
}

/** Until when an unconfirmed seat is held: two days, but not beyond the start. */
export function seatHeldUntil({ start }: Pick<EventRow, 'start'>, now: Date): Date {
  const until = new Date(now.getTime() + seatHeldFor)
  return start && start > now && start < until ? start : until
}

/** Whether the event does not take place: cancelled, or in the trash. */
export function isCalledOff({
  isCancelled,
  deletedAt,
}: Pick<EventRow, 'isCancelled' | 'deletedAt'>): boolean {
  return isCancelled || deletedAt !== null
}

/** Whether the event is over, so that registrations no longer change. */
export function isOver({ start, end }: Pick<EventRow, 'start' | 'end'>, now: Date): boolean {
  const last = end ?? start
  return last !== null && last <= now
}
