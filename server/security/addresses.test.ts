import { expect, test } from 'vitest'
import type { BlockedAddress } from '#contract/security/api.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { securityRouter } from './router.ts'

const hanna = staff(1, 'isAdmin')

test('an address is blocked for the chosen days, and blocking it again replaces days and reason', async () => {
  const { block, list } = await prepare()
  expect(await block({ ip: '198.51.100.7' })).toMatchObject({
    ip: '198.51.100.7',
    createdBy: 'Hanna Kern',
    expiresAt: '2027-04-11T16:00:00.000Z',
  })
  await block({ ip: '198.51.100.7', days: 1, reason: 'Formulare' })
  expect(await list({})).toMatchObject({
    count: 1,
    rows: [{ reason: 'Formulare', expiresAt: '2027-03-13T16:00:00.000Z' }],
  })
})

test('an IPv6 address is blocked with its /64 network, in any spelling', async () => {
  const { block, list } = await prepare()
  await block({ ip: '2001:db8:0:7::1' })
  await block({ ip: '2001:0DB8:0:7:ffff::2' })
  await block({ ip: '::ffff:198.51.100.7' })
  expect((await list({})).rows.map(({ ip }) => ip)).toEqual(['198.51.100.7', '2001:db8:0:7::/64'])
})

test('only a single address can be blocked', async () => {
  const { block, list } = await prepare()
  for (const ip of [
    '192.0.2.0/24',
    'example.org',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    'ff02::1',
    '12',
  ])
    await expect(block({ ip })).rejects.toMatchObject({ details: { errors: [{ code: 'validIp' }] } })
  expect(await list({})).toMatchObject({ count: 0 })
})

test('private addresses, this machine and the proxy cannot be blocked, and the refusal says why', async () => {
  const { block, list } = await prepare({ TRUST_PROXY: '203.0.113.0/24' })
  const machines = ['10.0.0.1', '192.168.1.7', '172.16.0.9', '100.64.0.1', '169.254.1.1', '127.0.0.1']
  const versionSix = ['::1', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1']
  for (const ip of [...machines, ...versionSix, '203.0.113.5']) {
    const refusals = { field: 'ip', code: 'proxyIp', message: expect.stringContaining('Proxy') }
    await expect(block({ ip }), ip).rejects.toMatchObject({ details: { errors: [refusals] } })
  }
  expect(await list({})).toMatchObject({ count: 0 })
})

test('administrators cannot block their own address', async () => {
  const { block } = await prepare()
  await expect(block({ ip: '203.0.113.9' }, { ip: '203.0.113.9' })).rejects.toMatchObject({
    code: 'ownAddress',
    status: 422,
  })
  await expect(block({ ip: '2001:db8::5' }, { ip: '2001:db8::1:2:3' })).rejects.toMatchObject({
    code: 'ownAddress',
  })
})

test('a block can be lifted, and both are in the audit log', async () => {
  const { block, release, list, audit } = await prepare()
  await block({ ip: '198.51.100.7', reason: 'Formulare' })
  await release({ id: '1' })
  expect(await list({})).toEqual({ count: 0, rows: [] })
  await expect(release({ id: '1' })).rejects.toMatchObject({ code: 'notFound' })
  expect(await audit()).toMatchObject([
    { action: 'addressBlocked', details: { network: '198.51.100.0/24', days: 30, reason: 'Formulare' } },
    { action: 'addressReleased', details: { network: '198.51.100.0/24' } },
  ])
})

test('an address whose days are over is listed no more', async () => {
  const { block, list, time } = await prepare()
  await block({ ip: '198.51.100.7', days: 1 })
  time.now = new Date('2027-03-13T16:00:01Z')
  expect(await list({})).toMatchObject({ count: 0 })
})

async function prepare(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const person = { username: 'hanna', email: 'hanna@example.org', firstName: 'Hanna', lastName: 'Kern' }
  await calls.db
    .insertInto('users')
    .values({ ...person, roleId: 1, statusId: 1 })
    .execute()
  const asAdmin = (name: string, handle: Parameters<typeof calls.call>[1]) => {
    const done = calls.call(name, handle)
    return (input: object, asking: Parameters<typeof done>[1] = {}) =>
      done(input, { caller: hanna, ...asking })
  }
  const { list, block, release } = securityRouter.addresses
  return {
    time: calls.time,
    list: asAdmin('security.addresses.list', list) as (
      input: object,
    ) => Promise<{ count: number; rows: BlockedAddress[] }>,
    block: asAdmin('security.addresses.block', block),
    release: asAdmin('security.addresses.release', release),
    audit: () => calls.db.selectFrom('audit').selectAll().orderBy('id').execute(),
  }
}
