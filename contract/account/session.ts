import { day, hour, minute } from '../durations.ts'
import { lifeDays, lifeMinutes } from '../lives.ts'

/** Lifetimes of tokens, in milliseconds. */
export const lifetimes = {
  access: 10 * minute,
  refreshIdle: 12 * hour,
  refreshAtMost: lifeDays.session * day,
  refreshAtMostWithFactor: lifeDays.sessionWithFactor * day,
  /** Two tabs that refresh within this time get the same new token. */
  refreshGrace: 10_000,
  resetLink: lifeMinutes.passwordReset * minute,
  invitation: lifeDays.invitation * day,
  emailLink: lifeDays.unconfirmedEmail * day,
} as const

const ownPath = /^\/(de|en)\/backstage(\/|$)/

/** Returns the path to return to after login, or null if it is not a backstage page of this site. */
export function safeReturn(address: string | null | undefined, origin: string): string | null {
  if (!address || /[\p{Cc}\\]|%0d|%0a|%5c/iu.test(address) || !address.startsWith('/')) return null
  try {
    const url = new URL(address, origin)
    const isOwn = url.origin === new URL(origin).origin && ownPath.test(url.pathname)
    return isOwn ? url.pathname + url.search : null
  } catch {
    return null
  }
}
