import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { key } from '../fields.ts'
import { linkCallMeta } from '../links.ts'
import { user } from '../people/user.ts'
import { factorResetApi, ownFactorApi } from './factor-api.ts'
import { newPassword } from './password.ts'
import { askedFor, factorAnswer, passkeyQuestion } from './second-factor.ts'
import { selfApi } from './self-api.ts'

const token = z.string().max(200)
const longestName = 254 // an e-mail address, RFC 5321 §4.5.3.1.3

/** Username or e-mail address: a user who has forgotten the password may know only the username. */
const nameOrEmail = key(longestName, 'validUsername').min(1, { error: 'validUsername' })

const byToken = z.strictObject({ token })
const tokens = z.object({ token: z.string(), refreshToken: z.string() })

export const accountApi = {
  login: call('POST /auth/login', { may: 'public', inTransaction: false, limitBy: { itself: 'login' } })
    .input(
      z.strictObject({
        username: nameOrEmail,
        password: z.string().min(1, { error: 'validPassword' }).max(256, { error: 'validPassword' }),
      }),
    )
    .output(tokens.extend({ user })),
  /** Returns what the login started in this browser still requires after the password. */
  findSecondStep: call('GET /auth/second-step', { may: 'public' }).input(z.strictObject({})).output(askedFor),
  /** Completes the login with a code or a passkey; a passkey may also start it. */
  takeSecondStep: call('POST /auth/second-step', {
    may: 'public',
    inTransaction: false,
    limitBy: { itself: 'login' },
  })
    .input(z.strictObject(factorAnswer))
    .output(tokens.extend({ user })),
  /** Starts a login without a password: returns a challenge that any user's passkey may answer. */
  askPasskey: call('POST /auth/passkey-question', {
    may: 'public',
    inTransaction: false,
    limitBy: { ip: 'passkeyQuestion' },
  })
    .input(z.strictObject({}))
    .output(z.object({ question: passkeyQuestion })),
  logout: call('POST /auth/logout', { may: 'public', limitBy: { ip: 'logout' }, status: 204 })
    .input(z.strictObject({ refreshToken: token.optional() }))
    .output(nothing),
  refresh: call('POST /auth/refresh', { may: 'public', inTransaction: false, limitBy: { itself: 'refresh' } })
    .input(z.strictObject({ refreshToken: token.optional() }))
    .output(tokens),
  me: call('GET /auth/me', { may: 'staff', beforeFactor: true }).input(z.strictObject({})).output(user),
  requestReset: call('POST /auth/reset-password-request', {
    may: 'public',
    limitBy: { ip: 'resetRequest' },
    status: 202,
    inTransaction: false,
  })
    .input(z.strictObject({ email: nameOrEmail }))
    .output(nothing),
  checkReset: call('GET /auth/reset-password-request/{token}', {
    ...linkCallMeta,
  })
    .input(byToken)
    .output(z.object({ valid: z.literal(true) })),
  resetPassword: call('PATCH /auth/reset-password/{token}', {
    ...linkCallMeta,
    status: 204,
    inTransaction: false,
  })
    .input(byToken.extend({ password: newPassword }))
    .output(nothing),
  checkEmail: call('GET /auth/confirm-email/{token}', linkCallMeta)
    .input(byToken)
    .output(z.object({ valid: z.literal(true) })),
  confirmEmail: call('PATCH /auth/confirm-email/{token}', {
    ...linkCallMeta,
    status: 204,
  })
    .input(byToken)
    .output(nothing),
  self: { ...selfApi, factor: ownFactorApi },
  factorOf: factorResetApi,
}
