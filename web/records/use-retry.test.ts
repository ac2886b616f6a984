import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRetries } from './use-retry.ts'

let listening = new Set<() => void>()

beforeEach(() => {
  listening = new Set()
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listening.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => listening.delete(listener))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const online = () => {
  for (const listener of listening) listener()
}

test('a failed save is retried with growing delays', async () => {
  const attempt = vi.fn(async () => undefined)
  startRetries(attempt)
  for (const [pause, times] of [
    [2000, 1],
    [2000, 2],
    [3999, 2],
    [1, 3],
  ] as const) {
    await vi.advanceTimersByTimeAsync(pause)
    expect(attempt).toHaveBeenCalledTimes(times)
  }
})

test('after the end, also during an attempt, there are no more retries', async () => {
  const answer = Promise.withResolvers<void>()
  const attempt = vi.fn(() => answer.promise)
  const end = startRetries(attempt)
  await vi.advanceTimersByTimeAsync(2000)
  end()
  answer.resolve()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(listening.size).toBe(0)
})

test('going online during an attempt starts no second attempt', async () => {
  let answer = Promise.withResolvers<void>()
  const attempt = vi.fn(() => answer.promise)
  startRetries(attempt)
  await vi.advanceTimersByTimeAsync(2000)
  online()
  expect(attempt).toHaveBeenCalledTimes(1)
  answer.resolve()
  answer = Promise.withResolvers()
  await vi.advanceTimersByTimeAsync(2000)
  expect(attempt).toHaveBeenCalledTimes(2)
  expect(vi.getTimerCount()).toBe(0)
})
