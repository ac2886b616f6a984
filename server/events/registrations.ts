import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { RegistrationAnswer, RegistrationForm } from '#contract/events/registration.ts'
import { isPagePublic } from '#contract/events/states.ts'
import { dayInBerlin } from '#contract/language.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import { type Context, wrote } from '#server/platform/calls/calls.ts'
import type { KeptForm, VisitorsForm } from '#server/platform/forms/forms.ts'
import { idsBySlug } from '#server/platform/records/records.ts'
import { wantLetter } from './letters-ledger.ts'
import { type EventRow, findWithPage } from './queries.ts'
import { writeLetters } from './registration-letters.ts'
import { countFigure, findActive, insertRegistration } from './registration-queries.ts'
import { checkedAnswer, originOfGuest, refuseClosed, refuseWay } from './registration-rules.ts'
import { freeSeats, heldSeats } from './seats.ts'
import { seatHeldUntil, withSeatsLocked } from './seats-change.ts'

export const registrationPlace: VisitorsForm = {
  call: 'events.register',
  table: 'eventRegistrations',
  consent: 'registration',
  addressLimit: 'registrationAddress',
}

type Sent = RegistrationForm & { key: string }

/**
 * Registers a person for the event with this slug, or puts them on its waiting list; both send a letter. For
 * an address that is already registered nothing changes: the response is the same as for others, and the
 * letter links to the existing registration. Throws the reason if registering is not possible.
 */
export async function register(
  { key, ...form }: Sent,
  context: Context,
): Promise<KeptForm<RegistrationAnswer>> {
  return registerFor(context, await idOfPage(context, key), form)
}

/** The same for the event with this id. */
export async function registerFor(
  context: Context,
  eventId: number,
  form: RegistrationForm,
): Promise<KeptForm<RegistrationAnswer>> {
  const taking = (event: EventRow) => storeRegistration(context, event, form)
  const seated = await withSeatsLocked(context, eventId, taking, { onlyTakes: true })
  const { result, isShownDifferently, offered } = seated
  if (isShownDifferently) wrote(context, 'events')
  await writeLetters(context, { registrationId: result.registrationId })
  if (offered > 0) await writeLetters(context, { eventId })
  return { subject: result.isNew ? result.registrationId : null, answer: result.answer }
}

async function idOfPage({ db, clock, language }: Context, slug: string): Promise<number> {
  const ids = await idsBySlug(db, 'events', slug, language)
  const rows = await findWithPage(db, clock(), ids)
  return ids.find(id => rows.some(row => row.id === id)) ?? notFound()
}

async function storeRegistration(context: Context, event: EventRow, form: RegistrationForm) {
  const now = context.clock()
  // The event may have been hidden or deleted since the page was read.
  if (event.deletedAt || !isPagePublic(withIsoTimes(event), now)) throw fail('notFound')
  refuseClosed(event, now)
  refuseWay(event, form.participation)
  const { institution, city, country } = form
  const from = originOfGuest(event, { institution, city, country })
  const option = checkedAnswer(event.registration.option, form.option)
  const hasSeat = freeSeats(event, await heldSeats(context.db, event.id), form.participation) > 0
  const answer: RegistrationAnswer = { state: hasSeat ? 'pending' : 'waitlisted' }
  const known = await findActive(context.db, event.id, comparableAddress(form.email))
  if (known) {
    await wantLetter(context, known.id, 'link', randomUUID())
    return { answer, registrationId: known.id, isNew: false }
  }
  const registrationId = await add(context, event, { ...form, ...from, option }, hasSeat)
  return { answer, registrationId, isNew: true }
}

async function add(
  context: Context,
  event: EventRow,
  {
    website,
    seconds,
    consent,
    consentVersion,
    ...details
  }: RegistrationForm & ReturnType<typeof originOfGuest>,
  hasSeat: boolean,
): Promise<number> {
  const { db, clock, language } = context
  const now = clock()
  const place = hasSeat
    ? { state: 'pending' as const, heldUntil: seatHeldUntil(event, now) }
    : { state: 'waiting' as const, waitingSince: now }
  const id = await insertRegistration(db, {
    ...details,
    ...place,
    ...{ eventId: event.id, emailKey: comparableAddress(details.email), language, createdAt: now },
  })
  await countFigure(db, { eventId: event.id, ...details }, 'registered', { day: dayInBerlin(now) })
  if (hasSeat) await wantLetter(context, id, 'received')
  else if (event.registration.mails.waiting) await wantLetter(context, id, 'waiting')
  return id
}

function withIsoTimes({ publishAt, unpublishAt, ...event }: EventRow) {
  return {
    ...event,
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  }
}

function notFound(): never {
  throw fail('notFound')
}
