import { backstagePlace } from '#contract/backstage-place.ts'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  endSession,
  passOf,
  refreshSession,
  sessionOf,
  type Tokens,
} from '#server/platform/sessions/sessions.ts'
import { report } from '#server/security/security.ts'

export { turnOff } from './factors.ts'
export { login } from './login.ts'
export { warnOfPasskeys } from './passkeys.ts'
export { checkReset, requestReset, resetPassword, setPassword } from './reset.ts'
export { issueResetToken } from './reset-link.ts'

/** Ends the session of every token that the request carries; succeeds as well without any. */
export async function logout(context: Context, refreshToken: string | undefined): Promise<undefined> {
  const { credentials, setCookies } = context
  await endSession(context, [credentials.accessToken, credentials.refreshToken, refreshToken])
  setCookies.set('refresh', null).set('pass', null)
}

/**
 * Returns new tokens for a refresh token from the body or the cookie. Reuse of one replaced long before ends
 * its session.
 */
export async function refresh(context: Context, fromBody: string | undefined): Promise<Tokens> {
  const refreshToken = fromBody ?? context.credentials.refreshToken
  const sessionId = await sessionOf(context, refreshToken)
  await context.limits.take('refresh', sessionId ? `session ${sessionId}` : `address ${context.ip}`)
  const refreshed = await refreshSession(context, refreshToken, backstagePlace(context.referrer))
  if (refreshed.outcome === 'reused') await reportReuse(context, refreshed.userId)
  if (refreshed.outcome !== 'refreshed') {
    context.setCookies.set('refresh', null).set('pass', null)
    throw fail('notLoggedIn')
  }
  const { refreshToken: next } = refreshed.tokens
  context.setCookies.set('refresh', next).set('pass', await passOf(context, next))
  return refreshed.tokens
}

async function reportReuse(context: Context, userId: number): Promise<void> {
  const groupKey = `refresh token used again ${userId}`
  await report(context, {
    cause: 'refreshTokenReused',
    userId,
    groupKey,
    done: [{ step: 'sessionEnded' }],
  })
}
