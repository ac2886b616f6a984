import { expect, test } from 'vitest'
import { artist, openTestContests, photo } from './test-contests.ts'

const slug = 'echos-in-farbe'

async function openAgain(change: object = {}) {
  const site = await openTestContests()
  await site.open(change)
  const bytes = await photo()
  const { db } = site.dependencies
  const count = async () => (await db.selectFrom('contestContributions').select('id').execute()).length
  const letters = async () => (await db.selectFrom('mails').select('id').execute()).length
  return { ...site, db, bytes, count, letters }
}

test('a work that was withdrawn is taken again with the same form, with a letter', async () => {
  const { submit, token, act, bytes, count, letters } = await openAgain()
  await submit(slug, {}, bytes)
  await act(await token(), { action: 'withdraw' })
  const before = await letters()
  expect((await submit(slug, {}, bytes)).statusCode).toBe(202)
  expect(await count()).toBe(1)
  expect(await letters()).toBeGreaterThan(before)
  const answers = await Promise.all([submit(slug, {}, bytes), submit(slug, {}, bytes)])
  expect([answers.map(({ statusCode }) => statusCode), await count()]).toEqual([[202, 202], 1])
})

test('so is a form of which nothing was kept, since another work was there', async () => {
  const { confirmed, submit, token, act, bytes, count } = await openAgain({ maxSubmissionsPerPerson: 1 })
  await confirmed(slug)
  await submit(slug, { titleDe: 'Ein anderes' }, bytes)
  expect(await count()).toBe(1)
  await act(await token(), { action: 'withdraw' })
  await submit(slug, { titleDe: 'Ein anderes' }, bytes)
  expect(await count()).toBe(1)
})

test('withdrawing leaves no fingerprint of the form, and that of another work stays', async () => {
  const { submit, token, act, bytes, count, db } = await openAgain()
  await submit(slug, { titleDe: 'Bleibt' }, bytes)
  await submit(slug, {}, bytes)
  await act(await token(artist.email), { action: 'withdraw' })
  expect(await db.selectFrom('repeats').selectAll().execute()).toHaveLength(1)
  await submit(slug, { titleDe: 'Bleibt' }, bytes)
  expect(await count()).toBe(1)
})
