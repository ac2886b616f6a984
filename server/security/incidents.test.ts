import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { languages } from '#contract/language.ts'
import type { Incident } from '#contract/security/api.ts'
import { incidentCauseNames } from '#contract/security/incident.ts'
import { causeWords, stepNames } from '#messages/incident-causes.ts'
import { peopleRouter } from '#server/people/router.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { securityRouter } from './router.ts'
import { report } from './security.ts'

const hanna = staff(1, 'isAdmin')
const jonas = staff(2, 'isAdmin')

test('incidents are listed by last occurrence, severity, status, days and address, with their account', async () => {
  const { list, at, asAdmin } = await prepare()
  await at('2027-03-10T10:00:00Z', { cause: 'refreshTokenReused', userId: 2, groupKey: 'a' })
  await at('2027-03-12T10:00:00Z', { cause: 'tooManyLogins', groupKey: 'b' })
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

test('an incident is shown with its details, without secrets', async () => {
  const { at, asAdmin } = await prepare()
  const token = 'kanarienvogel-kanarienvogel-kanarienvogel-x'
  await at('2027-03-10T10:00:00Z', { details: { reason: 'refreshTokenReused', token } })
  const find = asAdmin('security.find', securityRouter.find)
  expect(await find({ id: '1' })).toMatchObject({ details: { reason: 'refreshTokenReused', token: '•••' } })
  await expect(find({ id: '2' })).rejects.toMatchObject({ code: 'notFound' })
})

test('the first person who resolves an incident stays named, and the latest notes are kept', async () => {
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

test('several incidents are resolved at once, and missing or resolved ones are reported', async () => {
  const { at, asAdmin, list } = await prepare()
  for (const groupKey of ['a', 'b', 'c']) await at('2027-03-12T10:00:00Z', { groupKey })
  await asAdmin('security.resolve', securityRouter.resolve)({ id: '2', notes: 'Schon erledigt.' })
  const resolveMany = asAdmin('security.resolveMany', securityRouter.resolveMany)
  expect(await resolveMany({ ids: [1, 2, 3, 9], notes: 'Ein Scan von außen.' })).toEqual({
    done: [1, 3],
    failed: [
      { id: 2, code: 'conflict' },
      { id: 9, code: 'notFound' },
    ],
  })
  expect((await list({})).rows.map(({ status, notes }) => [status, notes])).toEqual([
    ['resolved', 'Ein Scan von außen.'],
    ['resolved', 'Schon erledigt.'],
    ['resolved', 'Ein Scan von außen.'],
  ])
})

test('the course of an incident has the steps of the site, those of staff, and its resolution', async () => {
  const { at, asAdmin, unlock, time } = await prepare()
  const until = new Date('2027-03-12T10:01:00Z')
  await at('2027-03-12T10:00:00Z', { userId: 2, done: [{ step: 'accountLocked', until }] })
  await at('2027-03-12T10:00:00Z', { cause: 'tooManyLogins', groupKey: 'of another', done: [] })
  time.now = new Date('2027-03-12T11:00:00Z')
  await unlock({ id: '2' })
  await asAdmin('security.addresses.block', securityRouter.addresses.block)({ ip: '192.0.2.17' })
  await asAdmin('security.addresses.release', securityRouter.addresses.release)({ id: '1' })
  await asAdmin('security.resolve', securityRouter.resolve)({ id: '1' })
  const { course } = (await asAdmin('security.find', securityRouter.find)({ id: '1' })) as {
    course: { step: string; by: string | null; until: string | null }[]
  }
  expect(course.map(({ step, by }) => [step, by])).toEqual([
    ['accountLocked', null],
    ['accountUnlocked', 'Hanna Kern'],
    ['addressBlocked', 'Hanna Kern'],
    ['addressReleased', 'Hanna Kern'],
    ['resolved', 'Hanna Kern'],
  ])
  expect(course[0]?.until).toBe(until.toISOString())
})

test('incidents are found by their cause and by whose account it was', async () => {
  const { list, at } = await prepare()
  await at('2027-03-10T10:00:00Z', { userId: 2, groupKey: 'a' })
  await at('2027-03-12T10:00:00Z', { cause: 'tooManyLogins', groupKey: 'b' })
  const ids = async (query: object) => (await list(query)).rows.map(({ id }) => id)
  expect(await ids({ cause: 'tooManyLogins' })).toEqual([2])
  expect(await ids({ user: '2' })).toEqual([1])
})

test('every cause and every step has words in both languages that say something of their own', () => {
  const texts = [
    ...Object.values(causeWords).flatMap(({ name, happened }) => [name, happened]),
    ...Object.values(stepNames),
  ]
  for (const language of languages) {
    const all = texts.map(words => words[language])
    expect(all.filter(text => text.trim().length < 5)).toEqual([])
    expect(new Set(all).size).toBe(all.length)
  }
  expect(Object.keys(causeWords).sort()).toEqual([...incidentCauseNames].sort())
})

test('the figures tell what is open by severity, what came in a week, and how many addresses are blocked', async () => {
  const { at, asAdmin } = await prepare()
  await at('2027-03-01T10:00:00Z', { cause: 'refreshTokenReused', groupKey: 'a' })
  await at('2027-03-12T10:00:00Z', { cause: 'refreshTokenReused', groupKey: 'b' })
  await at('2027-03-12T10:00:00Z', { cause: 'tooManyLogins', groupKey: 'c' })
  await asAdmin('security.resolve', securityRouter.resolve)({ id: '3' })
  await asAdmin('security.addresses.block', securityRouter.addresses.block)({ ip: '198.51.100.7' })
  expect(await asAdmin('security.metrics', securityRouter.metrics)({})).toMatchObject({
    open: { low: 0, medium: 0, high: 2 },
    lastWeek: 2,
    blockedAddresses: 1,
  })
})

test('administrators can start a drill, once in ten minutes for all of them', async () => {
  const { asAdmin, audit, db } = await prepare()
  const drill = asAdmin('security.drill', securityRouter.drill)
  await expect(drill({}, { caller: staff(2, 'canEditUser') })).rejects.toMatchObject({ code: 'notAllowed' })
  expect(await drill({})).toEqual({ startedAt: '2027-03-12T16:00:00.000Z' })
  await expect(drill({}, { caller: jonas })).rejects.toMatchObject({ code: 'tooMany' })
  const { rows } = await sql`select name from pgboss.job where name = 'attackOwnLogin'`.execute(db)
  expect(rows).toHaveLength(1)
  expect(await audit()).toMatchObject([{ action: 'drillStarted', userId: 1 }])
})

test('the list of incidents is for administrators alone', async () => {
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
    db: calls.db,
    unlock: asAdmin('people.backstage.unlock', peopleRouter.backstage.unlock),
    list: asAdmin('security.list', securityRouter.list) as (
      ...given: [input: object, asking?: { caller?: typeof hanna | null }]
    ) => Promise<{ count: number; rows: Incident[] }>,
    at: (moment: string, given: Partial<Parameters<typeof report>[1]>) =>
      report(
        { ...reporting, clock: () => new Date(moment) },
        { cause: 'wrongPasswords', groupKey: 'one', done: [], ...given },
      ),
    audit: () => calls.db.selectFrom('audit').selectAll().orderBy('id').execute(),
  }
}
