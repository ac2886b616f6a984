import { expect, test } from 'vitest'
import type { CacheTag } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { createCache, type Made } from './cache.ts'

const noon = new Date('2027-03-12T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

test('an answer whose moment has passed is shown on while the database is away', async () => {
  const { cache, at } = await prepare()
  at(after(10))
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', away)).body.toString()).toBe('old')
  expect((await cache.make('/de', () => Promise.reject(fail('unavailable')))).body.toString()).toBe('old')
  expect((await cache.make('/de', async () => made('sorry', 503))).body.toString()).toBe('old')
})

test('it is handed out ahead of everything for a moment, then made anew as soon as that is possible', async () => {
  const { cache, at } = await prepare()
  at(after(10))
  await cache.make('/de', away)
  expect(cache.find('/de')?.body.toString()).toBe('old')
  at(after(11))
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', async () => made('new'))).body.toString()).toBe('new')
  expect(cache.find('/de')?.body.toString()).toBe('new')
})

test('after changes may have been missed, everything is made anew, or shown on while that cannot be done', async () => {
  const { cache } = await prepare()
  await cache.make('/en', async () => made('old'))
  cache.expireAll()
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', away)).body.toString()).toBe('old')
  expect(cache.find('/en')).toBeUndefined()
  expect((await cache.make('/en', async () => made('new'))).body.toString()).toBe('new')
})

test('an hour past its moment it is shown no more', async () => {
  const { cache, at } = await prepare()
  at(after(5 + 61))
  await expect(cache.make('/de', away)).rejects.toThrow('refused')
})

test('what somebody has changed is never shown as it was', async () => {
  const { cache } = await prepare()
  cache.clear(['news'])
  await expect(cache.make('/de', away)).rejects.toThrow('refused')
})

test('a mistake of our own is not hidden by an old answer', async () => {
  const { cache, at } = await prepare()
  at(after(10))
  await expect(cache.make('/de', () => Promise.reject(new TypeError('oops')))).rejects.toThrow('oops')
})

async function prepare() {
  let now = noon
  const cache = createCache({ clock: () => now })
  await cache.make('/de', async () => made('old', 200, after(5)))
  const at = (moment: Date) => {
    now = moment
  }
  return { cache, at }
}

function made(text: string, status = 200, until: Date | null = null): Made {
  return { status, headers: {}, body: Buffer.from(text), tags: new Set<CacheTag>(['news']), until }
}
