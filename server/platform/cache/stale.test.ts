import { expect, test } from 'vitest'
import type { CacheTag } from '#contract/call.ts'
import { fail } from '#contract/errors.ts'
import { createCache, type FinishedAnswer } from './cache.ts'

const noon = new Date('2027-03-12T12:00:00Z')
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const away = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

test('an expired answer is served while the database is down', async () => {
  const { cache, at } = await prepare()
  at(after(10))
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', away)).body.toString()).toBe('old')
  expect((await cache.make('/de', () => Promise.reject(fail('unavailable')))).body.toString()).toBe('old')
  expect((await cache.make('/de', async () => made('sorry', 503))).body.toString()).toBe('old')
})

test('a stale answer is served at once for a moment, then made anew as soon as that is possible', async () => {
  const { cache, at } = await prepare()
  at(after(10))
  await cache.make('/de', away)
  expect(cache.find('/de')?.body.toString()).toBe('old')
  at(after(11))
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', async () => made('new'))).body.toString()).toBe('new')
  expect(cache.find('/de')?.body.toString()).toBe('new')
})

test('after changes may have been missed, answers are made anew, or served stale while that fails', async () => {
  const { cache } = await prepare()
  await cache.make('/en', async () => made('old'))
  cache.expireAll()
  expect(cache.find('/de')).toBeUndefined()
  expect((await cache.make('/de', away)).body.toString()).toBe('old')
  expect(cache.find('/en')).toBeUndefined()
  expect((await cache.make('/en', async () => made('new'))).body.toString()).toBe('new')
})

test('an answer is not served an hour after it has expired', async () => {
  const { cache, at } = await prepare()
  at(after(5 + 61))
  await expect(cache.make('/de', away)).rejects.toThrow('refused')
})

test('an answer is never served stale after its data was changed', async () => {
  const { cache } = await prepare()
  cache.clear(['news'])
  await expect(cache.make('/de', away)).rejects.toThrow('refused')
})

test('an unexpected error is not hidden by a stale answer', async () => {
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

function made(text: string, status = 200, until: Date | null = null): FinishedAnswer {
  return { status, headers: {}, body: Buffer.from(text), tags: new Set<CacheTag>(['news']), until }
}
