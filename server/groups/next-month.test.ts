import { expect, test } from 'vitest'
import { startOfNextMonth } from './next-month.ts'

test.each([
  ['2027-03-12T16:00:00Z', '2027-03-31T22:00:00.000Z'],
  ['2027-03-31T21:59:59Z', '2027-03-31T22:00:00.000Z'],
  ['2027-03-31T22:00:00Z', '2027-04-30T22:00:00.000Z'],
  ['2027-10-31T12:00:00Z', '2027-10-31T23:00:00.000Z'],
  ['2027-12-05T12:00:00Z', '2027-12-31T23:00:00.000Z'],
])('after %s the next month begins in Berlin at %s', (now, next) =>
  expect(startOfNextMonth(new Date(now)).toISOString()).toBe(next),
)
