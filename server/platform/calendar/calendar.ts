import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { contentLine, type Parameters, textLine } from './content-line.ts'
import { nextDay, timeOf, timeZoneLines, utcOf } from './times.ts'

/** An event for calendars (RFC 5545). */
export interface CalendarItem {
  /** From `uidOf`: permanent, and the same in every file and mail about the item. */
  uid: string
  /** Increases with every change, like the version of a record: calendars keep the highest. */
  sequence: number
  changedAt: Date
  /** Cancelled items stay in the feed, because otherwise subscribed calendars would keep them. */
  isCancelled: boolean
  when: { start: Date; end: Date } | WholeDays
  title: Bilingual<string>
  description: Bilingual<string>
  place: Bilingual<string>
  /** Address of its page. */
  address: Bilingual<string>
}

/** Days in Berlin, both included: `2027-03-12`. */
export interface WholeDays {
  firstDay: string
  lastDay: string
}

/** Organizer and attendee: mail programs offer to accept, and reply by mail. */
export interface Invitation {
  organizer: Person
  attendee: Person
}

export interface Person {
  name: string
  address: string
}

/** Returns the globally unique id of an item: `event-12@www.example.org`. */
export function uidOf(baseUrl: string, kind: string, id: number): string {
  return `${kind}-${id}@${new URL(baseUrl).hostname}`
}

/** Returns one item as a file for download or as an attachment. No reply is requested. */
export function publishItem(item: CalendarItem, language: Language) {
  return { method: 'PUBLISH', content: file('PUBLISH', [], itemLines(item, language)) } as const
}

/** Returns the mail part that invites an attendee or updates the item, which calendars find by its uid. */
export function inviteTo(item: CalendarItem, invitation: Invitation, language: Language) {
  return send('REQUEST', { ...item, isCancelled: false }, invitation, language)
}

/**
 * Returns the mail part that removes the item from a calendar; its sequence must be higher than the last one
 * sent.
 */
export function cancelItem(item: CalendarItem, invitation: Invitation, language: Language) {
  return send('CANCEL', { ...item, isCancelled: true }, invitation, language)
}

export interface Feed {
  language: Language
  name: Bilingual<string>
  items: readonly CalendarItem[]
}

const refreshEvery = 'PT6H' // often enough for a change of room, without noticeable load

/** Returns a calendar feed. The same items give the same bytes, so that its ETag stays valid. */
export function calendarFeed({ language, name, items }: Feed): string {
  const head = [
    textLine('NAME', name[language]),
    textLine('X-WR-CALNAME', name[language]),
    contentLine('REFRESH-INTERVAL', refreshEvery, { VALUE: 'DURATION' }),
    contentLine('X-PUBLISHED-TTL', refreshEvery),
  ]
  return file(
    'PUBLISH',
    head,
    items.flatMap(item => itemLines(item, language)),
  )
}

function send<Method extends 'REQUEST' | 'CANCEL'>(
  method: Method,
  item: CalendarItem,
  { organizer, attendee }: Invitation,
  language: Language,
) {
  // Attendees have accepted already; a reply would reach nobody.
  const asked = { CN: attendee.name, ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'ACCEPTED', RSVP: 'FALSE' }
  const people = [
    contentLine('ORGANIZER', `mailto:${organizer.address}`, { CN: organizer.name }),
    contentLine(
      'ATTENDEE',
      `mailto:${attendee.address}`,
      method === 'REQUEST' ? asked : { CN: attendee.name },
    ),
  ]
  return { method, content: file(method, [], itemLines(item, language, people)) }
}

function file(method: string, head: string[], items: string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//larmor//calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...head,
    ...timeZoneLines,
    ...items,
    'END:VCALENDAR',
  ]
  return lines.map(line => `${line}\r\n`).join('')
}

function itemLines(item: CalendarItem, language: Language, people: string[] = []): string[] {
  const { uid, sequence, changedAt, isCancelled, title, description, place, address } = item
  return [
    'BEGIN:VEVENT',
    contentLine('UID', uid),
    contentLine('DTSTAMP', utcOf(changedAt)),
    contentLine('LAST-MODIFIED', utcOf(changedAt)),
    contentLine('SEQUENCE', String(sequence)),
    contentLine('STATUS', isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    ...whenLines(item.when),
    ...inWords('SUMMARY', title, language),
    ...inWords('DESCRIPTION', description, language),
    ...inWords('LOCATION', place, language),
    contentLine('URL', inLanguage(address, language).value),
    ...people,
    'END:VEVENT',
  ]
}

// The end of whole days is exclusive (RFC 5545 §3.6.1); they do not mark people as busy.
function whenLines(when: CalendarItem['when']): string[] {
  if ('start' in when) {
    // An end must be later than the start; without an end it is a moment (RFC 5545 §3.8.2.2).
    const end = when.end > when.start ? [timeOf('DTEND', when.end)] : []
    return [timeOf('DTSTART', when.start), ...end]
  }
  const day: Parameters = { VALUE: 'DATE' }
  return [
    contentLine('DTSTART', when.firstDay.replaceAll('-', ''), day),
    contentLine('DTEND', nextDay(when.lastDay).replaceAll('-', ''), day),
    contentLine('TRANSP', 'TRANSPARENT'),
  ]
}

function inWords(name: string, words: Bilingual<string>, wanted: Language): string[] {
  const { value, language } = inLanguage(words, wanted)
  return value === '' ? [] : [textLine(name, value, { LANGUAGE: language })]
}
