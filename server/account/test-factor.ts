import type { LightMyRequestResponse } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Context } from '#server/platform/calls/calls.ts'
import { callerOf } from '#server/platform/sessions/sessions.ts'
import { login } from './account.ts'
import { confirmApp, confirmCodes, startApp } from './factors.ts'
import { takeSecondStep } from './second-step.ts'
import { goodPassword, noCredentials, type TestAccount } from './test-account.ts'

/** Returns the code that an authenticator app shows at this moment. */
export function shownAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: now.getTime(),
  })
}

/** Creates a user with an app and ten recovery codes. */
export async function withFactor(site: TestAccount, facts: Parameters<TestAccount['person']>[0] = {}) {
  const person = await site.person(facts)
  const context = await loggedIn(site, person.username)
  const { secret } = await startApp(context)
  const { codes } = await confirmApp(context, shownAt(secret, site.dependencies.clock()))
  await confirmCodes(context, plain(codes[0]))
  site.wait(30_000) // the code just used is not accepted again
  return { ...person, secret, codes: codes.map(plain), context }
}

/** Context of a user who has just logged in by password alone. */
export async function loggedIn(site: TestAccount, username: string): Promise<Context> {
  const { token } = await login(site.asking(), { username, password: goodPassword })
  const caller = await callerOf(site.dependencies, token)
  if (!caller) throw new Error(`${username} has no session.`)
  return { ...site.asking(), caller }
}

/** Logs in a user with a second factor by password; returns the error code and the step cookie. */
export async function passwordOf(site: TestAccount, username: string, device: string | null = null) {
  const context = site.asking({ credentials: { ...noCredentials, device } })
  const code = await login(context, { username, password: goodPassword }).then(
    () => 'in',
    error => error.code,
  )
  return { code, step: context.setCookies.get('step') ?? null, setCookies: context.setCookies }
}

/** Result of a second step with this step cookie: `in`, or the code of the error. */
export async function stepWith(
  site: TestAccount,
  step: string | null,
  code: string,
  device: string | null = null,
): Promise<string> {
  const context = site.asking({ credentials: { ...noCredentials, step, device } })
  return takeSecondStep(context, { code }).then(
    () => 'in',
    error => error.code,
  )
}

type Own = (method: 'POST' | 'PUT', path: string, payload: object) => Promise<LightMyRequestResponse>

/** Sets up an app and recovery codes through the API of the user's own second factor. */
export async function enrol(own: Own): Promise<void> {
  const { secret } = (await own('POST', '/app', {})).json()
  const { codes } = (await own('PUT', '/app', { code: shownAt(secret, new Date()) })).json()
  expect((await own('PUT', '/codes', { code: codes[0] })).statusCode).toBe(204)
}

export function plain(code = ''): string {
  return code.replaceAll('-', '')
}
