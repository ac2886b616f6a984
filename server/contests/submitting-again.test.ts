import { expect, onTestFinished, test } from 'vitest'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import type { Images } from '#server/platform/storage/storage.ts'
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

test('a form refused by the limit per person can be submitted again once the other work is withdrawn', async () => {
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

test.each(['a new work', 'another file'])(
  'while the picture of %s is worked on, others confirm theirs',
  async what => {
    const { confirmed, submit, replace, token, act, bytes, dependencies, own } = await openAgain()
    await confirmed(slug)
    const link = await token()
    await submit(slug, { titleDe: 'Einer anderen', email: 'ada@example.org' }, bytes)
    const others = await token('ada@example.org')
    const held = holdPictures(dependencies.storage.images)
    const sending =
      what === 'a new work' ? submit(slug, { titleDe: 'Groß' }, bytes) : replace(link, bytes, 'neu.jpg')
    await held.isBegun
    expect((await act(others, { action: 'confirm' })).statusCode).toBe(200)
    expect((await own(others)).body.state).toBe('submitted')
    held.release()
    expect((await sending).statusCode).toBe(what === 'a new work' ? 202 : 200)
  },
)

test('a work whose contest closes, or is full, while its picture is worked on is not kept', async () => {
  const { submit, move, token, act, bytes, dependencies, db, count, letters } = await openAgain({
    maxSubmissionsPerPerson: 1,
  })
  await submit(slug, { titleDe: 'Die erste' }, bytes)
  const first = await token()
  const held = holdPictures(dependencies.storage.images)
  const second = submit(slug, { titleDe: 'Die zweite' }, bytes)
  await held.isBegun
  expect((await act(first, { action: 'confirm' })).statusCode).toBe(200)
  const before = await letters()
  held.release()
  expect([(await second).statusCode, await count(), await letters()]).toEqual([202, 1, before + 1])
  expect(await db.selectFrom('files').select('id').execute()).toHaveLength(1)
  const again = holdPictures(dependencies.storage.images)
  const late = submit(slug, { titleDe: 'Spät', email: 'ada@example.org' }, bytes)
  await again.isBegun
  await move(1)
  again.release()
  expect([(await late).json().code, await count()]).toEqual(['submissionClosed', 1])
})

test('a work whose contest is deleted for good while its picture is worked on is not kept', async () => {
  const { submit, send, bytes, dependencies, db, letters } = await openAgain()
  const { id } = await db.selectFrom('contests').select('id').executeTakeFirstOrThrow()
  const held = holdPictures(dependencies.storage.images)
  const sending = submit(slug, {}, bytes)
  await held.isBegun
  for (const action of ['delete', 'erase'])
    expect((await send('POST', '/bulk', { ids: [id], action })).json()).toMatchObject({ done: [id] })
  held.release()
  expect([(await sending).json().code, await letters()]).toEqual(['notFound', 0])
  expect(await db.selectFrom('files').select('id').execute()).toEqual([])
})

test('works of one title that are sent to two contests at once get addresses of their own', async () => {
  const { open, submit, confirmed, bytes, db, count } = await openAgain()
  const id = await confirmed(slug)
  await open({ title: { de: 'Ein anderer', en: 'Another one' } })
  const sending = await db.startTransaction().execute()
  await sending.updateTable('contestContributions').set({ slug: 'zugleich' }).where('id', '=', id).execute()
  const answer = submit('ein-anderer', { titleDe: 'Zugleich' }, bytes)
  await expect.poll(() => waitingForRows(db)).toBe(1)
  await sending.commit().execute()
  expect([(await answer).statusCode, await count()]).toEqual([202, 2])
})

/** Lets the work on pictures begin, and not go on until it is released. */
function holdPictures(images: Images) {
  const { rewrite } = images
  const [isBegun, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  images.rewrite = async (...given) => {
    isBegun.resolve()
    await isReleased.promise
    return rewrite(...given)
  }
  onTestFinished(() => {
    images.rewrite = rewrite
    isReleased.resolve()
  })
  return { isBegun: isBegun.promise, release: isReleased.resolve }
}
