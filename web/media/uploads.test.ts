import { afterEach, expect, test, vi } from 'vitest'
import type { UploadedFile } from '#contract/files/file.ts'
import { onChanged } from '#web/shell/changed-behind.ts'
import { warnBeforeLeaving } from '#web/shell/unsaved.ts'
import { createUploadQueue } from './upload-queue.ts'
import { watchQueue } from './uploads.ts'

afterEach(() => vi.unstubAllGlobals())

test('closing the window during an upload asks for confirmation, and lists are loaded again after it', async () => {
  let close: (event: object) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: string, listener: typeof close) => {
    close = listener
  })
  warnBeforeLeaving()
  const asks = () => {
    const preventDefault = vi.fn()
    close({ preventDefault })
    return preventDefault.mock.calls.length > 0
  }
  const changed: string[] = []
  const stop = onChanged(area => changed.push(area))
  const arrived = Promise.withResolvers<UploadedFile>()
  const queue = watchQueue(createUploadQueue(() => arrived.promise, String))
  expect(asks()).toBe(false)
  queue.add([{ file: new File(['x'], 'a.txt'), folder: '' }])
  expect([asks(), changed]).toEqual([true, []])
  arrived.resolve({} as UploadedFile)
  await vi.waitFor(() => expect([asks(), changed]).toEqual([false, ['files']]))
  stop()
})
