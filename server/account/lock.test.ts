import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hour, minute } from '#contract/durations.ts'
import { unlockAccount } from '#server/people/people.ts'
import { login } from './account.ts'
import {
  deviceOf,
  failTimes,
  goodPassword,
  noCredentials,
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

test('known and unknown names get the same lockouts after the same failures', async () => {
  const { username } = await site.person()
  const [known, unknown] = [await climb(username), await climb('somebody-else-entirely')]
  expect(known).toEqual(unknown)
  expect(known.lockouts).toEqual({
    5: 60,
    10: 300,
    15: 900,
    20: 900,
    25: 900,
    ...quarters(30, 95),
    100: undefined,
  })
})

test('failures by the username tell nothing of the e-mail address that belongs to it', async () => {
  const { username, email } = await site.person()
  await failTimes(site, username, 5)
  await failTimes(site, 'nobody-has-this-name', 5)
  expect(await tryWith(site, email, wrong)).toBe('wrongLogin')
  expect(await tryWith(site, 'nobody-has-this-name@example.org', wrong)).toBe('wrongLogin')
  expect(await tryWith(site, username, wrong)).toBe('accountLocked')
})

test('a hundred failures by username and e-mail address together lock the account without telling either name', async () => {
  const { username, email, id } = await site.person()
  await climb(username, 60)
  await climb(email, 35)
  await failTimes(site, email, 5)
  site.wait(15 * minute)
  expect(await tryWith(site, email, goodPassword)).toBe('wrongLogin')
  expect(await tryWith(site, username, goodPassword)).toBe('wrongLogin')
  await unlockAccount(site.dependencies, id)
  expect(await tryWith(site, email, goodPassword)).toBe('in')
})

test('a success by one name forgets the failures by the other', async () => {
  const { username, email } = await site.person()
  await failTimes(site, username, 4)
  expect(await tryWith(site, email, goodPassword)).toBe('in')
  await failTimes(site, username, 4)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
})

test('failures by both names in turn are one letter', async () => {
  const { username, email } = await site.person()
  await failTimes(site, username, 5)
  await failTimes(site, email, 5)
  const letters = () => site.db.selectFrom('mails').where('recipient', '=', email).selectAll().execute()
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 120_000 })
  const waiting = sql`select from pgboss.job where name = 'sendAccountLocked' and state < 'completed'`
  await vi.waitFor(async () => expect((await waiting.execute(site.db)).rows).toHaveLength(0), {
    timeout: 120_000,
  })
  expect(await letters()).toHaveLength(1)
})

test('the right password is refused during a lockout, and failures meanwhile do not extend it', async () => {
  const { username } = await site.person()
  await failTimes(site, username, 5)
  site.wait(30_000)
  for (let n = 0; n < 20; n += 1) expect(await tryWith(site, username, wrong)).toBe('accountLocked')
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
  site.wait(30_000)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
})

// On a busy machine some wait for the counter until they are told to come back later.
test('of two hundred wrong passwords at once five are looked at', async () => {
  const { username } = await site.person()
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => tryWith(site, username, wrong)))
  expect(outcomes.filter(outcome => outcome === 'wrongLogin')).toHaveLength(5)
  expect(new Set([...outcomes, 'unavailable'])).toEqual(
    new Set(['wrongLogin', 'accountLocked', 'unavailable']),
  )
})

test('of two hundred guesses at once at a name nobody has five are looked at', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, () => tryWith(site, 'nobody-in-a-hurry', wrong)),
  )
  expect(outcomes.filter(outcome => outcome === 'wrongLogin')).toHaveLength(5)
})

test('a success, or half a day, begins the count anew', async () => {
  const { username } = await site.person()
  await failTimes(site, username, 4)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  await failTimes(site, username, 4)
  site.wait(12 * hour + 1)
  await failTimes(site, username, 4)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
})

test('strangers cannot lock out the owner of a device that has logged in before', async () => {
  const { username } = await site.person()
  const device = await deviceOf(site, username)
  await failTimes(site, username, 5)
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
  expect(await tryWith(site, username, goodPassword, device)).toBe('in')
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
})

test('an unknown device or that of another account is not a known device', async () => {
  const { username } = await site.person()
  const other = await deviceOf(site, (await site.person()).username)
  await failTimes(site, username, 5)
  for (const device of [other, 'x'.repeat(43), '', null])
    expect(await tryWith(site, username, goodPassword, device)).toBe('accountLocked')
})

test('a known device has a lockout of its own with the same steps', async () => {
  const { username } = await site.person()
  const device = await deviceOf(site, username)
  for (let n = 0; n < 5; n += 1) expect(await tryWith(site, username, wrong, device)).toBe('wrongLogin')
  expect(await tryWith(site, username, goodPassword, device)).toBe('accountLocked')
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  site.wait(minute)
  expect(await tryWith(site, username, goodPassword, device)).toBe('in')
})

test('the hundredth failure shuts the account for strangers until an administrator opens it', async () => {
  const { username, id } = await site.person()
  const device = await deviceOf(site, username)
  await climb(username)
  site.wait(400 * 24 * hour)
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
  expect(await tryWith(site, username, goodPassword, device)).toBe('in')
  await unlockAccount(site.dependencies, id)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
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
  await expect(login(site.asking(asking), { username, password: wrong })).rejects.toMatchObject({
    code: 'tooMany',
    details: { retryAfterSeconds: expect.any(Number) },
  })
  await login(site.asking(asking), { username, password: goodPassword })
  const reported = site.db.selectFrom('incidents').where('type', '=', 'anonymousAttackAttempt').selectAll()
  expect(await reported.execute()).toHaveLength(1)
})

test('logins that succeed use up nothing of an address', async () => {
  const { username } = await site.person()
  const credentials = { ...noCredentials, device: await deviceOf(site, username) }
  for (let n = 0; n < 25; n += 1)
    await login(site.asking({ ip: '192.0.2.1', credentials }), { username, password: goodPassword })
})

test('a row of failures is one incident and one letter, in the language of the owner', async () => {
  const { username, id, email } = await site.person({ locale: 'en' })
  for (let rest = 0; rest < 3; rest += 1) {
    await failTimes(site, username, 5)
    site.wait(15 * minute)
  }
  const letters = () => site.db.selectFrom('mails').where('recipient', '=', email).selectAll().execute()
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 120_000 })
  expect((await letters())[0]).toMatchObject({ purpose: 'accountLocked', language: 'en', sealedTokens: null })
  const incidents = await site.db.selectFrom('incidents').where('userId', '=', id).selectAll().execute()
  expect(incidents).toMatchObject([
    { type: 'failedLoginAttack', occurrences: 3, details: { failedLogins: expect.any(Number) } },
  ])
})

test('the lockout of an account is in the audit log and in its incident, that of an unknown name not in the audit log', async () => {
  const { username, id } = await site.person()
  await failTimes(site, username, 5)
  await failTimes(site, 'nobody-to-be-locked', 5)
  const audit = site.db.selectFrom('audit').where('action', '=', 'locked').selectAll()
  const locks = await audit.execute()
  expect(locks.filter(({ entityId }) => entityId === id)).toMatchObject([{ userId: null, entity: 'people' }])
  expect(locks.filter(({ entityId }) => entityId === null)).toEqual([])
  const steps = await site.db
    .selectFrom('incidentSteps')
    .innerJoin('incidents', 'incidents.id', 'incidentId')
    .where('incidents.userId', '=', id)
    .select(['step', 'until'])
    .orderBy('incidentSteps.id')
    .execute()
  expect(steps).toEqual([
    { step: 'accountLocked', until: expect.any(Date) },
    { step: 'ownerTold', until: null },
  ])
})

test('a right password after a row of wrong ones is an incident on a new device, and none on a known one', async () => {
  const { username, id } = await site.person()
  const incidents = () =>
    site.db
      .selectFrom('incidents')
      .where('userId', '=', id)
      .where('type', '=', 'unusualLoginBehaviour')
      .select(['severity', 'occurrences', 'details'])
      .execute()
  await failTimes(site, username, 4)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  const known = await deviceOf(site, username)
  await failTimes(site, username, 5)
  site.wait(minute)
  expect(await tryWith(site, username, goodPassword, known)).toBe('in')
  expect(await incidents()).toEqual([])
  await failTimes(site, username, 5)
  site.wait(5 * minute)
  expect(await tryWith(site, username, goodPassword)).toBe('in')
  expect(await incidents()).toEqual([{ severity: 'high', occurrences: 1, details: { failedLogins: 10 } }])
})

/** Fails until the account is shut; notes after which failures it is locked, and for how many seconds. */
async function climb(username: string, most = 100) {
  const lockouts: Record<number, number | undefined> = {}
  for (let failures = 1; failures <= most; failures += 1) {
    await failTimes(site, username, 1)
    const context = site.asking()
    if (failures % 5 !== 0) continue
    const refused = await login(context, { username, password: wrong }).catch(error => error)
    if (refused.code !== 'accountLocked')
      throw new Error(`no rest after ${failures} failures: ${refused.code}`)
    lockouts[failures] = refused.details.retryAfterSeconds
    site.wait((refused.details.retryAfterSeconds ?? 0) * 1000)
  }
  return { lockouts }
}

function quarters(from: number, to: number): Record<number, number> {
  const steps = Array.from({ length: (to - from) / 5 + 1 }, (_, step) => from + 5 * step)
  return Object.fromEntries(steps.map(step => [step, 900]))
}
