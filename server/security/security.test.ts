import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '#server/platform/database/log.ts'
import { createTestDatabase } from '#server/platform/database/test-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { securityForgets } from './forgets.ts'
import {
  notifyBlockedAddresses,
  openIncidents,
  type Report,
  report,
  watchBlockedAddresses,
} from './security.ts'

const noon = new Date('2027-03-12T12:00:00Z')
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

const reuse: Report = {
  cause: 'refreshTokenReused',
  details: { what: 'an old token was used' },
  groupKey: 'reuse:17',
  done: [{ step: 'sessionEnded' }],
}

test('the same incident within an hour raises its count instead of adding a row', async () => {
  const { at, rows } = await prepare()
  await report(at(noon), reuse)
  await report(at(minutes(59)), reuse)
  await report(at(minutes(117)), reuse)
  await report(at(minutes(180)), reuse)
  await report(at(minutes(180)), { ...reuse, groupKey: 'reuse:18' })
  expect((await rows()).map(row => row.occurrences)).toEqual([3, 1, 1])
})

test('a step of the site is stored once for an incident, and again if it ends later', async () => {
  const { db, at } = await prepare()
  const lockedUntil = (until: Date) => ({ ...reuse, done: [{ step: 'accountLocked', until } as const] })
  await report(at(noon), lockedUntil(minutes(1)))
  await report(at(noon), lockedUntil(minutes(1)))
  await report(at(minutes(2)), lockedUntil(minutes(7)))
  const steps = await db.selectFrom('incidentSteps').select(['step', 'until', 'createdAt']).execute()
  expect(steps).toEqual([
    { step: 'accountLocked', until: minutes(1), createdAt: noon },
    { step: 'accountLocked', until: minutes(7), createdAt: minutes(2) },
  ])
})

test('a hundred concurrent reports are one incident', async () => {
  const { at, rows } = await prepare()
  await Promise.all(Array.from({ length: 100 }, () => report(at(noon), reuse)))
  expect((await rows()).map(row => row.occurrences)).toEqual([100])
})

test('a resolved incident that comes back is a new one', async () => {
  const { db, at } = await prepare()
  await report(at(noon), reuse)
  await db.updateTable('incidents').set({ status: 'resolved' }).execute()
  expect(await openIncidents({ db })).toBe(0)
  await report(at(minutes(1)), reuse)
  expect(await openIncidents({ db })).toBe(1)
})

test('an incident is kept if the transaction around it is rolled back', async () => {
  const { db, at, rows } = await prepare()
  const failed = db.transaction().execute(async () => {
    await report(at(noon), reuse)
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  expect(await rows()).toHaveLength(1)
})

test('secrets never get into an incident, and no more than 4 kB do', async () => {
  const { at, rows } = await prepare()
  const token = 'kanarienvogel-kanarienvogel-kanarienvogel-x'
  const details = {
    password: token,
    headers: { Authorization: token, cookie: token, referer: `https://example.org/reset/${token}` },
    accessToken: token,
    said: `Bearer ${token}`,
    ip: '192.0.2.1',
    agent: 'Mozilla\u0000\r\n\u2028<script>',
    long: 'x '.repeat(50_000),
  }
  await report(at(noon), { ...reuse, details })
  await report(at(noon), { ...reuse, details: { ...details, long: 'short' }, groupKey: 'other' })
  const kept = JSON.stringify((await rows()).map(row => row.details))
  expect(kept).not.toContain('kanarienvogel')
  expect(kept).toContain('Mozilla')
  expect(kept).not.toContain('192.0.2.1')
  for (const row of await rows())
    expect(Buffer.byteLength(JSON.stringify(row.details))).toBeLessThanOrEqual(4096)
})

test('a report that cannot be stored is logged, and does not fail', async () => {
  const log = recordLog()
  const lost = await createTestDatabase()
  await lost.drop()
  await report({ pool: lost.db, clock: () => noon, log, ip: '192.0.2.1' }, reuse)
  expect(log.messages).toContain('a security incident could not be stored')
})

test('a block reaches running processes, covers IPv6 neighbours, and expires', async () => {
  const database = await prepare()
  const { db } = database
  let now = noon
  const watched = await watchBlockedAddresses({ ...database, clock: () => now, log: silentLog })
  onTestFinished(watched.stop)
  expect(watched.isBlocked('192.0.2.1')).toBe(false)
  await db.transaction().execute(async trx => {
    for (const ip of ['192.0.2.1', '2001:db8:1:2::7', 'no address']) {
      await trx
        .insertInto('suspiciousIps')
        .values({ ip, createdAt: noon, expiresAt: minutes(60) })
        .execute()
    }
    await notifyBlockedAddresses(trx)
  })
  await vi.waitFor(() => expect(watched.isBlocked('192.0.2.1')).toBe(true), { timeout: 120_000 })
  expect(watched.isBlocked('::ffff:192.0.2.1')).toBe(true)
  expect(watched.isBlocked('2001:db8:1:2:ffff::1')).toBe(true)
  expect(watched.isBlocked('192.0.2.2')).toBe(false)
  expect(watched.isBlocked('')).toBe(false)
  now = minutes(61)
  expect(watched.isBlocked('192.0.2.1')).toBe(false)
})

test('addresses are cut to their network after a week, incidents go after ninety days', async () => {
  const { db, at, rows } = await prepare()
  const ips = ['192.0.2.77', '2001:db8:1:2::7', 'no address']
  for (const ip of ips) await report({ ...at(noon), ip }, { ...reuse, groupKey: `from:${ip}` })
  await forget({ db, clock: () => days(6) }, securityForgets)
  expect((await rows()).map(row => row.ip)).toEqual(['192.0.2.77', '2001:db8:1:2::7', null])
  await forget({ db, clock: () => days(8) }, securityForgets)
  expect((await rows()).map(row => row.ip)).toEqual(['192.0.2.0/24', '2001:db8:1::/48', null])
  expect(JSON.stringify(await rows())).not.toContain('192.0.2.77')
  await forget({ db, clock: () => days(91) }, securityForgets)
  expect(await rows()).toEqual([])
})

async function prepare() {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const { db } = database
  return {
    ...database,
    at: (now: Date) => ({ pool: db, clock: () => now, log: silentLog, ip: '192.0.2.1' }),
    rows: () => db.selectFrom('incidents').selectAll().orderBy('id').execute(),
  }
}
