import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allCalls, parametersIn } from '#contract/addresses.ts'
import { hashPassword } from './platform/sessions/sessions.ts'
import { startTestSite } from './test-site.ts'

type Site = Awaited<ReturnType<typeof startTestSite>>
let site: Site
let admin: Awaited<ReturnType<Site['staff']>>

beforeAll(async () => {
  site = await startTestSite({ LIMITS: 'off' })
  admin = await site.staff('admin')
})
afterAll(() => site.close())

// Listed by hand: calls that ask for a new proof of identity, because a session may have been left open or a
// token stolen.
const always = [
  // Who may log in and do what.
  'people.backstage.create',
  'people.backstage.leave',
  ...['create', 'change', 'merge', 'remove'].map(name => `people.backstage.roles.${name}`),
  ...['create', 'change', 'merge', 'remove'].map(name => `people.backstage.statuses.${name}`),
  // Second factors.
  ...['startApp', 'removeApp', 'askPasskey', 'addPasskey', 'removePasskey', 'makeCodes'].map(
    name => `account.self.factor.${name}`,
  ),
  'account.factorOf.ask',
  // Addresses that the site blocks.
  'security.addresses.block',
  'security.addresses.release',
  // After a restore: letters from before it are sent.
  'privacy.backstage.releaseCopy',
  // It finishes the erasure that was asked for meanwhile.
  'privacy.backstage.releaseHold',
  // Deleting people, and printing lists of them.
  'volunteers.backstage.remove',
  'events.backstage.printRegistrations',
]

const byInput: Record<string, { asks: object; doesNot: object }> = {
  'people.backstage.change': { asks: { roleId: 1, version: 1 }, doesNot: { phone: '', version: 1 } },
  'people.backstage.bulk': {
    asks: { ids: [999999], action: 'erase' },
    doesNot: { ids: [999999], action: 'hide' },
  },
}

const asFile = [
  'people.backstage.list',
  'events.backstage.registrations',
  'newsletter.backstage.recipients',
  'volunteers.backstage.list',
  'contests.backstage.contributions',
  'contests.backstage.invitations',
  'polls.backstage.invitations',
  'polls.backstage.votes',
  'polls.backstage.failedAttempts',
  'polls.backstage.allFailedAttempts',
  'mail.list',
  'security.audit',
]

const marked = allCalls().filter(({ meta }) => meta.asksAgain)

test('the table names every call that asks again, and no other', () => {
  expect(marked.map(({ name }) => name).sort()).toEqual(
    [...always, ...Object.keys(byInput), ...asFile].sort(),
  )
})

test('lists of people are exported only within ten minutes of a proof', async () => {
  for (const name of asFile) {
    await lastProved(11)
    expect([name, await codeOf(name, {}, '?format=csv')]).toEqual([name, 'proofNeeded'])
    expect([name, await codeOf(name)]).not.toEqual([name, 'proofNeeded'])
    await lastProved(9)
    expect([name, await codeOf(name, {}, '?format=csv')]).not.toEqual([name, 'proofNeeded'])
  }
})

test.each(always)('%s asks again after ten minutes, and not before', async name => {
  await lastProved(11)
  expect(await codeOf(name)).toBe('proofNeeded')
  await lastProved(9)
  expect(await codeOf(name)).not.toBe('proofNeeded')
})

test.each(Object.entries(byInput))(
  '%s asks for proof only for dangerous input',
  async (name, { asks, doesNot }) => {
    await lastProved(11)
    expect(await codeOf(name, asks)).toBe('proofNeeded')
    expect(await codeOf(name, doesNot)).not.toBe('proofNeeded')
    await lastProved(9)
    expect(await codeOf(name, asks)).not.toBe('proofNeeded')
  },
)

test('without a second factor only the password is accepted as proof', async () => {
  const { db } = site.dependencies
  const hash = await hashPassword('ziegel hafer trompete mondlicht')
  await db.updateTable('users').set({ passwordHash: hash }).where('id', '=', admin.id).execute()
  const prove = (payload: object) =>
    site.ask({ method: 'PUT', path: '/backstage/user-group/me/proof', headers: admin.headers, payload })
  await lastProved(11)
  const asked = await site.ask({
    method: 'POST',
    path: '/backstage/user-group/me/proof-question',
    headers: admin.headers,
    payload: {},
  })
  expect(asked.json()).toEqual({ password: true, app: false, passkey: null })
  for (const wrong of [{}, { password: 'wrong' }, { code: '123456' }])
    expect((await prove(wrong)).json()).toMatchObject({ code: 'wrongPassword' })
  expect(await codeOf('mail.list', {}, '?format=csv')).toBe('proofNeeded')
  expect((await prove({ password: 'ziegel hafer trompete mondlicht' })).statusCode).toBe(204)
  expect(await codeOf('mail.list', {}, '?format=csv')).toBeNull()
})

async function codeOf(name: string, input: object = {}, query = ''): Promise<string | null> {
  const call = allCalls().find(one => one.name === name)
  if (!call) throw new Error(`There is no call ${name}.`)
  const path = parametersIn(call.path).reduce(
    (address, one) => address.replace(`{${one}}`, '999999'),
    call.path,
  )
  const method = call.method as 'GET'
  const answer = await site.ask({
    ...{ method, path: `${path}${query}`, headers: admin.headers },
    ...(call.method !== 'GET' && { payload: input }),
  })
  return answer.statusCode < 400 ? null : answer.json().code
}

async function lastProved(minutesAgo: number): Promise<void> {
  await sql`update sessions set proved_at = now() - ${minutesAgo} * interval '1 minute'`.execute(
    site.dependencies.db,
  )
}
