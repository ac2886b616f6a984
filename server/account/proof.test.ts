import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { addPasskey, askNewPasskey } from './factors.ts'
import { askProof, prove } from './proof.ts'
import { goodPassword, openTestAccount, type TestAccount, wrong } from './test-account.ts'
import { loggedIn, shownAt, withFactor } from './test-factor.ts'
import { testPasskey } from './test-passkey.ts'

let site: TestAccount
beforeAll(async () => {
  site = await openTestAccount()
})
afterAll(() => site.close())

const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    error => error.code,
  )

/** When the caller last proved their identity in this session. */
const provedAt = ({ caller }: Context) =>
  site.db
    .selectFrom('sessions')
    .where('id', '=', caller?.sessionId ?? 0)
    .select('provedAt')
    .executeTakeFirstOrThrow()

test('after ten wrong passwords the right one is refused too', async () => {
  const context = await loggedIn(site, (await site.person()).username)
  await prove(context, { password: goodPassword })
  for (let n = 0; n < limitTable.ownAccount.times; n += 1)
    expect(await codeOf(prove(context, { password: wrong }))).toBe('wrongPassword')
  expect(await codeOf(prove(context, { password: goodPassword }))).toBe('tooMany')
})

test('with a second factor only its code is proof, and a wrong one proves nothing', async () => {
  const { context, secret } = await withFactor(site)
  const before = await provedAt(context)
  expect(await codeOf(prove(context, { password: goodPassword }))).toBe('wrongCode')
  expect(await codeOf(prove(context, { code: '000000' }))).toBe('wrongCode')
  expect(await provedAt(context)).toEqual(before)
  await prove(context, { code: shownAt(secret, site.dependencies.clock()) })
  expect((await provedAt(context)).provedAt).toEqual(site.dependencies.clock())
})

test('a passkey proves by answering the question of this session, once', async () => {
  const { context } = await withFactor(site)
  const device = testPasskey()
  const { question } = await askNewPasskey(context)
  await addPasskey(context, { name: 'Stick', passkey: device.madeFor(question) })
  const { passkey } = await askProof(context)
  const answer = device.answerTo(passkey ?? {})
  expect(await codeOf(prove(context, { passkey: device.answerTo({ challenge: 'another' }) }))).toBe(
    'wrongCode',
  )
  expect(await codeOf(prove(context, { passkey: answer }))).toBe('wrongCode')
  const asked = await askProof(context)
  const right = device.answerTo(asked.passkey ?? {})
  await prove(context, { passkey: right })
  expect(await codeOf(prove(context, { passkey: right }))).toBe('wrongCode')
})
