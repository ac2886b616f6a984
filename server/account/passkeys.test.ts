import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#server/platform/calls/calls.ts'
import { addPasskey, askNewPasskey, confirmCodes, ownFactor } from './factors.ts'
import { askAnyPasskey, takeSecondStep } from './second-step.ts'
import { noCredentials, openTestAccount, type TestAccount } from './test-account.ts'
import { loggedIn, plain } from './test-factor.ts'
import { testPasskey } from './test-passkey.ts'

let site: TestAccount
beforeAll(async () => {
  site = await openTestAccount()
})
afterAll(() => site.close())

type Passkey = ReturnType<typeof testPasskey>

const someone = async () => loggedIn(site, (await site.person()).username)

async function add(context: Context, passkey: Passkey) {
  const { question } = await askNewPasskey(context)
  return addPasskey(context, { name: 'Stick', passkey: passkey.madeFor(question) })
}

/** Result of a login by a passkey alone: `in`, or the code of the error. */
async function enterBy(passkey: Passkey): Promise<string> {
  const beginning = site.asking()
  const { question } = await askAnyPasskey(beginning)
  const step = beginning.setCookies.get('step') ?? null
  const context = site.asking({ credentials: { ...noCredentials, step } })
  return takeSecondStep(context, { passkey: passkey.answerTo(question) }).then(
    () => 'in',
    error => error.code,
  )
}

test('a passkey alone logs in only after a recovery code was confirmed', async () => {
  const [context, passkey] = [await someone(), testPasskey()]
  const { codes } = await add(context, passkey)
  expect(await enterBy(passkey)).toBe('wrongCode')
  await confirmCodes(context, plain(codes[0]))
  expect(await enterBy(passkey)).toBe('in')
  expect(await enterBy(testPasskey())).toBe('wrongCode')
})

test('a new passkey answers the question of its own session, once', async () => {
  const [context, other, passkey] = [await someone(), await someone(), testPasskey()]
  const { question } = await askNewPasskey(context)
  const given = { name: 'Stick', passkey: passkey.madeFor(question) }
  await expect(addPasskey(other, given)).rejects.toMatchObject({ code: 'wrongCode' })
  await addPasskey(context, given)
  await expect(addPasskey(context, given)).rejects.toMatchObject({ code: 'wrongCode' })
  const wrong = { ...given, passkey: passkey.madeFor({ challenge: 'another' }) }
  await askNewPasskey(context)
  await expect(addPasskey(context, wrong)).rejects.toMatchObject({ code: 'wrongCode' })
})

test('a passkey belongs to one account', async () => {
  const [context, other, passkey] = [await someone(), await someone(), testPasskey()]
  await add(context, passkey)
  for (const again of [context, other])
    await expect(add(again, passkey)).rejects.toMatchObject({ code: 'factorThere' })
  expect((await ownFactor(context)).passkeys).toHaveLength(1)
  expect((await ownFactor(other)).passkeys).toEqual([])
})
