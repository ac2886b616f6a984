import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { callerOf, startSession } from '#server/platform/sessions/sessions.ts'
import { askReset, checkKeep, factorOf, keepFactor, resetDueFactors, withdrawReset } from './factor-reset.ts'
import { removeApp } from './factors.ts'
import { openTestAccount, type TestAccount } from './test-account.ts'
import { loggedIn, passwordOf, withFactor } from './test-factor.ts'
import { findFactorMails } from './test-letters.ts'

let site: TestAccount
let admin: Context

beforeAll(async () => {
  site = await openTestAccount()
  const { username } = await site.person({ role: 'admin' })
  admin = await loggedIn(site, username)
})

afterAll(() => site.close())

const reset = () => resetDueFactors(site.dependencies)
const within = <T>(context: Context, work: (inside: Context) => Promise<T>) =>
  transact(site.db, db => work({ ...context, db }))

test('a second factor is taken away a day after an administrator asked for it, with all sessions', async () => {
  const { id, username, email } = await withFactor(site)
  expect(await askReset(admin, id)).toMatchObject({ isOn: true, reset: { askedBy: expect.any(String) } })
  site.wait(24 * hour - minute)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'secondStepNeeded' })
  site.wait(minute)
  const { token } = await freshSession(id)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
  expect(await callerOf(site.dependencies, token)).toBeNull()
  expect(await factorOf(admin, id)).toEqual({ isOn: false, reset: null })
  expect(await findFactorMails(site, email)).toEqual([
    'secondFactorOn de',
    'secondFactorResetAsked de',
    'secondFactorResetDone de',
  ])
})

test('asking again moves no end and writes no second letter', async () => {
  const { id, email } = await withFactor(site)
  const first = await askReset(admin, id)
  site.wait(hour)
  expect(await askReset(admin, id)).toEqual(first)
  expect(await findFactorMails(site, email)).toEqual(['secondFactorOn de', 'secondFactorResetAsked de'])
})

test('the owner stops it by the link of the letter, once', async () => {
  const { id, username, email } = await withFactor(site)
  await askReset(admin, id)
  const token = await tokenIn(email)
  expect(await checkKeep(site.asking(), token)).toEqual({ valid: true })
  await within(site.asking(), inside => keepFactor(inside, token))
  site.wait(25 * hour)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'secondStepNeeded' })
  await expect(checkKeep(site.asking(), token)).rejects.toMatchObject({ code: 'linkExpired' })
  expect((await findFactorMails(site, email)).at(-1)).toBe('secondFactorKept de')
})

test('an administrator takes it back, and the link stops nothing any more', async () => {
  const { id, email } = await withFactor(site)
  await askReset(admin, id)
  await within(admin, inside => withdrawReset(inside, id))
  expect(await factorOf(admin, id)).toEqual({ isOn: true, reset: null })
  await expect(checkKeep(site.asking(), await tokenIn(email))).rejects.toMatchObject({ code: 'linkExpired' })
  await expect(within(admin, inside => withdrawReset(inside, id))).rejects.toMatchObject({ code: 'notFound' })
})

test('once its owner has removed it by themselves, the link says that there is nothing to keep', async () => {
  const { id, email, context } = await withFactor(site)
  await askReset(admin, id)
  await removeApp(context)
  await expect(checkKeep(site.asking(), await tokenIn(email))).rejects.toMatchObject({ code: 'linkExpired' })
})

test('nobody asks for their own, nor for one that is not there', async () => {
  const { id } = await site.person()
  await expect(askReset(admin, id)).rejects.toMatchObject({ code: 'factorMissing' })
  await expect(askReset(admin, admin.caller?.id ?? 0)).rejects.toMatchObject({ code: 'notAllowed' })
})

test('each request for it is an incident that names the account', async () => {
  const { id } = await withFactor(site)
  await askReset(admin, id)
  const incident = await site.db
    .selectFrom('incidents')
    .where('userId', '=', id)
    .select(['cause', 'type', 'severity'])
    .executeTakeFirstOrThrow()
  expect(incident).toEqual({
    type: 'accountSecurityIssue',
    severity: 'medium',
    cause: 'secondFactorResetAsked',
  })
})

async function tokenIn(recipient: string): Promise<string> {
  const letter = await site.db
    .selectFrom('mails')
    .where('recipient', '=', recipient)
    .where('purpose', '=', 'secondFactorResetAsked')
    .select(['sealedTokens', 'messageId'])
    .executeTakeFirstOrThrow()
  return unseal(letter.sealedTokens ?? Buffer.alloc(0), letter.messageId, site.dependencies.secret).link ?? ''
}

// As if they had logged in on another device meanwhile.
function freshSession(userId: number) {
  return startSession(site.dependencies, userId, 'a browser')
}
