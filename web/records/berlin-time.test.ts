import { expect, test } from 'vitest'
import { berlinClock, momentInBerlin } from './berlin-time.ts'

test('a time is that of Berlin, in winter and in summer', () => {
  expect(momentInBerlin('2027-01-12T17:00')).toBe('2027-01-12T16:00:00.000Z')
  expect(momentInBerlin('2027-07-12T17:00')).toBe('2027-07-12T15:00:00.000Z')
  for (const clock of ['2027-01-12T17:00', '2027-07-12T00:30', '2027-10-31T03:30'])
    expect(berlinClock(momentInBerlin(clock))).toBe(clock)
})

test('an hour that the clock leaps over means the one after it', () =>
  expect(berlinClock(momentInBerlin('2027-03-28T02:30'))).toBe('2027-03-28T03:30'))

test('an empty or incomplete time is no moment', () => {
  expect(momentInBerlin('')).toBeNull()
  expect(momentInBerlin('2027-03')).toBeNull()
  expect(berlinClock(null)).toBe('')
})
