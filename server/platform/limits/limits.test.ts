import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isFailure } from '#contract/errors.ts'
import { limitTable } from '#contract/limits.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { createTestDatabase, type TestDatabase } from '#server/platform/database/test-database.ts'
import { createLimits, type Limits, limitKeyOf } from './limits.ts'

let database: TestDatabase
const secret = randomBytes(32)

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

test('a limit allows its number of attempts, then names the seconds to wait', async () => {
  const limits = open()
  await takeTimes(limits, 'contact', '192.0.2.1', limitTable.contact.times)
  const failure = await limits.take('contact', '192.0.2.1').catch(error => error)
  expect(isFailure(failure, 'tooMany')).toBe(true)
  expect(failure.details.retryAfterSeconds).toBeGreaterThan(3500)
  expect(failure.details.retryAfterSeconds).toBeLessThanOrEqual(3600)
})

test('used attempts stay counted after a restart', async () => {
  await takeTimes(open(), 'resetRequestAddress', 'hanna@example.org', 3)
  await expect(open().take('resetRequestAddress', 'hanna@example.org')).rejects.toThrow('tooMany')
})

test('a limit is over when its time is', async () => {
  await takeTimes(open(), 'contact', '192.0.2.9', limitTable.contact.times)
  await database.db
    .updateTable('limits')
    .set({ expire: Date.now() - 1 })
    .execute()
  await expect(open().take('contact', '192.0.2.9')).resolves.toBeUndefined()
})

test('fifty attempts at once are counted one by one', async () => {
  const limits = open()
  const attempts = await Promise.allSettled(
    Array.from({ length: 50 }, () => limits.take('contactAddress', 'mira@example.org')),
  )
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('other spellings of an e-mail address share its limit', async () => {
  const limits = open()
  for (const way of ['jonas@example.org', 'Jonas@Example.ORG', ' jonas@example.org ']) {
    await limits.take('contactAddress', way)
  }
  await expect(limits.take('contactAddress', 'ｊonas@example.org')).rejects.toThrow('tooMany')
})

test('checks of the login limit do not count, and logins are refused after twenty failures', async () => {
  const limits = open()
  for (let time = 0; time < 30; time++) await limits.check('login', '192.0.2.2')
  await takeTimes(limits, 'login', '192.0.2.2', 20)
  await expect(limits.check('login', '192.0.2.2')).rejects.toThrow('tooMany')
  await expect(limits.check('login', '192.0.2.3')).resolves.toBeUndefined()
})

test('the table of limits names neither addresses nor people', async () => {
  await open().take('resetRequestAddress', 'nora@example.org')
  await open().take('tokenPage', '192.0.2.77')
  const rows = JSON.stringify(await database.db.selectFrom('limits').selectAll().execute())
  expect(rows).not.toContain('nora')
  expect(rows).not.toContain('192.0.2')
})

test('volume limits can be switched off, all others cannot', async () => {
  const off = open({ volumeLimits: false })
  await takeTimes(off, 'read', '192.0.2.4', limitTable.read.times + 1)
  await takeTimes(off, 'contact', '192.0.2.4', limitTable.contact.times)
  await expect(off.take('contact', '192.0.2.4')).rejects.toThrow('tooMany')
  await expect(takeTimes(open(), 'read', '192.0.2.4', limitTable.read.times + 1)).rejects.toThrow('tooMany')
})

test('while the counters cannot be reached, everything durable is refused and reading goes on', async () => {
  const lost = await createTestDatabase()
  const limits = createLimits({ ...lost, secret, volumeLimits: true, log: silentLog })
  onTestFinished(limits.close)
  await lost.drop()
  await expect(limits.take('contact', '192.0.2.5')).rejects.toThrow('unavailable')
  await expect(limits.check('login', '192.0.2.5')).rejects.toThrow('unavailable')
  await expect(limits.take('read', '192.0.2.5')).resolves.toBeUndefined()
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('the IP address %s is counted as %s', (ip, key) => {
  expect(limitKeyOf(ip)).toBe(key)
})

function open(settings = { volumeLimits: true }): Limits {
  const limits = createLimits({ connection: database.connection, secret, log: silentLog, ...settings })
  onTestFinished(limits.close)
  return limits
}

async function takeTimes(limits: Limits, name: Parameters<Limits['take']>[0], key: string, times: number) {
  for (let time = 0; time < times; time++) await limits.take(name, key)
}
