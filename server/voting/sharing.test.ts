import { expect, test } from 'vitest'
import { sharing } from './sharing.ts'

/** Work that ends on demand. */
function prepare() {
  const share = sharing<number>()
  const ends: (() => void)[] = []
  let begun = 0
  const work = () => {
    begun += 1
    const n = begun
    return new Promise<number>(resolve => ends.push(() => resolve(n)))
  }
  const settle = () => new Promise(resolve => setImmediate(resolve))
  return { share, work, ends, begun: () => begun, settle }
}

test('requests during running work share the next run', async () => {
  const { share, work, ends, begun, settle } = prepare()
  const first = share(1, work)
  const later = [share(1, work), share(1, work), share(1, work)]
  await settle()
  expect(begun()).toBe(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await settle()
  expect(begun()).toBe(2)
  const last = share(1, work)
  ends[1]?.()
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await settle()
  ends[2]?.()
  expect(await last).toBe(3)
})

test('work about something else does not wait', async () => {
  const { share, work, ends, begun } = prepare()
  const both = [share(1, work), share(2, work)]
  expect(begun()).toBe(2)
  for (const end of ends) end()
  expect(await Promise.all(both)).toEqual([1, 2])
})

test('failing work rejects those who shared it, and no others', async () => {
  const share = sharing<string>()
  const failing = share(1, () => Promise.reject(new Error('no')))
  const next = share(1, async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('yes')
})
