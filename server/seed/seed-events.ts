import { TZDate } from '@date-fns/tz'
import { blankEvent, type EventFields } from '#contract/events/event.ts'
import { dayInBerlin, inBoth, timeZone } from '#contract/language.ts'
import { noFlags } from '#contract/permissions.ts'
import { paragraphs } from '#contract/richtext.ts'
import { eventKind } from '#server/events/events.ts'
import { storeSeedFile } from '#server/files/files.ts'
import { idOf } from '#server/people/people.ts'
import { create } from '#server/platform/records/records.ts'
import { demoEvents, type SeedEvent, type SeedTime } from './events.ts'
import type { Seeding } from './seeding.ts'
import { type Stored, storedFilm, storedPicture } from './stored-parts.ts'

const minute = 60 * 1000 // milliseconds
const day = 24 * 60 * minute

/** The demo's events with their pictures. */
export async function seedEvents(dependencies: Seeding, known: Stored): Promise<void> {
  const caller = { id: await idOf(dependencies, 'hanna'), flags: { ...noFlags, canEditSpecials: true } }
  for (const event of demoEvents) {
    const { id } = await create(
      eventKind,
      { ...dependencies, caller, requestId: 'seed' },
      await fieldsOf(dependencies, known, event),
    )
    await seedGuests(dependencies, id, event)
  }
}

/**
 * Creates registrations in the order of arrival; the first ones have a seat. No letters are sent, because the
 * addresses do not exist.
 */
async function seedGuests({ db, clock }: Seeding, eventId: number, { guests }: SeedEvent): Promise<void> {
  const { seated = 0, waiting = 0 } = guests ?? {}
  for (let n = 1; n <= seated + waiting; n += 1) {
    const email = `guest-${n}@example.org`
    const at = new Date(clock().getTime() - (seated + waiting - n + 1) * minute)
    await db
      .insertInto('eventRegistrations')
      .values({
        ...{ eventId, email, emailKey: email, language: 'de', participation: 'inPresence', createdAt: at },
        ...{ firstName: 'Demo', lastName: `Gast ${n}`, message: '', option: '' },
        ...{ institution: 'Universität Larmorstadt', city: 'Larmorstadt', country: 'DE' },
        ...(n <= seated
          ? { state: 'confirmed' as const, confirmedAt: at }
          : { state: 'waiting' as const, waitingSince: at }),
      })
      .execute()
  }
}

async function fieldsOf(dependencies: Seeding, known: Stored, event: SeedEvent): Promise<EventFields> {
  const { title, teaser, text, place, address, placeUrl = '', stream } = event
  const now = dependencies.clock()
  const { start, end } = timesOf(event, now)
  return {
    ...blankEvent,
    ...{ title, teaser, start, end },
    isOneDayEvent: dayInBerlin(new Date(start)) === dayInBerlin(new Date(end)),
    detailsContent: inBoth(language => (text[language].length > 0 ? paragraphs(...text[language]) : null)),
    imageId: await storedPicture(dependencies, known, event.picture),
    venue: { name: place, url: placeUrl, address },
    ...(await speakerOf(dependencies, event)),
    programme: (event.programme ?? []).map(entry => entryOf(entry, start)),
    ...registrationOf(event, now),
    ...(stream && {
      livestream: {
        ...{ isActive: true, hasCountdown: true, start: null, end: null, markup: stream.address },
        isForRegistered: stream.isForRegistered ?? false,
      },
    }),
    ...(await recordingOf(dependencies, event)),
    ...{ isVisible: true, isDetailsVisible: true },
    ...event.fields,
  }
}

function timesOf({ at, until }: SeedEvent, now: Date) {
  if (!at) return { start: running(now, -30), end: running(now, 90) }
  const begins = dayOf(at, now)
  const last = new Date(begins.getTime() + (until.days ?? 0) * day)
  return { start: onClock(begins, at.clock), end: onClock(last, until.clock) }
}

function running(now: Date, minutes: number): string {
  return new Date(Math.floor(now.getTime() / minute) * minute + minutes * minute).toISOString()
}

function dayOf({ days, weekday }: SeedTime, now: Date): Date {
  const wished = new TZDate(now.getTime() + days * day, timeZone)
  if (weekday !== undefined) wished.setDate(wished.getDate() + ((weekday - wished.getDay() + 7) % 7))
  return new Date(wished.getTime())
}

function onClock(moment: Date, clock: string): string {
  const [hour = 0, minutes = 0] = clock.split(':').map(Number)
  const there = new TZDate(moment.getTime(), timeZone)
  there.setHours(hour, minutes, 0, 0)
  return new Date(there.getTime()).toISOString()
}

async function speakerOf(dependencies: Seeding, { speaker }: SeedEvent): Promise<Partial<EventFields>> {
  if (!speaker) return {}
  const text = inBoth(language => paragraphs(...speaker.text[language]))
  const speakerId = speaker.username ? await idOf(dependencies, speaker.username) : null
  return { keySpeaker: { ...blankEvent.keySpeaker, name: speaker.name, text }, speakerId }
}

async function recordingOf(dependencies: Seeding, { recording }: SeedEvent): Promise<Partial<EventFields>> {
  if (!recording) return {}
  const { imageId, videoId, videoCaptions } = await storedFilm(dependencies, recording.film)
  const slides = recording.slides && `server/seed/files/${recording.slides}`
  return {
    imageId,
    recording: { videoId, videoCaptions, address: '' },
    slidesId: slides ? await storeSeedFile(dependencies, slides, { folder: 'demo' }) : null,
  }
}

type Entry = NonNullable<SeedEvent['programme']>[number]

function entryOf(
  { clock, until, title, text, alert }: Entry,
  start: string,
): EventFields['programme'][number] {
  const none = { de: '', en: '' }
  const on = new Date(start)
  const [alertType, alertText] = alert ?? ['none', none]
  const end = until === undefined ? null : onClock(on, until)
  return { start: onClock(on, clock), end, title, text: text ?? none, alertType, alertText }
}

function registrationOf(event: SeedEvent, now: Date): Partial<EventFields> {
  const { seats, registration: { opens, closes } = {}, question, choices = [] } = event
  if (!seats) return {}
  const inDays = (days: number | undefined) =>
    days === undefined ? null : onClock(new Date(now.getTime() + days * day), '12:00')
  const offered = (capacity: number | null | undefined) => ({
    isOffered: capacity !== undefined,
    capacity: capacity ?? null,
  })
  const { registration: settings } = blankEvent
  return {
    hasRegistration: true,
    registration: {
      ...settings,
      asksPlace: event.asksPlace ?? true,
      ...{ isActive: !event.fields?.isIsmrmEvening, start: inDays(opens), end: inDays(closes) },
      ...{ inPresence: offered(seats.inPresence), online: offered(seats.online) },
      ...(question && {
        option: {
          ...settings.option,
          kind: choices.length > 0 ? 'choice' : 'text',
          label: question,
          choices,
        },
      }),
    },
  }
}
