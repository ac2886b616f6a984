import { failureOf, noConnection } from '#web/failure-of.ts'
import { currentLanguage, jsonHeaders } from './current-language.ts'

// The access token lives in memory only: a reload asks for a new one with the HttpOnly cookie.
let token: string | null = null
let isOurs = async (_token: string): Promise<boolean> => true
let refreshing: Promise<string | null> | null = null

/** The access token, if this page is a logged-in one; public pages never ask for one. */
export async function accessToken(): Promise<string | null> {
  return token
}

/** By what it is known that a new token is of those whose screens these are; else it is as if nobody were logged in. */
export function knowTokensBy(check: typeof isOurs): void {
  isOurs = check
}

/**
 * A new access token from the refresh cookie, asked for once however many calls need it; null where nobody is logged
 * in. Throws a `Failure` where that cannot be told now.
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
    throw noConnection(currentLanguage())
  })
  // Only a refusal says that nobody is logged in.
  if (answer.status >= 429) throw failureOf(answer, await answer.json().catch(() => null))
  const found = answer.ok ? ((await answer.json()) as { token: string }).token : null
  token = found && (await isOurs(found)) ? found : null
  return token
}

function isBackstage(): boolean {
  return /^\/(de|en)\/backstage(\/|$)/.test(location.pathname)
}
