import { expect, test } from 'vitest'
import { timeLeft } from './countdown.ts'
import { momentIn } from './event-times.ts'
import { momentWithZone, whenOf } from './event-when.ts'
import { timesThere } from './local-time.ts'

const event = (start: string, end: string, isOneDayEvent = true) => whenOf({ start, end, isOneDayEvent })

test('a day is written with its weekday, and its times by the clock of Berlin', () => {
  expect(event('2027-03-12T16:00:00Z', '2027-03-12T18:30:00Z')).toEqual({
    de: 'Freitag, 12. März 2027, 17:00–\u206019:30\u00a0Uhr\u00a0MEZ',
    en: 'Friday 12 March 2027, 5\u00a0pm to 7:30\u00a0pm\u00a0CET',
  })
  expect(momentIn('2027-07-01T10:00:00Z').en).toBe('Thursday 1 July 2027, 12\u00a0noon')
  expect(momentIn('2027-07-01T16:00:00Z').de).toBe('Donnerstag, 1. Juli 2027, 18:00\u00a0Uhr')
})

test('an evening event that ends after midnight is written with one day', () =>
  expect(event('2027-03-12T19:00:00Z', '2027-03-13T00:00:00Z')).toEqual({
    de: 'Freitag, 12. März 2027, 20:00–\u206001:00\u00a0Uhr\u00a0MEZ',
    en: 'Friday 12 March 2027, 8\u00a0pm to 1\u00a0am\u00a0CET',
  }))

test('an event without a length has one time', () =>
  expect(event('2027-03-12T16:00:00Z', '2027-03-12T16:00:00Z').en).toBe(
    'Friday 12 March 2027, 5\u00a0pm\u00a0CET',
  ))

test('several days are written without times, the year once', () => {
  expect(event('2027-03-12T08:00:00Z', '2027-03-14T15:00:00Z', false)).toEqual({
    de: 'Freitag, 12. März, bis Sonntag, 14. März 2027',
    en: 'Friday 12 March to Sunday 14 March 2027',
  })
  expect(event('2027-12-31T08:00:00Z', '2028-01-02T15:00:00Z', false).en).toBe(
    'Friday 31 December 2027 to Sunday 2 January 2028',
  )
})

test('a moment for readers elsewhere names the zone, in summer and in winter', () => {
  expect(momentWithZone('2027-07-01T16:00:00Z')).toEqual({
    de: 'Donnerstag, 1. Juli 2027, 18:00\u00a0Uhr\u00a0MESZ',
    en: 'Thursday 1 July 2027, 6\u00a0pm\u00a0CEST',
  })
  expect(momentWithZone('2027-01-01T16:00:00Z').en).toMatch(/CET$/)
})

test('readers elsewhere see their own time, and the day where it is another', () => {
  const evening = { start: '2027-03-12T16:00:00Z', end: '2027-03-12T18:00:00Z' }
  expect(timesThere(evening, 'en', 'America/New_York')).toBe('11\u00a0am to 1\u00a0pm')
  expect(timesThere(evening, 'de', 'Australia/Sydney')).toBe(
    'Samstag, 13. März 2027, 03:00–\u206005:00\u00a0Uhr',
  )
  expect(timesThere(evening, 'de', 'Europe/Madrid')).toBeNull()
})

const hour = 60 * 60_000 // milliseconds

test.each([
  [30_000, 'Noch 1 Minute bis zum Beginn', '1 minute to go'],
  [65 * 60_000, 'Noch 1 Stunde 5 Minuten bis zum Beginn', '1 hour 5 minutes to go'],
  [3.5 * hour, 'Noch 3 Stunden bis zum Beginn', '3 hours to go'],
  [47 * hour, 'Noch 47 Stunden bis zum Beginn', '47 hours to go'],
  [48 * hour, 'Noch 2 Tage bis zum Beginn', '2 days to go'],
  [13.9 * 24 * hour, 'Noch 13 Tage bis zum Beginn', '13 days to go'],
  [(133 * 24 + 23) * hour, 'Noch 19 Wochen bis zum Beginn', '19 weeks to go'],
])('%i ms ahead are told as “%s”', (milliseconds, de, en) =>
  expect(timeLeft(milliseconds)).toEqual({ de, en }),
)
