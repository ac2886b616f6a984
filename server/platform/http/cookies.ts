import { lifetimes } from '#contract/account/session.ts'
import { refreshCookieName } from './asking.ts'

const deviceYear = 31_536_000 // seconds

/** The Set-Cookie lines of an answer. */
export function cookieLines(
  cookies: ReadonlyMap<'refresh' | 'device', string | null>,
  baseUrl: string,
): string[] {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : ''
  return [...cookies].map(([kind, value]) => {
    const name = kind === 'refresh' ? refreshCookieName(baseUrl) : 'device'
    const age = value === null ? 0 : kind === 'refresh' ? lifetimes.refreshAtMost / 1000 : deviceYear
    return `${name}=${value ?? ''}; Path=/api/v1/auth; HttpOnly; SameSite=Strict; Max-Age=${age}${secure}`
  })
}
