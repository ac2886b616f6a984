import { failureOf, noConnectionFailure } from '#web/failure-of.ts'
import { currentLanguage, jsonHeaders } from './current-language.ts'

// The access token is held only in memory: after a reload the page requests a new one with the HttpOnly
// cookie.
let token: string | null = null
let isOurs = async (_token: string): Promise<boolean> => true
let refreshing: Promise<string | null> | null = null

/** Returns the access token, or null if the page has none; public pages never request one. */
export async function accessToken(): Promise<string | null> {
  return token
}

/** By what it is known that a new token is of those whose screens these are; else it is as if nobody were logged in. */
export function knowTokensBy(check: typeof isOurs): void {
  isOurs = check
}

/**
 * Returns a new access token, requested with the refresh cookie; concurrent callers share one request. Null
 * if no user is logged in. Throws a `Failure` without a connection or from status 429 on.
 */
export function refreshedToken(): Promise<string | null> {
  if (typeof location === 'undefined' || !isBackstage()) return Promise.resolve(null)
  refreshing ??= refresh().finally(() => {
    refreshing = null
  })
  return refreshing
}

async function refresh(): Promise<string | null> {
  const answer = await fetch('/api/v1/auth/refresh', {
    method: 'POST',
    headers: jsonHeaders(),
    credentials: 'same-origin',
    body: '{}',
  }).catch(() => {
    throw noConnectionFailure(currentLanguage())
  })
  // Only a refusal below status 429 means that no user is logged in.
  if (answer.status >= 429) throw failureOf(answer, await answer.json().catch(() => null))
  const found = answer.ok ? ((await answer.json()) as { token: string }).token : null
  token = found && (await isOurs(found)) ? found : null
  return token
}

function isBackstage(): boolean {
  return /^\/(de|en)\/backstage(\/|$)/.test(location.pathname)
}
