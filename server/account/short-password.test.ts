import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { sessionsOf, startSession } from '#server/platform/sessions/sessions.ts'
import { requestFactorReset, resetDueFactors } from './factor-reset.ts'
import { removeApp } from './factors.ts'
import { login } from './login.ts'
import { resetPassword } from './reset.ts'
import { issueResetToken } from './reset-link.ts'
import { changeOwnProfile } from './self.ts'
import { goodPassword, openTestAccount, type TestAccount } from './test-account.ts'
import { loggedIn, passwordOf, withFactor } from './test-factor.ts'

const short = 'ofen kiel 42'
let site: TestAccount

beforeAll(async () => {
  site = await openTestAccount()
})

afterAll(() => site.close())

const change = (context: Context, oldPassword: string, newPassword: string) =>
  changeOwnProfile(context, { oldPassword, newPassword })
const reset = async (id: number, password: string) =>
  resetPassword(site.asking(), await issueResetToken(site.dependencies, id), password)
const refusedAt = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: 'passwordLength' } },
})

test('without a second factor a password has 15 characters, whichever way it is chosen', async () => {
  const { id, username } = await site.person()
  const context = await loggedIn(site, username)
  for (const password of [short, 'ofen kiel 4242'])
    await expect(change(context, goodPassword, password)).rejects.toMatchObject(refusedAt('newPassword'))
  const token = await issueResetToken(site.dependencies, id)
  await expect(resetPassword(site.asking(), token, short)).rejects.toMatchObject(refusedAt('password'))
  // The refusal does not use up the link.
  await resetPassword(site.asking(), token, 'ofen kiel 42424')
})

test('with a second factor 12 do, when changing and when resetting', async () => {
  const { id, username, context } = await withFactor(site)
  await change(context, goodPassword, short)
  await reset(id, `${short}4`)
  await expect(login(site.asking(), { username, password: `${short}4` })).rejects.toMatchObject({
    code: 'secondStepNeeded',
  })
})

test('a second factor stays until a short password has become a longer one', async () => {
  const { username, context } = await withFactor(site)
  await change(context, goodPassword, short)
  await expect(removeApp(context)).rejects.toMatchObject({ code: 'longerPasswordFirst', status: 409 })
  expect(await passwordOf(site, username)).toMatchObject({ code: 'wrongLogin' })
  await change(context, short, goodPassword)
  await removeApp(context)
  expect(await passwordOf(site, username)).toMatchObject({ code: 'in' })
})

test('a short password stays where others take the second factor away, until it is changed', async () => {
  const { id, username, context } = await withFactor(site)
  await change(context, goodPassword, short)
  const { username: chief } = await site.person({ role: 'admin' })
  await requestFactorReset(await loggedIn(site, chief), id)
  site.wait(day)
  await resetDueFactors(site.dependencies)
  await login(site.asking(), { username, password: short })
  await expect(change(context, short, `${short}4`)).rejects.toMatchObject(refusedAt('newPassword'))
})

test('sessions that began with a second factor end seven days after their beginning once it is off', async () => {
  const { id, context } = await withFactor(site)
  await startSession(site.dependencies, id, 'a phone')
  const days = async () =>
    (await sessionsOf(site.dependencies, id)).map(({ endsAt, createdAt }) => (+endsAt - +createdAt) / day)
  expect(await days()).toEqual([30, 7])
  await removeApp(context)
  expect(await days()).toEqual([7, 7])
})
