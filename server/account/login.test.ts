import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockAccount, setStatus } from '#server/people/people.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { callerOf, hashPassword } from '#server/platform/sessions/sessions.ts'
import { login } from './account.ts'
import {
  deviceOf,
  failTimes,
  goodPassword,
  openTestAccount,
  type TestAccount,
  tryWith,
  wrong,
} from './test-account.ts'

let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
})

afterAll(() => site.close())

test.each([
  ['the username', 'hanna'],
  ['the username in capitals', 'HANNA'],
  ['the username with spaces around it', '  hanna '],
  ['the username in full-width letters', 'ｈａｎｎａ'],
  ['the address', 'Hanna@Example.org'],
])('%s and the password let in', async (_, username) => {
  await site.person({ username: 'hanna' }).catch(() => 'is there already')
  const context = site.asking()
  const { token, refreshToken, user } = await login(context, { username, password: goodPassword })
  expect(user).toMatchObject({ username: 'hanna', lastLoginAt: site.dependencies.clock().toISOString() })
  expect(await callerOf(context, token)).toMatchObject({ id: user.id })
  expect(context.setCookies.get('refresh')).toBe(refreshToken)
  expect(context.setCookies.get('device')).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['a wrong password', (name: string) => [name, wrong]],
  ['nearly the right password', (name: string) => [name, `${goodPassword} `]],
  ['a name nobody has', () => ['nobody-at-all', goodPassword]],
  ['an address nobody has', () => ['nobody@example.org', goodPassword]],
  ['wild cards', () => ['%', goodPassword]],
  ['an old injection', () => [`' or 1=1 --`, goodPassword]],
])('%s is refused with the same answer', async (_, pair) => {
  const { username } = await site.person()
  const [name = '', password = ''] = pair(username)
  await expect(login(site.asking(), { username: name, password })).rejects.toMatchObject({
    code: 'wrongLogin',
    details: {},
  })
})

test('an account without a password lets nobody in', async () => {
  const { username, id } = await site.person()
  await site.db.updateTable('users').set({ passwordHash: null }).where('id', '=', id).execute()
  for (const password of ['x', goodPassword])
    expect(await tryWith(site, username, password)).toBe('wrongLogin')
})

test.each(['applied', 'alumni'])(
  'a person with the status %s is told that they may not log in only after the right password',
  async status => {
    const { username } = await site.person({ status })
    expect(await tryWith(site, username, wrong)).toBe('wrongLogin')
    expect(await tryWith(site, username, goodPassword)).toBe('loginNotAllowed')
  },
)

test('an override wins over the status', async () => {
  const { username, id } = await site.person({ status: 'alumni' })
  await site.db.updateTable('users').set({ isLoginAllowedOverride: true }).where('id', '=', id).execute()
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  await setStatus(site.dependencies, id, 'active')
  await site.db.updateTable('users').set({ isLoginAllowedOverride: false }).where('id', '=', id).execute()
  expect(await tryWith(site, username, goodPassword)).toBe('loginNotAllowed')
})

test('a person locked by staff is told so only after the right password', async () => {
  const { username, id } = await site.person()
  await lockAccount(site.dependencies, id)
  expect(await tryWith(site, username, wrong)).toBe('wrongLogin')
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
})

test('an outdated password hash is renewed at the next login', async () => {
  const { username, id } = await site.person()
  const weak = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await site.db.updateTable('users').set({ passwordHash: weak }).where('id', '=', id).execute()
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  const { passwordHash } = await site.db
    .selectFrom('users')
    .where('id', '=', id)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
})

test('neither passwords nor tokens nor unknown names are kept as they are', async () => {
  const { username } = await site.person()
  const context = site.asking()
  const { token, refreshToken } = await login(context, { username, password: goodPassword })
  await tryWith(site, 'Canary-Typed-Into-The-Wrong-Field', 'canary in the password field')
  await failTimes(site, 'canary-that-rests', 5)
  const secrets = [goodPassword, token, refreshToken, context.setCookies.get('device') ?? '', 'canary']
  const stored = await everythingStored()
  for (const secret of secrets) expect(stored.includes(secret.toLowerCase())).toBe(false)
})

async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(site.db)
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select t::text as row from ${sql.raw(name)} t`.execute(site.db)),
  )
  return JSON.stringify(rows.map(result => result.rows)).toLowerCase()
}

test('a password that is changed while it is checked lets nobody in, and counts as wrong', async () => {
  const { username, id } = await site.person()
  const device = await deviceOf(site, username) // its attempts are counted apart from the account’s row
  const passwordHash = await hashPassword('another four words entirely')
  const { outcome } = await site.db.transaction().execute(async db => {
    await db.updateTable('users').set({ passwordHash }).where('id', '=', id).execute()
    const outcome = tryWith(site, username, goodPassword, device)
    await expect.poll(() => waitingForRows(site.db)).toBe(1)
    return { outcome }
  })
  expect(await outcome).toBe('wrongLogin')
})
