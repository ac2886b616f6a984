import { factorTimes } from '#contract/account/second-factor.ts'
import { lifetimes } from '#contract/account/session.ts'
import { day, second } from '#contract/durations.ts'
import { lifeDays } from '#contract/lives.ts'
import type { CookieName } from '#server/platform/calls/calls.ts'

// The server decides when a session ends; its cookies last as long as the longest one.
const cookies: Record<CookieName, { path: string; seconds: number; isSecure: boolean }> = {
  refresh: { path: '/api/v1/auth', seconds: lifetimes.refreshAtMostWithFactor / 1000, isSecure: true },
  device: { path: '/api/v1/auth', seconds: (lifeDays.knownDevice * day) / second, isSecure: false },
  step: { path: '/api/v1/auth', seconds: factorTimes.step / 1000, isSecure: true },
  pass: { path: '/api/v1/media', seconds: lifetimes.refreshAtMostWithFactor / 1000, isSecure: true },
}

/**
 * Returns the name of a cookie; over https, cookies that grant access get the prefix `__Secure-`, which
 * forbids plain http.
 */
export function cookieName(kind: CookieName, baseUrl: string): string {
  return cookies[kind].isSecure && baseUrl.startsWith('https:') ? `__Secure-${kind}` : kind
}

/** Returns the Set-Cookie header lines of a response. */
export function cookieLines(wanted: ReadonlyMap<CookieName, string | null>, baseUrl: string): string[] {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return [...wanted].map(([kind, value]) => {
    const { path, seconds } = cookies[kind]
    const rules = `Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${value === null ? 0 : seconds}${secure}`
    return `${cookieName(kind, baseUrl)}=${value ?? ''}; ${rules}`
  })
}
