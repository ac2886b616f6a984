import { expect, test, vi } from 'vitest'
import type { UploadedFile } from '#contract/files/file.ts'
import { createUploadQueue, type Send } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name)
const stored = { id: 1, isDuplicate: false } as UploadedFile
const states = (queue: ReturnType<typeof createUploadQueue>) => queue.all().map(({ state }) => state)

test('three uploads run at once, and the next starts when one is done', async () => {
  const arrived: (() => void)[] = []
  const send: Send = () => new Promise(resolve => arrived.push(() => resolve(stored)))
  const queue = createUploadQueue(send, String)
  queue.add(['a', 'b', 'c', 'd'].map(name => ({ file: file(name), folder: '' })))
  expect(states(queue)).toEqual(['sending', 'sending', 'sending', 'waiting'])
  arrived[1]?.()
  await vi.waitFor(() => expect(states(queue)).toEqual(['sending', 'done', 'sending', 'sending']))
})

test('a failed upload says why, does not stop the others, and can be retried', async () => {
  let isBroken = true
  const send: Send = async ({ name }) => {
    if (name === 'b' && isBroken) throw new Error('Zu groß')
    return stored
  }
  const queue = createUploadQueue(send, error => (error as Error).message)
  queue.add(['a', 'b', 'c'].map(name => ({ file: file(name), folder: 'Lab' })))
  await vi.waitFor(() => expect(states(queue)).toEqual(['done', 'failed', 'done']))
  expect(queue.all()[1]?.problem).toBe('Zu groß')
  isBroken = false
  queue.resume([queue.all()[1]?.id ?? 0])
  await vi.waitFor(() => expect(states(queue)).toEqual(['done', 'done', 'done']))
})

test('a paused upload stops, lets the next one start, and continues when it is resumed', async () => {
  const send: Send = (_, __, { signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
  const queue = createUploadQueue(send, String)
  queue.add(['a', 'b', 'c', 'd'].map(name => ({ file: file(name), folder: '' })))
  queue.pause(queue.all()[0]?.id ?? 0)
  await vi.waitFor(() => expect(states(queue)).toEqual(['paused', 'sending', 'sending', 'sending']))
  queue.drop(queue.all()[1]?.id ?? 0)
  queue.resume([queue.all()[0]?.id ?? 0])
  await vi.waitFor(() => expect(states(queue)).toEqual(['sending', 'sending', 'sending']))
})
