import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { type EventFields, isAnotherAppointment } from '#contract/events/event.ts'
import { letterDelay } from '#contract/events/letters.ts'
import { type Participation, participations } from '#contract/events/settings.ts'
import { moveLinksEnd } from '#server/platform/links/links.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { hearsOfChangesCondition } from './audiences.ts'
import {
  dropUnsent,
  hadLetterCondition,
  takeBackEventLetters,
  wantLetter,
  wantLetters,
} from './letters-ledger.ts'
import type { EventRow } from './queries.ts'
import { linksEnd, registrationLink } from './registration-links.ts'
import { findIdsOf, lastSeated, lockEvent, moveTo, shortenHeldSeats } from './registration-queries.ts'
import { heldSeats } from './seats.ts'
import { isOver, offerFreeSeats } from './seats-change.ts'

/**
 * Runs before a save of an event: asks for confirmation if there would be fewer seats than are taken. Throws
 * `capacityBelowTaken`.
 */
export async function refuseFewerSeats(
  { db, isConfirmed }: Acting,
  fields: EventFields,
  id: number | null,
  before: EventFields | null,
): Promise<void> {
  if (id === null || before === null || isConfirmed) return
  const lowered = participations.filter(way => isLowered(before, fields, way))
  if (lowered.length === 0) return
  const held = await heldSeats(db, id)
  const short = lowered.filter(way => held[way] > capacityOf(fields, way))
  if (short.length > 0)
    throw fail('capacityBelowTaken', {
      fields: Object.fromEntries(short.map(way => [`registration.${way}.capacity`, 'capacityBelowTaken'])),
    })
}

interface Saved {
  id: number
  fields: EventFields
  before: EventFields | null
}

/** Runs after a save of an event, in its transaction: updates its registrations and records letters. */
export async function afterEventSaved(context: Acting, { id, fields, before }: Saved): Promise<void> {
  const event = before && (await lockEvent(context.db, id))
  if (!event) return
  for (const way of participations.filter(way => isLowered(before, fields, way)))
    await moveLastBack(context, event, way)
  await afterEventMoved(context, event)
  if (isAnotherAppointment(before, fields)) await notifyAll(context, event)
}

/**
 * Runs after an event was moved to the trash or restored: notifies registered people and offers seats again.
 * If it is restored before a letter was sent, its recipient gets neither letter.
 */
export async function afterEventTrashed(
  context: Acting,
  { id, isDeleted }: { id: number; isDeleted: boolean },
): Promise<void> {
  const event = await lockEvent(context.db, id)
  if (!event) return
  await offerFreeSeats(context, event)
  // People were already told of the cancellation.
  if (event.isCancelled) return
  if (isDeleted) return notifyAll(context, event)
  // A move to the trash creates a version as well.
  const occasion = occasionOf({ version: event.version - 1 })
  await takeBackEventLetters(context.db, event.id, { letter: 'changed', occasion })
  await notifyAll(context, event, { earlierOccasion: occasion })
}

function capacityOf({ registration }: EventFields, way: Participation): number {
  return registration[way].capacity ?? Number.POSITIVE_INFINITY
}

function isLowered(before: EventFields, after: EventFields, way: Participation): boolean {
  return capacityOf(after, way) < capacityOf(before, way)
}

/** Moves the last who took a seat back to the waiting list, ahead of those already waiting. */
async function moveLastBack(context: Acting, event: EventRow, way: Participation): Promise<void> {
  const { db, clock } = context
  const held = await heldSeats(db, event.id)
  const over = held[way] - (event.registration[way].capacity ?? Number.POSITIVE_INFINITY)
  if (over <= 0) return
  for (const { id, waitingSince } of await lastSeated(db, event.id, way, over)) {
    await moveTo(db, id, 'waiting', { waitingSince })
    await wantLetter({ db, clock }, id, 'movedBack', occasionOf(event))
  }
}

async function afterEventMoved(context: Acting, event: EventRow): Promise<void> {
  const { db, clock } = context
  if (event.start && event.start > clock()) await shortenHeldSeats(db, event.id, event.start)
  await moveLinksEnd(context, registrationLink, await findIdsOf(db, event.id), linksEnd(event, clock()))
  await offerFreeSeats(context, event)
}

/**
 * Records a letter to everybody with a confirmed address or a place in the queue. It is sent after a delay in
 * which it can be taken back, by a job, because there may be thousands. `earlierOccasion`: only to recipients of
 * another occasion's letter.
 */
async function notifyAll(
  { db, clock }: Acting,
  event: EventRow,
  { earlierOccasion: whoWasTold }: { earlierOccasion?: string } = {},
): Promise<void> {
  const now = clock()
  if (!event.registration.mails.changed || isOver(event, now)) return
  const letters = { letter: 'changed', occasion: occasionOf(event) } as const
  if (!whoWasTold) await dropUnsent({ db, clock }, event.id, letters)
  const sendAfter = new Date(now.getTime() + letterDelay.changed)
  const condition = whoWasTold
    ? sql<boolean>`${hearsOfChangesCondition} and ${hadLetterCondition('changed', whoWasTold)}`
    : hearsOfChangesCondition
  await wantLetters({ db, clock }, event.id, { ...letters, sendAfter }, condition)
}

const occasionOf = ({ version }: Pick<EventRow, 'version'>) => `version ${version}`
