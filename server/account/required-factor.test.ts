import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorTimes } from '#contract/account/second-factor.ts'
import { isPass, passOf } from '#server/platform/sessions/sessions.ts'
import { startTestSite } from '../test-site.ts'
import { enrol as enrolBy } from './test-factor.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
type Staff = Awaited<ReturnType<Site['staff']>>
let site: Site
let admin: Staff

beforeAll(async () => {
  site = await startTestSite()
  admin = await site.staff('admin')
  await sql`update roles set requires_second_factor = true, second_factor_required_at = now() where name = 'userManager'`.execute(
    site.dependencies.db,
  )
})

afterAll(() => site.close())

const ask = (
  by: Staff,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) => site.ask({ method, path, headers: by.headers, ...(method !== 'GET' && { payload: payload ?? {} }) })
const own = (by: Staff, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  ask(by, method, `/backstage/user-group/me/second-factor${path}`, payload)

test('an administrator without a second factor cannot require one for a role', async () => {
  const roleId = await idOfRole('newsEditor')
  const require = (by: Staff) =>
    ask(by, 'PATCH', `/backstage/user-group/roles/${roleId}`, { requiresSecondFactor: true })
  expect((await require(admin)).json().code).toBe('ownFactorFirst')
  await enrol(admin)
  expect((await require(admin)).json()).toMatchObject({ requiresSecondFactor: true })
})

test('for two weeks everything stays reachable, and the due date is shown', async () => {
  const uma = await site.staff('userManager', 'uma')
  const { isRequired, dueAt } = (await own(uma, 'GET')).json()
  expect(isRequired).toBe(true)
  expect(Math.abs(Date.parse(dueAt) - Date.now() - factorTimes.grace)).toBeLessThan(600_000)
  expect((await ask(uma, 'GET', '/backstage/user-group/user')).statusCode).toBe(200)
})

test('after two weeks only the setup is reachable until it is done', async () => {
  const ute = await site.staff('userManager', 'ute')
  await graceIsOver()
  for (const path of ['/user-group/user', '/home', '/user-group/me'])
    expect((await ask(ute, 'GET', `/backstage${path}`)).json()).toMatchObject({
      status: 403,
      code: 'secondFactorNeeded',
    })
  expect((await ask(ute, 'GET', '/auth/me')).statusCode).toBe(200)
  await enrol(ute)
  expect((await ask(ute, 'GET', '/backstage/user-group/user')).statusCode).toBe(200)
  expect((await own(ute, 'GET')).json()).toMatchObject({ isOn: true, isRequired: true, dueAt: null })
})

test('who is given such a role later has two weeks from then on', async () => {
  const lena = await site.staff('member', 'lena')
  await graceIsOver()
  const { db } = site.dependencies
  const roleId = await idOfRole('userManager')
  await db.updateTable('users').set({ roleId }).where('username', '=', 'lena').execute()
  const { isRequired, dueAt } = (await own(lena, 'GET')).json()
  expect(isRequired).toBe(true)
  expect(Math.abs(Date.parse(dueAt) - Date.now() - factorTimes.grace)).toBeLessThan(600_000)
  expect((await ask(lena, 'GET', '/backstage/user-group/user')).statusCode).toBe(200)
  await db
    .updateTable('users')
    .set({ roleSince: new Date(Date.now() - factorTimes.grace - 1000) })
    .where('username', '=', 'lena')
    .execute()
  expect((await ask(lena, 'GET', '/backstage/user-group/user')).json().code).toBe('secondFactorNeeded')
})

test('the last part of a required second factor cannot be removed', async () => {
  const udo = await site.staff('userManager', 'udo')
  await enrol(udo)
  expect((await own(udo, 'DELETE', '/app')).json().code).toBe('factorRequired')
  expect((await own(udo, 'GET')).json()).toMatchObject({ isOn: true, hasApp: true })
})

test('internal files are closed to a person without the required second factor', async () => {
  const una = await site.staff('userManager', 'una')
  await graceIsOver()
  expect(await isPass(site.dependencies, await passOf(site.dependencies, una.refreshToken))).toBe(false)
  await enrol(una)
  expect(await isPass(site.dependencies, await passOf(site.dependencies, una.refreshToken))).toBe(true)
})

test('other roles are asked for nothing', async () => {
  const mara = await site.staff('member', 'mara')
  expect((await own(mara, 'GET')).json()).toMatchObject({ isRequired: false, dueAt: null })
})

async function graceIsOver(): Promise<void> {
  const { db } = site.dependencies
  await sql`update roles set second_factor_required_at = now() - interval '15 days' where requires_second_factor`.execute(
    db,
  )
  await sql`update users set created_at = now() - interval '15 days'`.execute(db)
}

async function idOfRole(name: string): Promise<number> {
  const { db } = site.dependencies
  return (await db.selectFrom('roles').where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
}

function enrol(by: Staff): Promise<void> {
  return enrolBy((method, path, payload) => own(by, method, path, payload))
}
