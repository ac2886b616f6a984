import { expect, test } from 'vitest'
import { beginningOf, looksCoordinated } from './attempts.ts'

const now = new Date('2027-03-12T16:00:00Z')

test.each([
  [{}, null],
  [{ period: 'day' as const }, '2027-03-11T16:00:00.000Z'],
  [{ period: 'week' as const }, '2027-03-05T16:00:00.000Z'],
  [{ period: 'month' as const }, '2027-02-10T16:00:00.000Z'],
  [{ startDate: '2027-03-01' }, '2027-02-28T23:00:00.000Z'],
  [{ startDate: '2026-07-01' }, '2026-06-30T22:00:00.000Z'],
  [{ startDate: '2026-10-25' }, '2026-10-24T22:00:00.000Z'],
  [{ startDate: '2026-10-26' }, '2026-10-25T23:00:00.000Z'],
  [{ startDate: '2027-03-01T00:00:00+05:00' }, '2027-02-28T19:00:00.000Z'],
  [{ startDate: '2027-03-01', period: 'day' as const }, '2027-03-11T16:00:00.000Z'],
])('the period %j begins at %s', (asked, beginning) =>
  expect(beginningOf(asked, now)?.toISOString() ?? null).toBe(beginning),
)

test.each([
  ['ten attempts with five addresses', 10, 5, true],
  ['many with one address', 50, 1, false],
  ['few with many addresses', 9, 9, false],
])(
  'attempts are classified as coordinated or not: %s from one network within an hour',
  (_, count, addresses, looks) => expect(looksCoordinated({ count, addresses })).toBe(looks),
)
