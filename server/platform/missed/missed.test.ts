import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { type Miss, openMissed } from './missed.ts'
import { tally } from './tally.ts'

const at = new Date('2027-03-12T16:00:00Z')
const address = (asked: string): Miss => ({ kind: 'address', language: '', asked })
const question = (asked: string, language: 'de' | 'en' = 'de'): Miss => ({
  kind: 'question',
  language,
  asked,
})

test('missed requests are counted with first and last time, for each language separately', async () => {
  const { missed, time, rows } = await open()
  missed.note(address('/de/alt'))
  missed.note(question('faser'))
  missed.note(question('faser', 'en'))
  time.now = new Date('2027-03-12T17:00:00Z')
  missed.note(address('/de/alt'))
  await missed.flush()
  missed.note(address('/de/alt'))
  await missed.flush()
  expect(await rows()).toEqual([
    { ...address('/de/alt'), times: 3, firstAskedAt: at, lastAskedAt: time.now, dismissedAt: null },
    { ...question('faser'), times: 1, firstAskedAt: at, lastAskedAt: at, dismissedAt: null },
    { ...question('faser', 'en'), times: 1, firstAskedAt: at, lastAskedAt: at, dismissedAt: null },
  ])
})

test('noted requests are written without a flush', async () => {
  const { missed, rows } = await open()
  missed.note(address('/de/alt'))
  await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(1)
})

test('5,000 made-up addresses fill 1,000 rows, and frequent or dismissed addresses stay', async () => {
  const { db, missed, rows } = await open()
  for (let n = 0; n < 4; n += 1) missed.note(address('/de/wanted'))
  missed.note(address('/de/dismissed'))
  missed.note(question('faser'))
  await missed.flush()
  await db
    .updateTable('missedRequests')
    .set({ dismissedAt: at })
    .where('asked', '=', '/de/dismissed')
    .execute()
  for (let n = 0; n < 5000; n += 1) {
    missed.note(address(`/de/made-up-${n}`))
    if (n % 400 === 0) await missed.flush()
  }
  await missed.flush()
  const kept = await rows()
  expect(kept.filter(({ kind }) => kind === 'address')).toHaveLength(1000)
  expect(kept.find(({ asked }) => asked === '/de/wanted')?.times).toBe(4)
  expect(kept.some(({ asked }) => asked === '/de/dismissed')).toBe(true)
  expect(kept.some(({ asked }) => asked === 'faser')).toBe(true)
})

test('memory holds 500 requests of a kind, and single ones do not displace repeated ones', () => {
  const counts = tally()
  counts.add(address('/de/wanted'), at)
  counts.add(address('/de/wanted'), at)
  counts.add(question('faser'), at)
  for (let n = 0; n < 5000; n += 1) counts.add(address(`/de/made-up-${n}`), at)
  const all = counts.take()
  expect(all).toHaveLength(501)
  expect(all.find(({ asked }) => asked === '/de/wanted')?.times).toBe(2)
  expect(all.some(({ asked }) => asked === '/de/made-up-4999')).toBe(true)
  expect(counts.take()).toEqual([])
})

test('a new request is dropped if all kept ones are repeated', () => {
  const counts = tally(2)
  for (const asked of ['/a', '/a', '/b', '/b', '/c']) counts.add(address(asked), at)
  expect(counts.take().map(({ asked }) => asked)).toEqual(['/a', '/b'])
})

test('requests that cannot be written are dropped and logged once, without an error for the caller', async () => {
  const { db, missed, log } = await open()
  await db.schema.alterTable('missed_requests').renameTo('away').execute()
  for (const asked of ['/de/one', '/de/two']) {
    missed.note(address(asked))
    await missed.flush()
  }
  await db.schema.alterTable('away').renameTo('missed_requests').execute()
  missed.note(address('/de/three'))
  await missed.flush()
  expect(log.messages).toEqual(['what visitors asked for in vain could not be counted'])
  expect(await db.selectFrom('missedRequests').select('asked').execute()).toEqual([{ asked: '/de/three' }])
})

async function open() {
  const { db, drop } = await createTestDatabase()
  const time = { now: at }
  const log = recordLog()
  const missed = openMissed({ db, clock: () => time.now, log })
  onTestFinished(async () => {
    await missed.close()
    await drop()
  })
  const rows = () =>
    db.selectFrom('missedRequests').selectAll().orderBy('kind').orderBy('language').orderBy('asked').execute()
  return { db, missed, log, time, rows }
}
