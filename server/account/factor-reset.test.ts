import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { callerOf, startSession } from '#server/platform/sessions/sessions.ts'
import {
  checkKeepLink,
  findFactorState,
  requestFactorReset,
  resetDueFactors,
  stopResetByLink,
  withdrawReset,
} from './factor-reset.ts'
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
  expect(await requestFactorReset(admin, id)).toMatchObject({
    isOn: true,
    reset: { askedBy: expect.any(String) },
  })
  site.wait(24 * hour - minute)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'secondStepNeeded' })
  site.wait(minute)
  const { token } = await freshSession(id)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
  expect(await callerOf(site.dependencies, token)).toBeNull()
  expect(await findFactorState(admin, id)).toEqual({ isOn: false, reset: null })
  expect(await findFactorMails(site, email)).toEqual([
    'secondFactorOn de',
    'secondFactorResetAsked de',
    'secondFactorResetDone de',
  ])
})

test('asking for a reset again neither moves its time nor sends a second letter', async () => {
  const { id, email } = await withFactor(site)
  const first = await requestFactorReset(admin, id)
  site.wait(hour)
  expect(await requestFactorReset(admin, id)).toEqual(first)
  expect(await findFactorMails(site, email)).toEqual(['secondFactorOn de', 'secondFactorResetAsked de'])
})

test('the owner stops a reset by the link in the letter, which works once', async () => {
  const { id, username, email } = await withFactor(site)
  await requestFactorReset(admin, id)
  const token = await tokenIn(email)
  expect(await checkKeepLink(site.asking(), token)).toEqual({ valid: true })
  await within(site.asking(), inside => stopResetByLink(inside, token))
  site.wait(25 * hour)
  await reset()
  expect(await passwordOf(site, username)).toMatchObject({ code: 'secondStepNeeded' })
  await expect(checkKeepLink(site.asking(), token)).rejects.toMatchObject({ code: 'linkExpired' })
  expect((await findFactorMails(site, email)).at(-1)).toBe('secondFactorKept de')
})

test('an administrator withdraws a reset, after which the link has expired', async () => {
  const { id, email } = await withFactor(site)
  await requestFactorReset(admin, id)
  await within(admin, inside => withdrawReset(inside, id))
  expect(await findFactorState(admin, id)).toEqual({ isOn: true, reset: null })
  await expect(checkKeepLink(site.asking(), await tokenIn(email))).rejects.toMatchObject({
    code: 'linkExpired',
  })
  await expect(within(admin, inside => withdrawReset(inside, id))).rejects.toMatchObject({ code: 'notFound' })
})

test('the link expires once the owner has removed the second factor', async () => {
  const { id, email, context } = await withFactor(site)
  await requestFactorReset(admin, id)
  await removeApp(context)
  await expect(checkKeepLink(site.asking(), await tokenIn(email))).rejects.toMatchObject({
    code: 'linkExpired',
  })
})

test('a reset is refused for the own account and for an account without a second factor', async () => {
  const { id } = await site.person()
  await expect(requestFactorReset(admin, id)).rejects.toMatchObject({ code: 'factorMissing' })
  await expect(requestFactorReset(admin, admin.caller?.id ?? 0)).rejects.toMatchObject({ code: 'notAllowed' })
})

test('each request for it is an incident that names the account', async () => {
  const { id } = await withFactor(site)
  await requestFactorReset(admin, id)
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

// As if the user had logged in on another device meanwhile.
function freshSession(userId: number) {
  return startSession(site.dependencies, userId, 'a browser')
}
