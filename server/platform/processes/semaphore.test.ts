import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

test('only so many tasks run at once, the others in their order', async () => {
  const limited = semaphore({ atOnce: 2 })
  const begun: number[] = []
  let working = 0
  const work = (n: number) => async () => {
    begun.push(n)
    working += 1
    expect(working).toBeLessThanOrEqual(2)
    await pause(5)
    working -= 1
  }
  await Promise.all([1, 2, 3, 4, 5].map(n => limited(work(n))))
  expect(begun).toEqual([1, 2, 3, 4, 5])
})

test('a task that waits too long is refused, and blocks no other', async () => {
  const limited = semaphore({ atOnce: 1, longestWait: 20 })
  const long = limited(() => pause(100))
  await expect(limited(async () => 'late')).rejects.toMatchObject({ code: 'unavailable' })
  await long
  expect(await limited(async () => 'in time')).toBe('in time')
})

test('running and waiting tasks are limited, and a failed task frees its place', async () => {
  const limited = semaphore({ atOnce: 2, longestQueue: 3 })
  let atOnce = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++atOnce)
    await pause(5)
    atOnce -= 1
    throw new Error('failed')
  }
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => limited(work)))
  const reasons = outcomes.map(
    outcome => outcome.status === 'rejected' && String(outcome.reason.code ?? 'failed'),
  )
  expect(reasons).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'unavailable'])
  expect(most).toBe(2)
  expect(await limited(async () => 'goes on')).toBe('goes on')
})
