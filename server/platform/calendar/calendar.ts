import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { contentLine, type Parameters, textLine } from './content-line.ts'
import { nextDay, timeOf, timeZoneLines, utcOf } from './times.ts'

/** Something that happens, as it goes into people's calendars (RFC 5545). */
export interface CalendarItem {
  /** By `uidOf`: the same in every file and mail about it, for ever. */
  uid: string
  /** Rises with every change, such as the version of a record: calendars take the highest. */
  sequence: number
  changedAt: Date
  /** What is cancelled stays in the feed, or it would stay in the calendars of those who follow it. */
  isCancelled: boolean
  when: { start: Date; end: Date } | WholeDays
  title: Bilingual<string>
  description: Bilingual<string>
  place: Bilingual<string>
  /** Its page. */
  address: Bilingual<string>
}

/** Days in Berlin, both included: `2027-03-12`. */
export interface WholeDays {
  firstDay: string
  lastDay: string
}

/** Who invites, and who is invited: a program offers to accept, and answers by mail. */
export interface Invitation {
  organizer: Person
  attendee: Person
}

export interface Person {
  name: string
  address: string
}

/** Names a thing for all calendars: `event-12@www.example.org`. */
export function uidOf(baseUrl: string, kind: string, id: number): string {
  return `${kind}-${id}@${new URL(baseUrl).hostname}`
}

/** One item as a file to download or to keep from a mail. No answer is asked for. */
export function publishItem(item: CalendarItem, language: Language) {
  return { method: 'PUBLISH', content: file('PUBLISH', [], itemLines(item, language)) } as const
}

/** The part of a mail that invites somebody, or tells them of a change: the calendar finds the item by its uid. */
export function inviteTo(item: CalendarItem, invitation: Invitation, language: Language) {
  return send('REQUEST', { ...item, isCancelled: false }, invitation, language)
}

/** The part of a mail that takes the item out of somebody's calendar; its sequence is higher than the last one sent. */
export function cancelItem(item: CalendarItem, invitation: Invitation, language: Language) {
  return send('CANCEL', { ...item, isCancelled: true }, invitation, language)
}

export interface Feed {
  language: Language
  name: Bilingual<string>
  items: readonly CalendarItem[]
}

const refreshEvery = 'PT6H' // often enough for a change of room, and no load

/** A calendar to subscribe to. The same items give the same bytes, so that its ETag holds. */
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
  // They have said that they come; a reply to the entry would reach nobody.
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

// Whole days end before the day that is named (RFC 5545 §3.6.1), and leave people free.
function whenLines(when: CalendarItem['when']): string[] {
  if ('start' in when) {
    // An end must be later than the beginning; without one it is a moment (RFC 5545 §3.8.2.2).
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
