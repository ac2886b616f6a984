import { createHmac } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { fail } from '#contract/errors.ts'
import { type LimitName, type LimitRule, limitTable } from '#contract/limits.ts'
import { comparableAddress } from '#contract/mail-host.ts'
import type { Connection, Log } from '#server/platform/database/database.ts'
import { closeCounters, type LimitTimes, openCounters, timesOf } from './counters.ts'
import { limitKeyOf } from './limit-key.ts'

export { countedOnce } from './counted-once.ts'
export { limitKeyOf } from './limit-key.ts'
export { networkOf } from './network.ts'

export interface Limits {
  /**
   * Counts one attempt. `key` is an IP address, an e-mail address, or a session or user id as text, depending
   * on the limit. Throws `tooMany` with the seconds to wait, and `unavailable` while durable counters cannot
   * be reached.
   */
  take(name: LimitName, key: string): Promise<void>
  /** Throws like `take` if nothing is left, without counting: a login checks first, and takes if it fails. */
  check(name: LimitName, key: string): Promise<void>
  close(): Promise<void>
}

export interface LimitParts {
  /**
   * Connection for the counters' own pool, so that a call within a transaction never waits for a second
   * connection.
   */
  connection: Connection
  /** Secret of the HMACs as which keys are stored: the table contains neither addresses nor names. */
  secret: Buffer
  volumeLimits: boolean
  /** Overrides of the number of times, from settings. */
  times?: LimitTimes
  log: Log
  /** Called each time a request is refused. */
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
    const plain = rule.by === 'ip' ? limitKeyOf(key) : comparableAddress(key)
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
