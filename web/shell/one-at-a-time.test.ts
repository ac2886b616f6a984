import { expect, test, vi } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('a second press while the first is under way does nothing; after it, also after a failure, one does again', async () => {
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
