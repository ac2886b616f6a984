import { randomUUID } from 'node:crypto'
import { fail, isFailure } from '#contract/errors.ts'
import { letterDelay } from '#contract/events/letters.ts'
import type { RegistrationByHand, RegistrationRow, StaffAction } from '#contract/events/registration.ts'
import { dayInBerlin } from '#contract/language.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import { type Context, wrote } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { audit } from '#server/platform/records/records.ts'
import { refuseErasureAsked } from '#server/platform/retention/holds.ts'
import { type Act, wantLetter } from './letters-ledger.ts'
import {
  cancelRegistration,
  confirmHeldSeat,
  confirmSeat,
  type LockedRegistration,
  switchWay,
} from './own-actions.ts'
import type { EventRow } from './queries.ts'
import { writeLetters } from './registration-letters.ts'
import {
  countFigure,
  findActive,
  findRegistration,
  insertRegistration,
  moveTo,
  writeRegistration,
} from './registration-queries.ts'
import { rowsOf } from './registration-rows.ts'
import { checkedAnswer, originOfGuest, refuseWay } from './registration-rules.ts'
import { freeSeats, heldSeats } from './seats.ts'
import { isCalledOff, isOver, offerSeat, withSeatsLocked } from './seats-change.ts'

interface Wish {
  id: number
  registrationId: number
  action: StaffAction
  /** Set for bulk actions: letters to the people concerned are held back. */
  waits?: Act
}

/**
 * Performs one action on a registration, and records it in the audit log. Throws the reason if it is not
 * possible.
 */
export async function changeByStaff(context: Context, wish: Wish): Promise<RegistrationRow> {
  const { id: eventId, registrationId, action, waits } = wish
  const { isShownDifferently } = await withSeatsLocked(context, eventId, async event => {
    const registration = await findRegistration(context.db, registrationId)
    if (!registration || registration.eventId !== eventId) throw fail('notFound')
    await actions[action]({ ...context, ...(waits && { waits }) }, { event, registration })
    await audit(context, { action, entity: 'registration', entityId: registrationId, details: { eventId } })
  })
  if (isShownDifferently) wrote(context, 'events')
  await writeLetters(context, { registrationId })
  await writeLetters(context, { eventId })
  const [row] = await rowsOf(context, [registrationId])
  return row ?? notFound()
}

type Acting = Context & { waits?: Act }

const actions: Record<StaffAction, (context: Acting, acted: LockedRegistration) => Promise<void>> = {
  confirm: (context, acted) => confirmHeldSeat(context, acted),
  cancel: (context, acted) => cancelRegistration(context, acted),
  offer,
  switch: (context, acted) => switchWay(context, acted, true),
  checkIn: (context, acted) => checkIn(context, acted),
  undoCheckIn,
  sendLink: async (context, { registration }) =>
    void (await wantLetter(context, registration.id, 'link', randomUUID())),
  restore,
}

/**
 * Restores a cancelled or lapsed registration: with a seat if one is free, otherwise last in the queue.
 * Throws `alreadyRegistered` if its address has registered again since, and `erasureAsked`.
 */
async function restore(context: Context, { event, registration }: LockedRegistration): Promise<void> {
  const { db, clock } = context
  const { id, emailKey, participation, state, confirmedAt } = registration
  if (state !== 'cancelled' && state !== 'lapsed') return
  await refuseErasureAsked(db, 'eventRegistrations', id)
  const now = clock()
  if (isCalledOff(event)) throw fail('eventCancelled')
  if (isOver(event, now)) throw fail('eventOver')
  refuseWay(event, participation)
  if (await findActive(db, event.id, emailKey)) throw fail('alreadyRegistered')
  const occasion = `restored ${now.toISOString()}`
  if (freeSeats(event, await heldSeats(db, event.id), participation) === 0) {
    await moveTo(db, id, 'waiting', { waitingSince: now, endedAt: null })
    if (event.registration.mails.waiting) await wantLetter(context, id, 'waiting', occasion)
    return
  }
  await moveTo(db, id, 'confirmed', { confirmedAt: confirmedAt ?? now, endedAt: null })
  if (!confirmedAt) await countFigure(db, registration, 'confirmed', { day: dayInBerlin(now) })
  if (event.registration.sendConfirmationEmail) await wantLetter(context, id, 'confirmed', occasion)
}

/** Offers a free seat out of turn. */
async function offer(context: Context, { event, registration }: LockedRegistration): Promise<void> {
  if (isCalledOff(event)) throw fail('eventCancelled')
  if (registration.state === 'offered') return
  const held = await heldSeats(context.db, event.id)
  if (freeSeats(event, held, registration.participation) === 0) throw fail('noSeatFree')
  if (!(await offerSeat(context, event, registration.id))) throw fail('registrationOver')
}

/** Checks a person in; a registration that was not confirmed gets a seat. Repeating it changes nothing. */
async function checkIn(context: Context, { event, registration }: LockedRegistration): Promise<void> {
  if (registration.checkedInAt) return
  if (registration.state === 'cancelled' || registration.state === 'lapsed') throw fail('registrationOver')
  if (registration.state === 'waiting') throw fail('seatNotHeld')
  if (isCalledOff(event)) throw fail('eventCancelled')
  const now = context.clock()
  if (registration.state !== 'confirmed') await confirmSeat(context, { event, registration })
  await writeRegistration(context.db, registration.id, { checkedInAt: now })
  await countFigure(context.db, registration, 'checkedIn', { day: dayInBerlin(now) })
}

async function undoCheckIn(context: Context, { registration }: LockedRegistration): Promise<void> {
  const { checkedInAt } = registration
  if (!checkedInAt) return
  await writeRegistration(context.db, registration.id, { checkedInAt: null })
  await countFigure(context.db, registration, 'checkedIn', { day: dayInBerlin(checkedInAt), by: -1 })
}

/**
 * Registers somebody who telephoned or wrote, confirmed at once: in a free seat, or beyond the capacity if
 * `isBeyondCapacity`. Throws `alreadyRegistered` and `noSeatFree`.
 */
export async function registerByHand(
  context: Context,
  { id: eventId, ...given }: RegistrationByHand & { id: number },
): Promise<RegistrationRow> {
  const { result, isShownDifferently } = await withSeatsLocked(context, eventId, event =>
    addByHand(context, event, given),
  )
  if (isShownDifferently) wrote(context, 'events')
  await writeLetters(context, { registrationId: result })
  const [row] = await rowsOf(context, [result])
  return row ?? notFound()
}

async function addByHand(
  context: Context,
  event: EventRow,
  { isBeyondCapacity, ...details }: RegistrationByHand,
): Promise<number> {
  const { db, clock } = context
  const now = clock()
  if (event.deletedAt) throw fail('notFound')
  if (isCalledOff(event)) throw fail('eventCancelled')
  refuseWay(event, details.participation)
  const { institution, city, country } = details
  const from = originOfGuest(event, { institution, city, country })
  const option = checkedAnswer(event.registration.option, details.option)
  const emailKey = comparableAddress(details.email)
  if (await findActive(db, event.id, emailKey))
    throw fail('alreadyRegistered', { fields: { email: 'alreadyRegistered' } })
  const isFree = freeSeats(event, await heldSeats(db, event.id), details.participation) > 0
  if (!isFree && !isBeyondCapacity) throw fail('noSeatFree', { fields: { participation: 'noSeatFree' } })
  const id = await insertRegistration(db, {
    ...{ ...details, ...from },
    ...{ option, emailKey, eventId: event.id, state: 'confirmed', byStaff: true },
    ...{ createdAt: now, confirmedAt: now },
  })
  const day = dayInBerlin(now)
  for (const figure of ['registered', 'confirmed'] as const)
    await countFigure(db, { eventId: event.id, participation: details.participation }, figure, { day })
  await wantLetter(context, id, 'confirmed')
  await audit(context, {
    action: 'addedByHand',
    entity: 'registration',
    entityId: id,
    details: { eventId: event.id },
  })
  return id
}

/**
 * Performs the action on each registration separately, so that a failure does not stop the others. Their
 * letters are held back so that they can be taken back; letters to others, e.g. those offered a freed seat,
 * are sent at once.
 */
export async function bulkByStaff(
  context: Context,
  { id, ids, action }: { id: number; ids: number[]; action: 'confirm' | 'cancel' },
) {
  const done: number[] = []
  const failed: { id: number; code: string }[] = []
  const sendAfter = new Date(context.clock().getTime() + letterDelay.acted)
  const waits = { act: context.requestId, sendAfter }
  for (const registrationId of new Set(ids)) {
    const code = await attempt(context, { id, registrationId, action, waits })
    if (code) failed.push({ id: registrationId, code })
    else done.push(registrationId)
  }
  return { done, failed }
}

async function attempt(context: Context, wish: Wish): Promise<string | null> {
  try {
    await transact(context.db, async db => {
      await changeByStaff({ ...context, db }, wish)
      await clearCaches(db, [...context.wrote])
    })
    return null
  } catch (error) {
    if (isFailure(error)) return error.code
    throw error
  }
}

function notFound(): never {
  throw fail('notFound')
}
