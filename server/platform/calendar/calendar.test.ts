import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarItem, calendarFeed, cancelItem, inviteTo, publishItem, uidOf } from './calendar.ts'
import { readCalendar as read } from './test-calendar.ts'

const lecture: CalendarItem = {
  uid: uidOf('https://www.example.org/', 'event', 12),
  sequence: 3,
  changedAt: new Date('2027-03-01T08:15:30.500Z'),
  isCancelled: false,
  when: { start: new Date('2027-04-12T15:00:00Z'), end: new Date('2027-04-12T16:30:00Z') },
  title: { de: 'Hahn-Vorlesung: Echos, Spins; „Wärme“', en: 'Hahn Lecture' },
  description: { de: 'Zeile eins\nZeile zwei', en: '' },
  place: { de: 'Hörsaal', en: 'Lecture hall' },
  address: { de: 'https://www.example.org/de/x?a=1,2;b', en: 'https://www.example.org/en/x' },
}
const people = {
  organizer: { name: 'Institut für Ultrahochfeld-MRT', address: 'post@example.org' },
  attendee: { name: 'Jana "J" Weiß; Gast: ^1', address: 'jana@example.org' },
}

test('an entry has its start and end, texts, sequence and status', () => {
  const { method, content } = publishItem(lecture, 'de')
  const { calendar, event } = read(content)
  expect([method, calendar.getFirstPropertyValue('method')]).toEqual(['PUBLISH', 'PUBLISH'])
  expect(event.uid).toBe('event-12@www.example.org')
  expect(event.startDate.toJSDate()).toEqual(new Date('2027-04-12T15:00:00Z'))
  expect(event.endDate.toJSDate()).toEqual(new Date('2027-04-12T16:30:00Z'))
  expect(event.startDate.toString()).toBe('2027-04-12T17:00:00')
  expect(event.startDate.zone.tzid).toBe('Europe/Berlin')
  expect(event.summary).toBe(lecture.title.de)
  expect(event.description).toBe('Zeile eins\nZeile zwei')
  expect(event.location).toBe('Hörsaal')
  expect(event.sequence).toBe(3)
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(event.component.getFirstPropertyValue('url')).toBe(lecture.address.de)
  expect(String(event.component.getFirstPropertyValue('last-modified'))).toBe('2027-03-01T08:15:30Z')
})

test('a text missing in one language is written in the other, marked with its language', () => {
  const { event } = read(publishItem(lecture, 'en').content)
  expect([event.summary, event.location]).toEqual(['Hahn Lecture', 'Lecture hall'])
  expect(event.description).toBe('Zeile eins\nZeile zwei')
  expect(event.component.getFirstProperty('description')?.getParameter('language')).toBe('de')
  expect(event.component.getFirstProperty('summary')?.getParameter('language')).toBe('en')
})

test.each([
  ['in winter', '2027-01-15T09:00:00Z'],
  ['in summer', '2027-07-15T09:00:00Z'],
  ['an hour before the clocks go forward', '2027-03-28T00:30:00Z'],
  ['right after they went forward', '2027-03-28T01:00:00Z'],
  ['right before the hour that comes twice', '2027-10-30T23:59:59Z'],
  ['right after the hour that comes twice', '2027-10-31T02:00:00Z'],
  ['in the hour that comes twice, the first time', '2027-10-31T00:30:00Z'],
  ['in the hour that comes twice, the second time', '2027-10-31T01:30:00Z'],
  ['in ten years', '2037-08-01T22:30:00Z'],
])('the moment is right %s', (_, moment) => {
  const start = new Date(moment)
  const when = { start, end: new Date(start.getTime() + 7_200_000) }
  const { event } = read(publishItem({ ...lecture, when }, 'de').content)
  expect(event.startDate.toJSDate()).toEqual(start)
  expect(event.endDate.toJSDate()).toEqual(when.end)
})

test('an entry that ends when it begins has no DTEND', () => {
  const start = new Date('2027-04-12T15:00:00Z')
  const { content } = publishItem({ ...lecture, when: { start, end: start } }, 'de')
  expect(content.slice(content.indexOf('BEGIN:VEVENT'))).not.toContain('DTEND')
  expect(read(content).event.endDate.toJSDate()).toEqual(start)
})

test('an entry of whole days includes its last day, also over the end of a year', () => {
  const when = { firstDay: '2027-12-30', lastDay: '2027-12-31' }
  const { event } = read(publishItem({ ...lecture, when }, 'de').content)
  expect(event.startDate.isDate).toBe(true)
  expect(event.startDate.toString()).toBe('2027-12-30')
  expect(event.endDate.toString()).toBe('2028-01-01')
  expect(event.duration.toSeconds()).toBe(2 * 24 * 3600)
})

test('an invitation names organiser and attendee, and a cancellation has its UID and a higher sequence', () => {
  const invited = read(inviteTo(lecture, people, 'de').content)
  const cancelled = read(cancelItem({ ...lecture, sequence: 4 }, people, 'de').content)
  const [asked] = invited.event.attendees
  expect(invited.calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(invited.event.organizer).toBe('mailto:post@example.org')
  expect(asked?.getFirstValue()).toBe('mailto:jana@example.org')
  expect(asked?.getParameter('cn')).toBe(people.attendee.name)
  // Recipients have accepted already, and the organizer's address reads no replies.
  expect([asked?.getParameter('partstat'), asked?.getParameter('rsvp')]).toEqual(['ACCEPTED', 'FALSE'])
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(cancelled.event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(cancelled.event.uid).toBe(invited.event.uid)
  expect(cancelled.event.sequence).toBeGreaterThan(invited.event.sequence)
})

test('a feed has its name and refresh interval, and keeps cancelled entries', () => {
  const other = { ...lecture, uid: 'event-13@www.example.org', isCancelled: true }
  const feed = { language: 'en', name: { de: 'Termine', en: 'Events' }, items: [lecture, other] } as const
  const { calendar, events } = read(calendarFeed(feed))
  expect(calendar.getFirstPropertyValue('name')).toBe('Events')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT6H')
  expect(events.map(event => event.component.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ])
  expect(calendarFeed(feed)).toBe(calendarFeed({ ...feed, items: [lecture, other] }))
  expect(read(calendarFeed({ ...feed, items: [] })).events).toEqual([])
})

test('any words come out as they went in, in lines of at most 75 octets', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }).map(text => text.trim())
  fc.assert(
    fc.property(words, words, (title, place) => {
      const item = { ...lecture, title: { de: title, en: '' }, place: { de: place, en: '' } }
      const { content } = publishItem(item, 'de')
      for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(content).not.toMatch(/[^\r]\n|\r(?!\n)/)
      const { event } = read(content)
      expect(event.summary ?? '').toBe(title)
      expect(event.location ?? '').toBe(place)
    }),
  )
})

test('a hostile text adds neither lines nor parameters, and does not break the file', () => {
  const hostile = 'a\r\nEND:VEVENT\rBEGIN:VALARM\nX:1\0\u0007\ud800 ^n "x";CN=y'
  const item = { ...lecture, title: { de: hostile, en: '' }, uid: 'event-1@x\r\nX-EVIL:1' }
  const invitation = { ...people, attendee: { name: hostile, address: 'a@b.org\r\nX-EVIL:1' } }
  const { content } = inviteTo(item, invitation, 'de')
  const { calendar, events } = read(content)
  expect(events).toHaveLength(1)
  expect(content).not.toMatch(/^(X-EVIL|BEGIN:VALARM)/m)
  expect(content).not.toContain('\0')
  expect(calendar.toString()).not.toContain('\nX-EVIL')
  expect(Object.keys(events[0]?.attendees[0]?.toJSON()[1] ?? {}).sort()).toEqual([
    'cn',
    'partstat',
    'role',
    'rsvp',
  ])
})
