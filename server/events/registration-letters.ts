import { type LetterName, languageOfLetter, streamNoticeWindow } from '#contract/events/letters.ts'
import { streamWindow } from '#contract/events/states.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { plainName } from '#contract/people/names.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { linkToken, queueMail } from '#server/platform/mail/mail.ts'
import { qrPng } from '#server/platform/qr/qr.ts'
import { takeUnwritten, type Wanted } from './letters-ledger.ts'
import { type EventRow, findMailing } from './queries.ts'
import { entryForMail } from './registration-calendar.ts'
import { checkInAddress, issueRegistrationLink, registrationAddress } from './registration-links.ts'
import {
  findEventOf,
  findRegistration,
  nextSequence,
  positionOf,
  type Registration,
} from './registration-queries.ts'
import { hasTicket, type LetterFacts, registrationLetterOf } from './registration-words.tsx'
import { isCalledOff } from './seats-change.ts'
import { withIsoMoments } from './stated.ts'

export type Writing = Pick<Context, 'db' | 'clock' | 'config' | 'secret'>

const inOneGo = 10 // letters written while a visitor waits; a job writes the rest

/**
 * Writes recorded letters to the outbox, each once: the line in the ledger and the row in the outbox commit
 * together. Letters that are no longer true are not sent. Returns how many lines were processed.
 */
export async function writeLetters(
  context: Writing,
  which: { eventId: number } | { registrationId: number } | null,
  limit = inOneGo,
): Promise<number> {
  const wanted = await takeUnwritten(context, which, limit)
  for (const one of wanted) await writeLetter(context, one)
  return wanted.length
}

async function writeLetter(context: Writing, wanted: Wanted): Promise<void> {
  const registration = await findRegistration(context.db, wanted.registrationId)
  const event = registration && (await findEventOf(context.db, registration.eventId))
  if (!event || !isStillTrue(wanted.letter, registration, event, context.clock())) return
  if (wanted.letter !== 'written') return sendLetter(context, { wanted, event, registration })
  const mailing = await findMailing(context.db, event.id, wanted.occasion)
  if (mailing)
    await sendLetter(context, { wanted, event, registration }, wordsFor(registration.language, mailing))
}

/** Returns the text written by staff in the reader's language, or in the one that exists. */
export function wordsFor(reader: Language, { subject, body }: Record<'subject' | 'body', Bilingual<string>>) {
  const language = languageOfLetter({ subject }, reader)
  return { subject: subject[language], text: body[language] }
}

/** States in which a letter is still true when it is written; letters not listed always are. */
const trueIn: Partial<Record<LetterName, readonly Registration['state'][]>> = {
  received: ['pending'],
  waiting: ['waiting'],
  movedBack: ['waiting'],
  offered: ['offered'],
  confirmed: ['confirmed'],
  reminder: ['confirmed'],
  streamStarts: ['confirmed'],
  thanks: ['confirmed'],
  changed: ['waiting', 'offered', 'confirmed'],
  switched: ['confirmed'],
  mended: ['pending', 'waiting', 'offered', 'confirmed'],
  cancelled: ['cancelled'],
}

function isStillTrue(name: LetterName, { state }: Registration, event: EventRow, now: Date): boolean {
  const states = trueIn[name]
  if (states && !states.includes(state)) return false
  if (isTooLate(name, event, now)) return false
  return !isCalledOff(event) || ['changed', 'cancelled', 'link', 'mended', 'written'].includes(name)
}

/** Letters about a start are not written after it, or not long after it. */
function isTooLate(name: LetterName, event: EventRow, now: Date): boolean {
  if (name === 'reminder') return event.start !== null && event.start <= now
  const { start } = streamWindow(withIsoMoments(event))
  return name === 'streamStarts' && start !== null && now.getTime() > Date.parse(start) + streamNoticeWindow
}

// Letters to everybody registered.
const bulk: readonly LetterName[] = ['reminder', 'thanks', 'written']

interface Sending {
  wanted: Wanted
  event: EventRow
  registration: Registration
}

/** Queues one letter. `own`: subject and text written by staff. */
export async function sendLetter(
  context: Writing,
  { wanted, event, registration }: Sending,
  own?: { subject: string; text: string },
): Promise<void> {
  const { letter: name } = wanted
  const facts = await factsOf(context, event, registration)
  const calendar = await calendarOf(context, { wanted, event, registration }, facts)
  const hasToken = name !== 'thanks'
  const token = hasToken ? await issueRegistrationLink(context, event, registration.id) : null
  await queueMail(context, {
    purpose: `registration ${name}`,
    to: { name: facts.name, address: registration.email },
    // An event in the trash does not take place either.
    letter: registrationLetterOf(name, { ...event, isCancelled: isCalledOff(event) }, facts, own),
    ...(token && { tokens: { link: token } }),
    ...(calendar && { calendar }),
    attachments: await ticketOf(context, name, registration),
    isBulk: bulk.includes(name),
    dedupeKey: wanted.outboxKey,
  })
}

async function factsOf(
  { db, config: { baseUrl } }: Writing,
  event: EventRow,
  registration: Registration,
): Promise<LetterFacts> {
  const { language, participation, state, heldUntil, firstName, lastName } = registration
  return {
    ...{ language, participation, state, heldUntil, baseUrl },
    name: plainName({ firstName, lastName }),
    position: await positionOf(db, registration),
    ownPage: registrationAddress(baseUrl, language, linkToken),
    eventPage: `${baseUrl}${publicAddressOf('events', event, language)}`,
  }
}

// A calendar entry is changed or removed only if it was sent before.
async function calendarOf(
  context: Writing,
  { wanted: { letter }, event, registration }: Sending,
  { eventPage: address, language }: LetterFacts,
) {
  const isOut =
    letter === 'cancelled' || (letter === 'changed' && isCalledOff(event)) || letter === 'movedBack'
  const isIn =
    ['confirmed', 'changed', 'switched', 'mended', 'reminder'].includes(letter) &&
    registration.state === 'confirmed'
  if (!registration.confirmedAt || !(isOut || isIn)) return undefined
  const calendarSequence = await nextSequence(context.db, registration.id)
  return entryForMail(context, event, { ...registration, calendarSequence }, { address, language, isOut })
}

/** QR code to be shown at the entrance. */
async function ticketOf({ config }: Writing, name: LetterName, registration: Registration) {
  if (!hasTicket(name, registration)) return []
  const content = await qrPng(checkInAddress(config.baseUrl, registration))
  return [{ name: 'ticket.png', type: 'image/png', content }]
}
