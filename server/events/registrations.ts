import { randomUUID } from 'node:crypto'
import { fail } from '#contract/errors.ts'
import type { RegistrationAnswer, RegistrationForm } from '#contract/events/registration.ts'
import { isPagePublic } from '#contract/events/states.ts'
import { dayInBerlin } from '#contract/language.ts'
import { sameAddress } from '#contract/mail-host.ts'
import { type Context, wrote } from '#server/platform/calls/calls.ts'
import type { Kept, VisitorsForm } from '#server/platform/forms/forms.ts'
import { idsBySlug } from '#server/platform/records/records.ts'
import { wantLetter } from './letters-ledger.ts'
import { type EventRow, findWithPage } from './queries.ts'
import { writeLetters } from './registration-letters.ts'
import { countFigure, findActive, insertRegistration } from './registration-queries.ts'
import { answerTo, placeOf, refuseClosed, refuseWay } from './registration-rules.ts'
import { freeSeats, heldSeats } from './seats.ts'
import { heldFrom, withSeats } from './seats-change.ts'

export const registrationPlace: VisitorsForm = {
  call: 'events.register',
  table: 'eventRegistrations',
  consent: 'registration',
  addressLimit: 'registrationAddress',
}

type Sent = RegistrationForm & { key: string }

/**
 * Registers somebody for the event with this slug, or puts them on its waiting list; either way they get a letter. From
 * an address that is registered nothing changes: the answer is the one that anybody would get, and the letter leads to
 * the registration that is there. Throws what keeps people from registering.
 */
export async function register({ key, ...form }: Sent, context: Context): Promise<Kept<RegistrationAnswer>> {
  return registerFor(context, await idOfPage(context, key), form)
}

/** The same for the event with this id. */
export async function registerFor(
  context: Context,
  eventId: number,
  form: RegistrationForm,
): Promise<Kept<RegistrationAnswer>> {
  const taking = (event: EventRow) => keep(context, event, form)
  const seated = await withSeats(context, eventId, taking, { onlyTakes: true })
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

async function keep(context: Context, event: EventRow, form: RegistrationForm) {
  const now = context.clock()
  // What was public a moment ago may be gone since.
  if (event.deletedAt || !isPagePublic(timed(event), now)) throw fail('notFound')
  refuseClosed(event, now)
  refuseWay(event, form.participation)
  const { institution, city, country } = form
  const from = placeOf(event, { institution, city, country })
  const option = answerTo(event.registration.option, form.option)
  const hasSeat = freeSeats(event, await heldSeats(context.db, event.id), form.participation) > 0
  const answer: RegistrationAnswer = { state: hasSeat ? 'pending' : 'waitlisted' }
  const known = await findActive(context.db, event.id, sameAddress(form.email))
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
  { website, seconds, consent, consentVersion, ...details }: RegistrationForm & ReturnType<typeof placeOf>,
  hasSeat: boolean,
): Promise<number> {
  const { db, clock, language } = context
  const now = clock()
  const place = hasSeat
    ? { state: 'pending' as const, heldUntil: heldFrom(event, now) }
    : { state: 'waiting' as const, waitingSince: now }
  const id = await insertRegistration(db, {
    ...details,
    ...place,
    ...{ eventId: event.id, emailKey: sameAddress(details.email), language, createdAt: now },
  })
  await countFigure(db, { eventId: event.id, ...details }, 'registered', { day: dayInBerlin(now) })
  if (hasSeat) await wantLetter(context, id, 'received')
  else if (event.registration.mails.waiting) await wantLetter(context, id, 'waiting')
  return id
}

function timed({ publishAt, unpublishAt, ...event }: EventRow) {
  return {
    ...event,
    publishAt: publishAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  }
}

function notFound(): never {
  throw fail('notFound')
}
