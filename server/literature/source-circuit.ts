import { SourceFailure } from './source-failure.ts'
import type { SourceClock } from './source-pace.ts'

const failuresToOpen = 3 // in a row
const openFor = 30_000 // milliseconds

/**
 * Circuit breaker: after failures in a row a source is not asked for a while, and requests fail at once with
 * the last failure.
 */
export function circuit({ now }: SourceClock) {
  let failures = 0
  let openUntil = 0
  let last: SourceFailure | undefined

  return {
    /** Throws while the circuit is open. */
    check(): void {
      const left = openUntil - now()
      if (!last || left <= 0) return
      throw new SourceFailure(last.source, last.kind, `not asked again yet: ${last.message}`, {
        retryAfterSeconds: Math.ceil(left / 1000),
      })
    },
    worked(): void {
      failures = 0
    },
    /**
     * Counts a failure. The first request after the pause is tried; if it fails too, the circuit opens again.
     */
    failed(failure: SourceFailure): void {
      last = failure
      failures += 1
      if (failures >= failuresToOpen) openUntil = now() + openFor
    },
  }
}
