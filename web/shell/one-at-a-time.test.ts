import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a second call during the first does nothing, and a call after the first runs, also after a failure', async () => {
  const only = oneAtATime()
  const answer = Promise.withResolvers<void>()
  const act = vi.fn(() => answer.promise)
  const first = only(act)
  await only(act)
  expect(act).toHaveBeenCalledTimes(1)
  answer.reject(new Error('refused'))
  await expect(first).rejects.toThrow('refused')
  await only(async () => void act.mock.calls.push([]))
  expect(act).toHaveBeenCalledTimes(2)
})
