import { expect, test } from 'vitest'
import { isChristmas, isSnowing } from './season.ts'

test('snow falls from 6 December to 1 February, by the clock of Berlin', () => {
  expect(isSnowing(new Date('2026-12-05T22:59:59Z'))).toBe(false)
  expect(isSnowing(new Date('2026-12-05T23:00:00Z'))).toBe(true)
  expect(isSnowing(new Date('2027-02-01T22:59:59Z'))).toBe(true)
  expect(isSnowing(new Date('2027-02-01T23:00:00Z'))).toBe(false)
  expect(isSnowing(new Date('2027-07-01T12:00:00Z'))).toBe(false)
})

test('the logo is decorated until 31 December', () => {
  expect(isChristmas(new Date('2026-12-06T00:00:00Z'))).toBe(true)
  expect(isChristmas(new Date('2026-12-31T22:59:59Z'))).toBe(true)
  expect(isChristmas(new Date('2026-12-31T23:00:00Z'))).toBe(false)
})
