import { expect, test } from 'vitest'
import type { Incident } from '#contract/security/api.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { securityRouter } from './router.ts'
import { report } from './security.ts'

const hanna = staff(1, 'isAdmin')
const jonas = staff(2, 'isAdmin')

test('incidents are listed by what was seen last, by severity, status and days, with whose account it was', async () => {
  const { list, at, asAdmin } = await prepare()
  await at('2027-03-10T10:00:00Z', { severity: 'high', userId: 2, groupKey: 'a' })
  await at('2027-03-12T10:00:00Z', { severity: 'low', groupKey: 'b' })
  expect((await list({})).rows).toMatchObject([
    { id: 2, user: null, ip: '192.0.2.17', status: 'open', occurrences: 1 },
    { id: 1, user: { id: 2, name: 'Jonas Blum' }, severity: 'high' },
  ])
  const ids = async (query: object) => (await list(query)).rows.map(({ id }) => id)
  expect(await ids({ severity: 'high,medium' })).toEqual([1])
  expect(await ids({ seenFrom: '2027-03-11' })).toEqual([2])
  expect(await ids({ q: '192.0.2' })).toEqual([2, 1])
  await asAdmin('security.resolve', securityRouter.resolve)({ id: '2' })
  expect(await ids({ status: 'open' })).toEqual([1])
})

test('one incident is shown with what came with it, without secrets', async () => {
  const { at, asAdmin } = await prepare()
  const token = 'kanarienvogel-kanarienvogel-kanarienvogel-x'
  await at('2027-03-10T10:00:00Z', { details: { reason: 'refreshTokenReused', token } })
  const find = asAdmin('security.find', securityRouter.find)
  expect(await find({ id: '1' })).toMatchObject({ details: { reason: 'refreshTokenReused', token: '•••' } })
  await expect(find({ id: '2' })).rejects.toMatchObject({ code: 'notFound' })
})

test('of two who resolve an incident the first stays named, and the latest notes stand', async () => {
  const { at, asAdmin, time, audit } = await prepare()
  await at('2027-03-12T10:00:00Z', {})
  const resolve = asAdmin('security.resolve', securityRouter.resolve)
  time.now = new Date('2027-03-12T11:00:00Z')
  const first = await resolve({ id: '1', notes: 'Sie war es selbst.' })
  expect(first).toMatchObject({ status: 'resolved', resolvedBy: 'Hanna Kern', notes: 'Sie war es selbst.' })
  time.now = new Date('2027-03-12T12:00:00Z')
  expect(await resolve({ id: '1', notes: 'Doch nicht.' }, { caller: jonas })).toMatchObject({
    resolvedBy: 'Hanna Kern',
    resolvedAt: '2027-03-12T11:00:00.000Z',
    notes: 'Doch nicht.',
  })
  expect(await resolve({ id: '1' })).toMatchObject({ notes: 'Doch nicht.' })
  expect(await audit()).toMatchObject([
    { action: 'incidentResolved', userId: 1, entity: 'incidents', entityId: 1 },
    { action: 'incidentNoted', userId: 2 },
    { action: 'incidentNoted', userId: 1 },
  ])
  await expect(resolve({ id: '7' })).rejects.toMatchObject({ code: 'notFound' })
})

test('the figures tell what is open by severity, what came in a week, and how many addresses are blocked', async () => {
  const { at, asAdmin } = await prepare()
  await at('2027-03-01T10:00:00Z', { severity: 'high', groupKey: 'a' })
  await at('2027-03-12T10:00:00Z', { severity: 'high', groupKey: 'b' })
  await at('2027-03-12T10:00:00Z', { severity: 'low', groupKey: 'c' })
  await asAdmin('security.resolve', securityRouter.resolve)({ id: '3' })
  await asAdmin('security.addresses.block', securityRouter.addresses.block)({ ip: '198.51.100.7' })
  expect(await asAdmin('security.metrics', securityRouter.metrics)({})).toEqual({
    open: { low: 0, medium: 0, high: 2 },
    lastWeek: 2,
    blockedAddresses: 1,
  })
})

test('incidents and blocked addresses are for administrators alone', async () => {
  const { list } = await prepare()
  await expect(list({}, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({ code: 'notAllowed' })
  await expect(list({}, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
})

async function prepare() {
  const calls = await openTestCalls()
  const people = [
    ['hanna', 'Hanna', 'Kern'],
    ['jonas', 'Jonas', 'Blum'],
  ].map(([username = '', firstName, lastName]) => ({
    ...{ username, email: `${username}@example.org`, firstName, lastName },
    ...{ roleId: 1, statusId: 1 },
  }))
  await calls.db.insertInto('users').values(people).execute()
  const asAdmin = (name: string, handle: Parameters<typeof calls.call>[1]) => {
    const done = calls.call(name, handle)
    return (input: object, asking: Parameters<typeof done>[1] = {}) =>
      done(input, { caller: hanna, ...asking })
  }
  const reporting = { ...calls.dependencies, pool: calls.db, ip: '192.0.2.17' }
  return {
    time: calls.time,
    asAdmin,
    list: asAdmin('security.list', securityRouter.list) as (
      ...given: [input: object, asking?: { caller?: typeof hanna | null }]
    ) => Promise<{ count: number; rows: Incident[] }>,
    at: (moment: string, given: Partial<Parameters<typeof report>[1]>) =>
      report(
        { ...reporting, clock: () => new Date(moment) },
        { type: 'accountSecurityIssue', severity: 'medium', details: {}, groupKey: 'one', ...given },
      ),
    audit: () => calls.db.selectFrom('audit').selectAll().orderBy('id').execute(),
  }
}
