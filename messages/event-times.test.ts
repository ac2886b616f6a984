import { expect, test } from 'vitest'
import { aheadOf } from './countdown.ts'
import { momentIn, whenOf } from './event-times.ts'

const event = (start: string, end: string, isOneDayEvent = true) => whenOf({ start, end, isOneDayEvent })

test('a day is written with its weekday, and its times by the clock of Berlin', () => {
  expect(event('2027-03-12T16:00:00Z', '2027-03-12T18:30:00Z')).toEqual({
    de: 'Freitag, 12. März 2027, 17:00–19:30\u00a0Uhr',
    en: 'Friday 12 March 2027, 5\u00a0pm to 7:30\u00a0pm',
  })
  expect(momentIn('2027-07-01T10:00:00Z').en).toBe('Thursday 1 July 2027, 12\u00a0noon')
  expect(momentIn('2027-07-01T16:00:00Z').de).toBe('Donnerstag, 1. Juli 2027, 18:00\u00a0Uhr')
})

test('an evening that lasts into the night is one of its day', () =>
  expect(event('2027-03-12T19:00:00Z', '2027-03-13T00:00:00Z')).toEqual({
    de: 'Freitag, 12. März 2027, 20:00–01:00\u00a0Uhr',
    en: 'Friday 12 March 2027, 8\u00a0pm to 1\u00a0am',
  }))

test('an event without a length has one time', () =>
  expect(event('2027-03-12T16:00:00Z', '2027-03-12T16:00:00Z').en).toBe('Friday 12 March 2027, 5\u00a0pm'))

test('several days are written without times, the year once', () => {
  expect(event('2027-03-12T08:00:00Z', '2027-03-14T15:00:00Z', false)).toEqual({
    de: 'Freitag, 12. März, bis Sonntag, 14. März 2027',
    en: 'Friday 12 March to Sunday 14 March 2027',
  })
  expect(event('2027-12-31T08:00:00Z', '2028-01-02T15:00:00Z', false).en).toBe(
    'Friday 31 December 2027 to Sunday 2 January 2028',
  )
})

test.each([
  [30_000, '1 Minute', '1 minute'],
  [65 * 60_000, '1 Stunde 5 Minuten', '1 hour 5 minutes'],
  [2 * 60 * 60_000, '2 Stunden', '2 hours'],
  [25 * 60 * 60_000, '1 Tag 1 Stunde', '1 day 1 hour'],
  [48 * 60 * 60_000, '2 Tagen', '2 days'],
])('%i ms ahead are told as “in %s”', (milliseconds, de, en) =>
  expect(aheadOf(milliseconds)).toEqual({ de, en }),
)
