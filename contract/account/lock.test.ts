import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '../durations.ts'
import { lockoutAfter, mostFailures } from './lock.ts'

test.each([
  [1, 0],
  [4, 0],
  [5, minute],
  [6, 0],
  [9, 0],
  [10, 5 * minute],
  [14, 0],
  [15, 15 * minute],
  [16, 0],
  [20, 15 * minute],
  [95, 15 * minute],
  [99, 0],
])('after %i failures an account is locked for %i milliseconds', (failures, lockout) => {
  expect(lockoutAfter(failures)).toBe(lockout)
})

test('from the hundredth failure on an account stays locked', () => {
  for (const failures of [mostFailures, mostFailures + 1, 1000]) expect(lockoutAfter(failures)).toBeNull()
})

test('no lockout is longer than 15 minutes, and any five failures in a row cause one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostFailures - 5 }), failures => {
      const lockouts = [0, 1, 2, 3, 4].map(more => lockoutAfter(failures + more) ?? 0)
      expect(Math.max(...lockouts)).toBeGreaterThan(0)
      expect(Math.max(...lockouts)).toBeLessThanOrEqual(15 * minute)
    }),
  )
})
