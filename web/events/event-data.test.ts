import { expect, test } from 'vitest'
import type { EventDetail } from '#contract/events/shown.ts'
import { eventData } from './event-data.ts'

const event = {
  ...{ title: 'Coils up close', teaser: 'A talk.', language: 'en', isCancelled: false, image: null },
  ...{
    start: '2027-03-12T16:00:00.000Z',
    end: '2027-03-12T18:00:00.000Z',
    keySpeaker: null,
    registration: null,
  },
  ...{ attendance: 'inPresence', venue: { name: 'Large hall', url: '', address: 'Kokereiallee 7\nEssen' } },
} as unknown as EventDetail
const address = 'https://www.example.org/en/info/event/coils'
const facts = (given: Partial<EventDetail> = {}) =>
  eventData('https://www.example.org', address, { ...event, ...given })

// https://developers.google.com/search/docs/appearance/structured-data/event: properties of an event that
// search engines require.
test.each(['inPresence', 'online', 'hybrid'] as const)(
  'the data of an event (%s) have its name, times, places with address, and organiser with address',
  attendance => {
    const data = facts({ attendance })
    expect(data).toMatchObject({
      ...{ '@context': 'https://schema.org', '@type': 'Event', name: 'Coils up close' },
      ...{ startDate: event.start, endDate: event.end },
      eventStatus: 'https://schema.org/EventScheduled',
      organizer: { '@type': 'ResearchOrganization', name: expect.any(String), url: expect.any(String) },
    })
    expect(Object.keys(data.organizer.address).sort()).toEqual([
      ...['@type', 'addressCountry', 'addressLocality', 'postalCode', 'streetAddress'],
    ])
    const places = {
      inPresence: ['Place'],
      online: ['VirtualLocation'],
      hybrid: ['Place', 'VirtualLocation'],
    }
    expect(data.location.map(place => place['@type'])).toEqual(places[attendance])
    for (const place of data.location)
      expect(place).toMatchObject('url' in place ? { url: address } : { address: 'Kokereiallee 7, Essen' })
  },
)

test('the data of a cancelled event keep its times and say that it is cancelled', () =>
  expect(facts({ isCancelled: true })).toMatchObject({
    startDate: event.start,
    eventStatus: 'https://schema.org/EventCancelled',
  }))
