import { describe, expect, test } from 'vitest'
import { hoursAhead, openTestEvents, timesAt } from './test-events.ts'

const called = (de: string) => ({ title: { de, en: '' }, teaser: { de: `Über ${de}.`, en: '' } })
// Lines longer than 75 bytes are folded (RFC 5545 §3.1).
const unfolded = (text: string) => text.replace(/\r\n /g, '')
const linesOf = (text: string, name: string) =>
  unfolded(text)
    .split('\r\n')
    .filter(line => line.startsWith(name))

async function openCalendar() {
  const site = await openTestEvents()
  const get = (url: string, headers: Record<string, string> = {}) =>
    site.request({ method: 'GET', url, headers })
  return { ...site, get }
}

describe('the calendar to subscribe to', () => {
  test('has the public events in its language, each with a stable UID and its version as SEQUENCE', async () => {
    const { make, change, get } = await openCalendar()
    const event = await make({
      start: '2027-03-12T16:00:00Z',
      end: '2027-03-12T18:00:00Z',
      isOneDayEvent: true,
    })
    await make({ ...called('Versteckt'), isVisible: false })
    await change(event, { venue: { ...event.venue, name: { de: 'Saal 2', en: 'Hall 2' } } })
    const answer = await get('/en/calendar/events.ics')
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(linesOf(answer.body, 'SUMMARY')).toEqual(['SUMMARY;LANGUAGE=en:A talk on coils'])
    expect(linesOf(answer.body, 'UID')).toEqual([`UID:event-${event.id}@www.example.org`])
    expect(linesOf(answer.body, 'SEQUENCE')).toEqual(['SEQUENCE:2'])
    expect(linesOf(answer.body, 'DTSTART;TZID')).toEqual(['DTSTART;TZID=Europe/Berlin:20270312T170000'])
    expect(linesOf(answer.body, 'LOCATION')).toEqual([
      'LOCATION;LANGUAGE=en:Hall 2\\, Feldweg 7\\, 45141 Essen',
    ])
    expect(linesOf(answer.body, 'URL')).toEqual(['URL:https://www.example.org/en/info/event/a-talk-on-coils'])
    expect(linesOf((await get('/de/calendar/events.ics')).body, 'SUMMARY')).toEqual([
      'SUMMARY;LANGUAGE=de:Vortrag über Spulen',
    ])
  })

  test('keeps cancelled events with STATUS:CANCELLED', async () => {
    const { make, change, get } = await openCalendar()
    const event = await make()
    await change(event, { isCancelled: true })
    const { body } = await get('/de/calendar/events.ics')
    expect(linesOf(body, 'STATUS')).toEqual(['STATUS:CANCELLED'])
    expect(linesOf(body, 'SEQUENCE')).toEqual(['SEQUENCE:2'])
  })

  test('has whole days for an event over several, until the last one', async () => {
    const { make, get } = await openCalendar()
    await make({ start: '2027-03-12T08:00:00Z', end: '2027-03-14T15:00:00Z', isOneDayEvent: false })
    const { body } = await get('/de/calendar/events.ics')
    expect(linesOf(body, 'DTSTART;VALUE')).toEqual(['DTSTART;VALUE=DATE:20270312'])
    expect(linesOf(body, 'DTEND')).toEqual(['DTEND;VALUE=DATE:20270315'])
  })

  test('has an event that ends after midnight with both its times', async () => {
    const { make, get } = await openCalendar()
    await make({ start: '2027-03-12T19:00:00Z', end: '2027-03-13T00:00:00Z', isOneDayEvent: true })
    const { body } = await get('/de/calendar/events.ics')
    expect(linesOf(body, 'DTSTART;TZID')).toEqual(['DTSTART;TZID=Europe/Berlin:20270312T200000'])
    expect(linesOf(body, 'DTEND;TZID')).toEqual(['DTEND;TZID=Europe/Berlin:20270313T010000'])
  })

  test('links an event without a page to the overview', async () => {
    const { make, get } = await openCalendar()
    await make({ hasDetailsPage: false })
    expect(linesOf((await get('/de/calendar/events.ics')).body, 'URL')).toEqual([
      'URL:https://www.example.org/de/info/veranstaltung',
    ])
  })

  test('answers 304 until an event changes', async () => {
    const { make, get } = await openCalendar()
    await make()
    const { etag } = (await get('/de/calendar/events.ics')).headers
    const again = () => get('/de/calendar/events.ics', { 'if-none-match': String(etag) })
    expect((await again()).statusCode).toBe(304)
    await make(called('Neues'))
    expect((await again()).statusCode).toBe(200)
  })
})

describe('an event as a file', () => {
  test('has one entry, and its address with the id stays when the slug changes', async () => {
    const { make, change, get } = await openCalendar()
    const event = await make()
    await change(event, { slug: { de: 'anders', en: 'else' } })
    const { statusCode, body } = await get(`/de/calendar/event-${event.id}.ics`)
    expect(statusCode).toBe(200)
    expect(linesOf(body, 'SUMMARY')).toHaveLength(1)
  })

  test('is available for an event that is only in lists or only on its page', async () => {
    const { make, get } = await openCalendar()
    const onlyPage = await make({ ...called('Seite'), isVisible: false })
    const onlyList = await make({ ...called('Liste'), isDetailsVisible: false })
    for (const { id } of [onlyPage, onlyList])
      expect((await get(`/de/calendar/event-${id}.ics`)).statusCode).toBe(200)
  })

  test('is not found for a hidden, deleted, not yet published or unknown event', async () => {
    const { make, send, get } = await openCalendar()
    const hidden = await make({ ...called('Versteckt'), isVisible: false, isDetailsVisible: false })
    const later = await make({ ...called('Später'), publishAt: hoursAhead(1) })
    const { id } = await make(timesAt(5))
    await send('DELETE', `/${id}`)
    const names = [hidden.id, later.id, id, 999_999, '0', '1.5', '99999999999', '1e3'].map(
      one => `event-${one}.ics`,
    )
    for (const name of [...names, 'event-1.txt', 'news-1.ics', '%2e%2e%2fevents.ics'])
      expect([name, (await get(`/de/calendar/${name}`)).statusCode]).toEqual([name, 404])
  })
})
