import { expect, test, vi } from 'vitest'
import type { UploadedFile } from '#contract/files/file.ts'
import { createUploadQueue, type Send } from './upload-queue.ts'

const file = (name: string) => new File(['x'], name)
const stored = { id: 1, isDuplicate: false } as UploadedFile
const states = (queue: ReturnType<typeof createUploadQueue>) => queue.all().map(({ state }) => state)

test('three go at once, and the next when one has arrived', async () => {
  const arrived: (() => void)[] = []
  const send: Send = () => new Promise(resolve => arrived.push(() => resolve(stored)))
  const queue = createUploadQueue(send, String)
  queue.add(['a', 'b', 'c', 'd'].map(name => ({ file: file(name), folder: '' })))
  expect(states(queue)).toEqual(['sending', 'sending', 'sending', 'waiting'])
  arrived[1]?.()
  await vi.waitFor(() => expect(states(queue)).toEqual(['sending', 'done', 'sending', 'sending']))
})

test('one that fails says why, keeps none of the others, and is tried again', async () => {
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

test('what is paused stops, lets the next one go, and goes on when it is resumed', async () => {
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
