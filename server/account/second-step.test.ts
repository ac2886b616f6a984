import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostFailures } from '#contract/account/lock.ts'
import { minute, second } from '#contract/durations.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { login, requestReset, setPassword } from './account.ts'
import { confirmApp, confirmCodes, makeCodes, ownFactor, removeApp, startApp } from './factors.ts'
import { findSecondStep } from './second-step.ts'
import {
  deviceOf,
  goodPassword,
  noCredentials,
  openTestAccount,
  type TestAccount,
  tryWith,
  wrong,
} from './test-account.ts'
import { loggedIn, passwordOf, plain, shownAt, stepWith, withFactor } from './test-factor.ts'
import { findFactorMails } from './test-letters.ts'

let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
})

afterAll(() => site.close())

const now = () => site.dependencies.clock()

test('after the right password there is no session, but a step in this browser', async () => {
  const { username, id } = await withFactor(site)
  const before = await sessionsOf(id)
  const { code, step, setCookies } = await passwordOf(site, username)
  expect(code).toBe('secondStepNeeded')
  expect(step).toMatch(/^[\w-]{43}$/)
  expect([...setCookies.keys()]).toEqual(['step'])
  expect(await sessionsOf(id)).toBe(before)
})

test('a code of the app completes the login', async () => {
  const { username, secret } = await withFactor(site)
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('in')
})

test('a code counts once, also in another login', async () => {
  const { username, secret } = await withFactor(site)
  const code = shownAt(secret, now())
  const [first, other] = [await passwordOf(site, username), await passwordOf(site, username)]
  expect(await stepWith(site, first.step, code)).toBe('in')
  expect(await stepWith(site, other.step, code)).toBe('wrongCode')
  expect(await stepWith(site, first.step, shownAt(secret, later(30)))).toBe('stepOver')
})

test('of several logins that send one code at the same moment one succeeds', async () => {
  const { username, secret } = await withFactor(site)
  const steps = []
  for (let n = 0; n < 3; n += 1) steps.push(await passwordOf(site, username))
  const code = shownAt(secret, now())
  const answers = await Promise.all(steps.map(({ step }) => stepWith(site, step, code)))
  expect(answers.filter(answer => answer === 'in')).toHaveLength(1)
})

test('of several who end one login at the same moment, each with a right code, one is let in', async () => {
  const { username, id, codes } = await withFactor(site)
  const { step } = await passwordOf(site, username)
  const held = await site.db.startTransaction().execute()
  await held.selectFrom('loginSteps').where('userId', '=', id).select('hash').forUpdate().execute()
  const answers = Promise.all(codes.slice(0, 2).map(code => stepWith(site, step, code)))
  await expect.poll(() => waitingForRows(site.db)).toBe(2)
  await held.commit().execute()
  expect((await answers).toSorted()).toEqual(['in', 'stepOver'])
})

test('a code of the period before or after counts, further ones do not', async () => {
  const { username, secret } = await withFactor(site)
  site.wait(5 * minute)
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, shownAt(secret, later(-60)))).toBe('wrongCode')
  expect(await stepWith(site, step, shownAt(secret, later(60)))).toBe('wrongCode')
  expect(await stepWith(site, step, shownAt(secret, later(-30)))).toBe('in')
})

test('another browser cannot end the login, and after ten minutes nobody can', async () => {
  const { username, secret } = await withFactor(site)
  const { step } = await passwordOf(site, username)
  for (const other of [null, '', 'x'.repeat(43)])
    expect(await stepWith(site, other, shownAt(secret, now()))).toBe('stepOver')
  site.wait(10 * minute)
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('stepOver')
})

test('wrong codes are counted as wrong passwords are, and a right password between them forgives none', async () => {
  const { username, secret } = await withFactor(site)
  for (let n = 0; n < 4; n += 1) {
    const { step } = await passwordOf(site, username)
    expect(await stepWith(site, step, '000000')).toBe('wrongCode')
  }
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, '000000')).toBe('wrongCode')
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('accountLocked')
  expect(await tryWith(site, username, goodPassword)).toBe('accountLocked')
  site.wait(minute)
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('in')
})

test('the right password after four wrong ones begins no lockout for the second step', async () => {
  const { username, secret } = await withFactor(site)
  for (let n = 0; n < 4; n += 1) expect(await tryWith(site, username, wrong)).toBe('wrongLogin')
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('in')
  const { step: next } = await passwordOf(site, username)
  expect(await stepWith(site, next, shownAt(secret, later(30)))).toBe('in')
})

test('a known device has a counter of its own for codes as well', async () => {
  const { username } = await site.person()
  const device = await deviceOf(site, username)
  const { secret } = await enrol(username)
  const strange = await passwordOf(site, username)
  for (let n = 0; n < 5; n += 1) await stepWith(site, strange.step, '000000')
  expect(await stepWith(site, strange.step, '000000')).toBe('accountLocked')
  const { code, step } = await passwordOf(site, username, device)
  expect(code).toBe('secondStepNeeded')
  expect(await stepWith(site, step, shownAt(secret, now()), device)).toBe('in')
})

test('after a hundred wrong codes the app is refused, even after a password reset, and a recovery code works', async () => {
  const { username, id, secret, codes } = await withFactor(site)
  await site.db.updateTable('codeApps').set({ failures: mostFailures }).where('userId', '=', id).execute()
  await site.db.transaction().execute(async db => {
    const { passwordHash } = await db
      .selectFrom('users')
      .where('id', '=', id)
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    await setPassword({ ...site.asking(), db }, id, passwordHash ?? '', 'reset')
  })
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('wrongCode')
  expect(await stepWith(site, step, codes[0] ?? '')).toBe('in')
})

test('a new password ends the logins that were begun with the old one', async () => {
  const { username, id, secret } = await withFactor(site)
  const { step } = await passwordOf(site, username)
  await site.db.transaction().execute(db => setPassword({ ...site.asking(), db }, id, 'x', 'reset'))
  expect(await stepWith(site, step, shownAt(secret, now()))).toBe('stepOver')
})

test('a recovery code counts once, and its owner is told in their language', async () => {
  const { username, email, codes } = await withFactor(site, { locale: 'en' })
  const [code = ''] = codes
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, code)).toBe('in')
  const again = await passwordOf(site, username)
  expect(await stepWith(site, again.step, code)).toBe('wrongCode')
  expect(await findFactorMails(site, email)).toEqual(['secondFactorOn en', 'recoveryCodeUsed en'])
})

test('the required factors are told to this browser only', async () => {
  const { username } = await withFactor(site)
  const { step } = await passwordOf(site, username)
  const asking = (mark: string | null) => site.asking({ credentials: { ...noCredentials, step: mark } })
  expect(await findSecondStep(asking(step))).toEqual({ password: false, app: true, passkey: null })
  await expect(findSecondStep(asking(null))).rejects.toMatchObject({ code: 'stepOver' })
})

test('the second factor is off until a code of the app and a recovery code were confirmed', async () => {
  const { username } = await site.person()
  const context = await loggedIn(site, username)
  const { secret } = await startApp(context)
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
  await expect(confirmApp(context, '000000')).rejects.toMatchObject({ code: 'wrongCode' })
  const { codes } = await confirmApp(context, shownAt(secret, now()))
  expect(new Set(codes).size).toBe(10)
  expect(codes.every(code => /^\d{4}-\d{4}-\d{4}$/.test(code))).toBe(true)
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
  await expect(confirmCodes(context, '000000000000')).rejects.toMatchObject({ code: 'wrongCode' })
  expect(await ownFactor(context)).toMatchObject({ isOn: false, codesLeft: 0 })
  await confirmCodes(context, plain(codes[3]))
  expect(await ownFactor(context)).toMatchObject({ isOn: true, hasApp: true, codesLeft: 10 })
  expect(await passwordOf(site, username)).toMatchObject({ code: 'secondStepNeeded' })
})

test('new recovery codes replace the old ones once one of them was typed back', async () => {
  const { context, codes: old, username } = await withFactor(site)
  const { codes } = await makeCodes(context)
  const first = await passwordOf(site, username)
  expect(await stepWith(site, first.step, plain(codes[0]))).toBe('wrongCode')
  expect(await stepWith(site, first.step, old[0] ?? '')).toBe('in')
  await confirmCodes(context, plain(codes[0]))
  const { step } = await passwordOf(site, username)
  expect(await stepWith(site, step, old[1] ?? '')).toBe('wrongCode')
  expect(await stepWith(site, step, plain(codes[0]))).toBe('in')
})

test('with its last part the second factor is off, and its owner is told', async () => {
  const { context, username, email } = await withFactor(site)
  await expect(startApp(context)).rejects.toMatchObject({ code: 'factorThere' })
  await removeApp(context)
  expect(await ownFactor(context)).toMatchObject({ isOn: false, hasApp: false, codesLeft: 0 })
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
  expect(await findFactorMails(site, email)).toEqual(['secondFactorOn de', 'secondFactorOff de'])
  await expect(removeApp(context)).rejects.toMatchObject({ code: 'notFound' })
})

test('asking for a password reset does not skip the second factor', async () => {
  const { username, email } = await withFactor(site)
  await requestReset(site.asking(), email)
  await expect(login(site.asking(), { username, password: goodPassword })).rejects.toMatchObject({
    code: 'secondStepNeeded',
  })
})

test('neither secrets nor codes stand in the database as they are', async () => {
  const { secret, codes } = await withFactor(site)
  const tables = [
    'code_apps',
    'recovery_codes',
    'login_steps',
    'audit',
    'mails',
    'second_factors',
    'incidents',
  ]
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
      site.db,
    )
    const stored = rows.map(({ row }) => row).join('\n')
    for (const word of [secret.replaceAll(' ', ''), ...codes]) {
      expect(stored).not.toContain(word)
      expect(stored).not.toContain(Buffer.from(word).toString('hex'))
    }
  }
})

function later(seconds: number): Date {
  return new Date(now().getTime() + seconds * second)
}

async function sessionsOf(userId: number): Promise<number> {
  const rows = await site.db.selectFrom('sessions').where('userId', '=', userId).select('id').execute()
  return rows.length
}

async function enrol(username: string) {
  const context = await loggedIn(site, username)
  const { secret } = await startApp(context)
  const { codes } = await confirmApp(context, shownAt(secret, now()))
  await confirmCodes(context, plain(codes[0]))
  site.wait(30 * second)
  return { secret }
}
