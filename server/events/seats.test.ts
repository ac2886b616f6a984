import { expect, test } from 'vitest'
import { openTestRegistrations } from './test-registrations.ts'
import { race, seats, withoutLocks } from './test-seats.ts'

// `npm run seats` sets the number of runs; ordinary test runs do five.
const runs = Number(process.env.SEAT_RUNS ?? 5)
const oneRun = 4000 // milliseconds at most

test(
  `fifty people at once for the last seats: in ${runs} runs never one too many, and nobody out of turn`,
  async () => {
    const site = await openTestRegistrations()
    for (let n = 0; n < runs; n += 1) {
      expect(await race(site, n)).toEqual({ held: seats, waiting: 45, failed: [], isInOrder: true })
    }
  },
  30_000 + runs * oneRun,
)

test('without the lock seats are given twice: the race would be noticed', async () => {
  const site = await openTestRegistrations()
  let most = 0
  for (let n = 0; n < 20 && most <= seats; n += 1)
    most = Math.max(most, (await race(site, n, withoutLocks(site.db))).held)
  expect(most).toBeGreaterThan(seats)
}, 120_000)
