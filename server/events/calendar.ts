import { fail } from '#contract/errors.ts'
import { type Bilingual, dayInBerlin, inBoth, inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { eventsOverview as say } from '#messages/events-overview.ts'
import { shell } from '#messages/shell.ts'
import { type CalendarItem, calendarFeed, publishItem, uidOf } from '#server/platform/calendar/calendar.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { dependOnKind } from '#server/platform/records/records.ts'
import { hasPage } from './cards.ts'
import { eventKind } from './kind.ts'
import { type EventRow, findListed, findPublic } from './queries.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'reads' | 'cache'>

/** Calendar feed of all events in the overview, including cancelled ones. */
export async function eventsCalendar(context: Needs, language: Language): Promise<string> {
  const { db, clock } = context
  await dependOnEvents(context)
  const rows = await findListed(db, clock(), undefined)
  const items = rows.map(row => calendarItemOf(context, row))
  return calendarFeed({ language, name: nameOfCalendar, items })
}

/** One public event as a calendar file. Throws `notFound`. */
export async function eventEntry(context: Needs, id: number, language: Language): Promise<string> {
  await dependOnEvents(context)
  const row = await findPublic(context.db, context.clock(), id)
  if (!row) throw fail('notFound')
  return publishItem(calendarItemOf(context, row), language).content
}

async function dependOnEvents(context: Needs): Promise<void> {
  context.reads.tags.add(eventKind.name)
  await dependOnKind(context, eventKind)
}

const nameOfCalendar = inBoth(language => `${say.title[language]} · ${shell.institute[language]}`)

/**
 * Converts an event to a calendar entry; its version serves as the sequence number by which calendars replace
 * older entries.
 */
export function calendarItemOf(
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  row: EventRow,
): CalendarItem {
  const address = addressIn(config.baseUrl, row, clock())
  return {
    uid: uidOf(config.baseUrl, 'event', row.id),
    sequence: row.version,
    changedAt: row.updatedAt,
    isCancelled: row.isCancelled,
    when: whenOf(row),
    title: row.title,
    description: inBoth(language =>
      [inLanguage(row.teaser, language).value, address[language]].filter(Boolean).join('\n\n'),
    ),
    place: inBoth(language => placeOf(row, language)),
    address,
  }
}

function addressIn(origin: string, row: EventRow, now: Date): Bilingual<string> {
  const isReadable = hasPage(row, now)
  return inBoth(
    language =>
      origin + (isReadable ? publicAddressOf('events', row, language) : addressOf('events', language)),
  )
}

function whenOf({ start, end, createdAt, isOneDayEvent }: EventRow): CalendarItem['when'] {
  const begins = start ?? createdAt
  const ends = end ?? begins
  if (isOneDayEvent) return { start: begins, end: ends }
  return { firstDay: dayInBerlin(begins), lastDay: dayInBerlin(ends) }
}

/** „Großer Hörsaal, Feldweg 7, 45141 Essen“ */
export function placeOf({ venue }: Pick<EventRow, 'venue'>, language: Language): string {
  const lines = [inLanguage(venue.name, language).value, ...venue.address.split('\n')]
  return lines.filter(Boolean).join(', ')
}
