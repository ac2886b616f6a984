import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lock, setStatus, unlock } from '#server/people/people.ts'
import { callerOf } from '#server/platform/sessions/sessions.ts'
import { login } from './account.ts'
import { goodPassword, noCredentials, openTestAccount, type TestAccount } from './test-account.ts'

const minute = 60_000
const hour = 60 * minute
const wrong = 'some other words entirely'
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
])('%s gets the one answer', async (_, pair) => {
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
  for (const password of ['x', goodPassword]) expect(await tryWith(username, password)).toBe('wrongLogin')
})

test('known and unknown names rest after the same failures, for the same time, in the same words', async () => {
  const { username } = await site.person()
  const [known, unknown] = [await climb(username), await climb('somebody-else-entirely')]
  expect(known).toEqual(unknown)
  expect(known.rests).toEqual({
    5: 60,
    10: 300,
    15: 900,
    20: 900,
    25: 900,
    ...quarters(30, 95),
    100: undefined,
  })
})

test('a right password does not open a resting account, and failures meanwhile do not keep it shut', async () => {
  const { username } = await site.person()
  await fail(username, 5)
  site.wait(30_000)
  for (let n = 0; n < 20; n += 1) expect(await tryWith(username, wrong)).toBe('accountLocked')
  expect(await tryWith(username, goodPassword)).toBe('accountLocked')
  site.wait(30_000)
  expect(await tryWith(username, goodPassword)).toBe('in')
})

test('of two hundred wrong passwords at once five are looked at', async () => {
  const { username } = await site.person()
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => tryWith(username, wrong)))
  expect(outcomes.filter(outcome => outcome === 'wrongLogin')).toHaveLength(5)
  expect(outcomes.filter(outcome => outcome === 'accountLocked')).toHaveLength(195)
})

test('of two hundred guesses at once at a name nobody has five are looked at', async () => {
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => tryWith('nobody-in-a-hurry', wrong)))
  expect(outcomes.filter(outcome => outcome === 'wrongLogin')).toHaveLength(5)
})

test('a success, or half a day, begins the count anew', async () => {
  const { username } = await site.person()
  await fail(username, 4)
  expect(await tryWith(username, goodPassword)).toBe('in')
  await fail(username, 4)
  site.wait(12 * hour + 1)
  await fail(username, 4)
  expect(await tryWith(username, goodPassword)).toBe('in')
})

test('strangers cannot lock out the owner of a device that has logged in before', async () => {
  const { username } = await site.person()
  const device = await deviceOf(username)
  await fail(username, 5)
  expect(await tryWith(username, goodPassword)).toBe('accountLocked')
  expect(await tryWith(username, goodPassword, device)).toBe('in')
  expect(await tryWith(username, goodPassword)).toBe('accountLocked')
})

test('the device of somebody else, or an invented one, is a stranger', async () => {
  const { username } = await site.person()
  const other = await deviceOf((await site.person()).username)
  await fail(username, 5)
  for (const device of [other, 'x'.repeat(43), '', null])
    expect(await tryWith(username, goodPassword, device)).toBe('accountLocked')
})

test('a known device climbs the same ladder by itself', async () => {
  const { username } = await site.person()
  const device = await deviceOf(username)
  for (let n = 0; n < 5; n += 1) expect(await tryWith(username, wrong, device)).toBe('wrongLogin')
  expect(await tryWith(username, goodPassword, device)).toBe('accountLocked')
  expect(await tryWith(username, goodPassword)).toBe('in')
  site.wait(minute)
  expect(await tryWith(username, goodPassword, device)).toBe('in')
})

test('the hundredth failure shuts the account for strangers until an administrator opens it', async () => {
  const { username, id } = await site.person()
  const device = await deviceOf(username)
  await climb(username)
  site.wait(400 * 24 * hour)
  expect(await tryWith(username, goodPassword)).toBe('accountLocked')
  expect(await tryWith(username, goodPassword, device)).toBe('in')
  await unlock(site.dependencies, id)
  expect(await tryWith(username, goodPassword)).toBe('in')
})

test('one address may fail twenty times in a quarter of an hour, whatever names it tries', async () => {
  const { username } = await site.person()
  const asking = { ip: '2001:db8:1:2::1' }
  for (let n = 0; n < 20; n += 1) {
    const neighbour = { ip: `2001:db8:1:2::${n}` }
    await expect(
      login(site.asking(neighbour), { username: `guess-${n}`, password: wrong }),
    ).rejects.toMatchObject({ code: 'wrongLogin' })
  }
  await expect(login(site.asking(asking), { username, password: goodPassword })).rejects.toMatchObject({
    code: 'tooMany',
    details: { retryAfterSeconds: expect.any(Number) },
  })
  const reported = site.db.selectFrom('incidents').where('type', '=', 'anonymousAttackAttempt').selectAll()
  expect(await reported.execute()).toHaveLength(1)
})

test('logins that succeed use up nothing of an address', async () => {
  const { username } = await site.person()
  const credentials = { ...noCredentials, device: await deviceOf(username) }
  for (let n = 0; n < 25; n += 1)
    await login(site.asking({ ip: '192.0.2.1', credentials }), { username, password: goodPassword })
})

test.each(['applied', 'alumni'])(
  'who has the status %s learns so after the right password only',
  async status => {
    const { username } = await site.person({ status })
    expect(await tryWith(username, wrong)).toBe('wrongLogin')
    expect(await tryWith(username, goodPassword)).toBe('loginNotAllowed')
  },
)

test('an override wins over the status', async () => {
  const { username, id } = await site.person({ status: 'alumni' })
  await site.db.updateTable('users').set({ isLoginAllowedOverride: true }).where('id', '=', id).execute()
  expect(await tryWith(username, goodPassword)).toBe('in')
  await setStatus(site.dependencies, id, 'active')
  await site.db.updateTable('users').set({ isLoginAllowedOverride: false }).where('id', '=', id).execute()
  expect(await tryWith(username, goodPassword)).toBe('loginNotAllowed')
})

test('who was locked by hand learns so after the right password only', async () => {
  const { username, id } = await site.person()
  await lock(site.dependencies, id)
  expect(await tryWith(username, wrong)).toBe('wrongLogin')
  expect(await tryWith(username, goodPassword)).toBe('accountLocked')
})

test('an older hash is made anew when the password is at hand', async () => {
  const { username, id } = await site.person()
  const weak = await hash(goodPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
  await site.db.updateTable('users').set({ passwordHash: weak }).where('id', '=', id).execute()
  expect(await tryWith(username, goodPassword)).toBe('in')
  const { passwordHash } = await site.db
    .selectFrom('users')
    .where('id', '=', id)
    .select('passwordHash')
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await tryWith(username, goodPassword)).toBe('in')
})

test('a row of failures is one incident and one letter, in the language of the owner', async () => {
  const { username, id, email } = await site.person({ locale: 'en' })
  for (let rest = 0; rest < 3; rest += 1) {
    await fail(username, 5)
    site.wait(15 * minute)
  }
  const letters = () => site.db.selectFrom('mails').where('recipient', '=', email).selectAll().execute()
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 15_000 })
  expect((await letters())[0]).toMatchObject({ purpose: 'accountRests', language: 'en', sealedToken: null })
  const incidents = await site.db.selectFrom('incidents').where('userId', '=', id).selectAll().execute()
  expect(incidents).toMatchObject([
    { type: 'failedLoginAttack', occurrences: 3, details: { failedLogins: expect.any(Number) } },
  ])
})

test('neither passwords nor tokens nor unknown names are kept as they are', async () => {
  const { username } = await site.person()
  const context = site.asking()
  const { token, refreshToken } = await login(context, { username, password: goodPassword })
  await tryWith('Canary-Typed-Into-The-Wrong-Field', 'canary in the password field')
  await fail('canary-that-rests', 5)
  const secrets = [goodPassword, token, refreshToken, context.setCookies.get('device') ?? '', 'canary']
  const stored = await everythingStored()
  for (const secret of secrets) expect(stored.includes(secret.toLowerCase())).toBe(false)
})

async function tryWith(username: string, password: string, device: string | null = null): Promise<string> {
  const context = site.asking({ credentials: { ...noCredentials, device } })
  return login(context, { username, password }).then(
    () => 'in',
    error => error.code,
  )
}

async function fail(username: string, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) expect(await tryWith(username, wrong)).toBe('wrongLogin')
}

async function deviceOf(username: string): Promise<string> {
  const context = site.asking()
  await login(context, { username, password: goodPassword })
  return context.setCookies.get('device') ?? ''
}

/** Fails until the account is shut; notes after which failures it rests, and how many seconds. */
async function climb(username: string) {
  const rests: Record<number, number | undefined> = {}
  for (let failures = 1; failures <= 100; failures += 1) {
    await fail(username, 1)
    const context = site.asking()
    if (failures % 5 !== 0) continue
    const refused = await login(context, { username, password: wrong }).catch(error => error)
    if (refused.code !== 'accountLocked')
      throw new Error(`no rest after ${failures} failures: ${refused.code}`)
    rests[failures] = refused.details.retryAfterSeconds
    site.wait((refused.details.retryAfterSeconds ?? 0) * 1000)
  }
  return { rests }
}

function quarters(from: number, to: number): Record<number, number> {
  const steps = Array.from({ length: (to - from) / 5 + 1 }, (_, step) => from + 5 * step)
  return Object.fromEntries(steps.map(step => [step, 900]))
}

async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select format('%I.%I', schemaname, tablename) as name
    from pg_tables where schemaname in ('public', 'pgboss')`.execute(site.db)
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select t::text as row from ${sql.raw(name)} t`.execute(site.db)),
  )
  return JSON.stringify(rows.map(result => result.rows)).toLowerCase()
}
