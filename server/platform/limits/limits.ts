import { createHmac } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '#contract/errors.ts'
import { type LimitName, type LimitRule, limitTable } from '#contract/limits.ts'
import { sameAddress } from '#contract/mail-host.ts'
import type { Connection, Log } from '#server/platform/database/database.ts'
import { closeCounters, type LimitTimes, openCounters, timesOf } from './counters.ts'
import { limitKeyOf } from './limit-key.ts'

export { countedOnce } from './counted-once.ts'
export { limitKeyOf } from './limit-key.ts'
export { networkOf } from './network.ts'

export interface Limits {
  /**
   * Counts one attempt. `key` is an IP address, or a mail address, session or user id as text, as the limit's rule says.
   * Throws `tooMany` with the seconds to wait, and `unavailable` while durable counters cannot be reached.
   */
  take(name: LimitName, key: string): Promise<void>
  /** Throws like `take` where nothing is left, without counting: a login asks first and takes when it fails. */
  check(name: LimitName, key: string): Promise<void>
  close(): Promise<void>
}

export interface LimitParts {
  /** Counters have connections of their own: a call that holds one in its transaction never waits for a second. */
  connection: Connection
  /** Keys are stored as HMACs: the table names neither addresses nor people. */
  secret: Buffer
  volumeLimits: boolean
  /** Where a setting says how often something may happen. */
  times?: LimitTimes
  log: Log
  /** Told each time somebody is refused. */
  onRefused?: () => void
}

export function createLimits(parts: LimitParts): Limits {
  const { connection, secret, volumeLimits, times, log, onRefused } = parts
  const counters = openCounters(connection, log, times)

  return {
    async take(name, key) {
      if (isOff(name)) return
      await counters.of(name).consume(keyOf(name, key)).catch(refuse)
    },
    async check(name, key) {
      if (isOff(name)) return
      const state = await counters.of(name).get(keyOf(name, key)).catch(refuse)
      if (state && state.consumedPoints >= timesOf(name, times)) refuse(state)
    },
    close: () => closeCounters(counters),
  }

  function isOff(name: LimitName): boolean {
    return limitTable[name].kind === 'volume' && !volumeLimits
  }

  function keyOf(name: LimitName, key: string): string {
    const rule: LimitRule = limitTable[name]
    const plain = rule.by === 'ip' ? limitKeyOf(key) : sameAddress(key)
    return createHmac('sha256', secret).update(`limit:${name}:${plain}`).digest('base64url').slice(0, 32)
  }

  function refuse(reason: unknown): never {
    if (reason instanceof RateLimiterRes) {
      onRefused?.()
      throw fail('tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(reason.msBeforeNext / 1000)) })
    }
    const failure = fail('unavailable', { retryAfterSeconds: 10 })
    failure.cause = reason // logged where the request is known
    throw failure
  }
}
