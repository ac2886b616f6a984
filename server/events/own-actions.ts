import { fail } from '#contract/errors.ts'
import type { OwnAction, OwnChange, OwnRegistration } from '#contract/events/registration.ts'
import { asksPlaceOf } from '#contract/events/settings.ts'
import { dayInBerlin } from '#contract/language.ts'
import { type Context, wrote } from '#server/platform/calls/calls.ts'
import { forgetRepeats } from '#server/platform/forms/forms.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { deleteMailsBeginning } from '#server/platform/mail/mail.ts'
import { requestErasureIfHeld } from '#server/platform/retention/holds.ts'
import { type Act, outboxKeyBeginning, stopLetters, wantLetter } from './letters-ledger.ts'
import { findRegistrationByLink, ownOf } from './own-registration.ts'
import type { EventRow } from './queries.ts'
import { writeLetters } from './registration-letters.ts'
import { registrationLink } from './registration-links.ts'
import {
  countFigure,
  deleteRegistration,
  findRegistration,
  moveTo,
  type Registration,
  writeRegistration,
} from './registration-queries.ts'
import { changedAnswer, refuseClosed } from './registration-rules.ts'
import { freeSeats, heldSeats } from './seats.ts'
import { isCalledOff, isOver, withSeatsLocked } from './seats-change.ts'

type Given = Omit<OwnChange, 'key' | 'action'>

/**
 * Performs an action of a visitor on their own registration, in the transaction of the call. Repeating an
 * action changes nothing and gets the same response. Throws the reason if it is not possible.
 */
export async function changeOwnRegistration(
  context: Context,
  { key, action, ...given }: OwnChange,
): Promise<OwnRegistration | null> {
  const { id, eventId } = await findRegistrationByLink(context, key)
  const { isShownDifferently } = await withSeatsLocked(context, eventId, async event => {
    // Read again: the registration may have changed before the event was locked.
    const registration = await findRegistration(context.db, id)
    if (registration) await actions[action](context, { event, registration }, given)
  })
  if (isShownDifferently) wrote(context, 'events')
  await writeLetters(context, { registrationId: id })
  await writeLetters(context, { eventId })
  const after = await findRegistration(context.db, id)
  return after ? ownOf(context, after) : null
}

export interface LockedRegistration {
  event: EventRow
  registration: Registration
}

const actions: Record<
  OwnAction,
  (context: Context, acted: LockedRegistration, given: Given) => Promise<void>
> = {
  confirm: (context, acted) => confirmHeldSeat(context, acted, 'pending'),
  accept: (context, acted) => confirmHeldSeat(context, acted, 'offered'),
  change: changeDetails,
  switch: (context, acted) => switchWay(context, acted),
  cancel: (context, acted) => cancelRegistration(context, acted),
  erase: (context, { registration }) => eraseRegistration(context, registration),
}

type Needs = Pick<Context, 'db' | 'clock'> & { waits?: Act }

/** Confirms a registration whose seat is held. A second time changes nothing. */
export async function confirmHeldSeat(
  context: Needs,
  { event, registration }: LockedRegistration,
  from: 'pending' | 'offered' | 'any' = 'any',
): Promise<void> {
  const { state } = registration
  if (state === 'confirmed') return
  refuseOver(context, { event, registration })
  if (state === 'waiting' || (from !== 'any' && state !== from)) throw fail('seatNotHeld')
  await confirmSeat(context, { event, registration })
}

/** Gives the registration a seat, and records the letter that says so. */
export async function confirmSeat(
  context: Needs,
  { event, registration }: LockedRegistration,
): Promise<void> {
  const { db, clock } = context
  const { id, waitingSince } = registration
  const now = clock()
  if (!(await moveTo(db, id, 'confirmed', { confirmedAt: now }))) return
  await countFigure(db, registration, 'confirmed', { day: dayInBerlin(now) })
  if (event.registration.sendConfirmationEmail)
    await wantLetter(context, id, 'confirmed', waitingSince?.toISOString() ?? '')
}

async function changeDetails(
  context: Context,
  { event, registration }: LockedRegistration,
  given: Given,
): Promise<void> {
  refuseOver(context, { event, registration })
  const option = changedAnswer(event.registration.option, given.option)
  const { institution, city, country, ...others } = given
  const from = asksPlaceOf(event) ? { institution, city, country } : {}
  const known = Object.entries({ ...others, ...from, option }).filter(([, value]) => value !== undefined)
  await writeRegistration(context.db, registration.id, Object.fromEntries(known))
}

/**
 * Switches to the other way of taking part, if it has a free seat; a registration on the waiting list then
 * gets that seat. Throws `noSeatFree`.
 */
export async function switchWay(
  context: Needs,
  { event, registration }: LockedRegistration,
  isByStaff = false,
): Promise<void> {
  const { db, clock } = context
  refuseOver(context, { event, registration })
  if (!isByStaff) refuseClosed(event, clock())
  const participation = registration.participation === 'online' ? 'inPresence' : 'online'
  if (freeSeats(event, await heldSeats(db, event.id), participation) === 0) throw fail('noSeatFree')
  await writeRegistration(db, registration.id, { participation })
  if (registration.state === 'waiting')
    return confirmSeat(context, { event, registration: { ...registration, participation } })
  if (event.registration.mails.changed && registration.state === 'confirmed')
    await wantLetter(context, registration.id, 'switched', clock().toISOString())
}

/**
 * Gives up the seat or the place in the queue; the form may then be sent again. Repeating it changes nothing.
 */
export async function cancelRegistration(
  context: Needs & Pick<Context, 'secret'>,
  { event, registration }: LockedRegistration,
): Promise<void> {
  const { db, clock } = context
  if (registration.state === 'cancelled') return
  refuseOver(context, { event, registration })
  await moveTo(db, registration.id, 'cancelled', { endedAt: clock() })
  await forgetRepeats(context, 'eventRegistrations', registration)
  // A registration that was restored can be cancelled again.
  if (event.registration.mails.cancelled)
    await wantLetter(context, registration.id, 'cancelled', clock().toISOString())
}

/**
 * Deletes a registration, its letters and the marks of repeats. The figures are kept; the consent is deleted
 * the following night. If erasure is on hold, the seat is freed, and no letter about it is sent.
 */
export async function eraseRegistration(
  context: Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>,
  { id, email }: Pick<Registration, 'id' | 'email'>,
): Promise<void> {
  const { db, clock, erasures } = context
  await forgetRepeats(context, 'eventRegistrations', { id, email })
  await stopLetters(context, id)
  if (await requestErasureIfHeld(context, 'eventRegistrations', id)) {
    await moveTo(db, id, 'cancelled', { endedAt: clock() })
    return
  }
  await deleteMailsBeginning(db, outboxKeyBeginning(id))
  await forgetLinksOf(db, registrationLink, [id])
  await deleteRegistration(db, id)
  await erasures.note(db, [{ table: 'eventRegistrations', id }])
}

// A lapsed or cancelled registration, or one for a past event, can only be deleted.
function refuseOver({ clock }: Pick<Context, 'clock'>, { event, registration }: LockedRegistration): void {
  if (registration.state === 'cancelled' || registration.state === 'lapsed') throw fail('registrationOver')
  if (isCalledOff(event)) throw fail('eventCancelled')
  if (isOver(event, clock())) throw fail('eventOver')
}
