import { embedHostOf } from '#contract/embed.ts'
import { fail } from '#contract/errors.ts'
import { addressOfEmbed } from '#contract/events/livestream.ts'
import type { OwnRegistration } from '#contract/events/registration.ts'
import { livestreamState, registrationState } from '#contract/events/states.ts'
import { inBoth } from '#contract/language.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { findByLink } from '#server/platform/links/links.ts'
import { qrCode } from '#server/platform/qr/qr.ts'
import { detailOf } from './detail.ts'
import type { EventRow } from './queries.ts'
import { entryFile } from './registration-calendar.ts'
import { checkInAddress, registrationAddress, registrationLink } from './registration-links.ts'
import { findEventOf, findRegistration, positionOf, type Registration } from './registration-queries.ts'
import { freeSeats, heldSeats } from './seats.ts'
import { isCalledOff } from './seats-change.ts'
import { withIsoMoments } from './stated.ts'

/**
 * Returns the registration behind the link of a letter, without changing anything. Throws `linkInvalid` and
 * `linkExpired`.
 */
export async function findOwnRegistration(context: Context, token: string): Promise<OwnRegistration> {
  return ownOf(context, await findRegistrationByLink(context, token))
}

/** Sends the calendar entry of the registration as a file. */
export async function ownCalendar(context: Context, token: string): Promise<undefined> {
  const { config, language } = context
  const registration = await findRegistrationByLink(context, token)
  const event = await eventOf(context, registration)
  const address = inBoth(reader => registrationAddress(config.baseUrl, reader, token))
  const content = Buffer.from(entryFile(context, event, registration, address)(language))
  context.sends.file = {
    name: 'event.ics',
    type: 'text/calendar; charset=utf-8',
    bytes: singleChunk(content),
  }
}

async function* singleChunk(bytes: Buffer) {
  yield bytes
}

/** Returns the registration that a link opens; links to a deleted one are no longer valid. */
export async function findRegistrationByLink(
  context: Pick<Context, 'db' | 'clock'>,
  token: string,
): Promise<Registration> {
  return findByLink(context, registrationLink, token, findRegistration)
}

/** Returns what the page of a registration shows. */
export async function ownOf(context: Context, registration: Registration): Promise<OwnRegistration> {
  const { db, config } = context
  const event = await eventOf(context, registration)
  const { state, participation, heldUntil, createdAt } = registration
  const { firstName, lastName, email, institution, city, country, message, option } = registration
  const hasTicket = state === 'confirmed' && participation === 'inPresence' && !isCalledOff(event)
  const checkIn = checkInAddress(config.baseUrl, registration)
  return {
    state,
    // An event in the trash does not take place either.
    event: await detailOf(context, { ...event, isCancelled: isCalledOff(event) }),
    registration: {
      ...{ state, participation, firstName, lastName, email, institution, city, country, message, option },
      position: await positionOf(db, registration),
      heldUntil: heldUntil?.toISOString() ?? null,
      maySwitch: await maySwitch(context, event, registration),
      embed: embedOf(context, event, registration),
      ticket: hasTicket ? { ...qrCode(checkIn), address: checkIn } : null,
      createdAt: createdAt.toISOString(),
    },
  }
}

async function eventOf({ db }: Pick<Context, 'db'>, { eventId }: Registration): Promise<EventRow> {
  const event = await findEventOf(db, eventId)
  if (!event) throw fail('linkExpired')
  return event
}

async function maySwitch(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  event: EventRow,
  { participation, state }: Registration,
): Promise<boolean | null> {
  const other = participation === 'online' ? 'inPresence' : 'online'
  if (!event.registration[other].isOffered || state === 'cancelled' || state === 'lapsed') return null
  if (isCalledOff(event) || registrationState(withIsoMoments(event), clock()) !== 'open') return false
  return freeSeats(event, await heldSeats(db, event.id), other) > 0
}

// The address of the player is sent only while the stream is live, and only to confirmed online participants.
function embedOf(
  { clock }: Pick<Context, 'clock'>,
  event: EventRow,
  { state, participation }: Registration,
): OwnRegistration['registration']['embed'] {
  const isLive =
    livestreamState({ ...withIsoMoments(event), isCancelled: isCalledOff(event) }, clock()) === 'live'
  if (!isLive || state !== 'confirmed' || participation !== 'online') return null
  const address = addressOfEmbed(event.livestream.markup)
  return address === null ? null : { address, host: embedHostOf(address) ?? '' }
}
