import { SourceFailure } from './source-failure.ts'
import type { Waiting } from './source-pace.ts'

const failuresToOpen = 3 // in a row
const openFor = 30_000 // milliseconds

/** After failures in a row a source is left alone for a while: whoever asks is told the last failure at once. */
export function circuit({ now }: Waiting) {
  let failures = 0
  let openUntil = 0
  let last: SourceFailure | undefined

  return {
    /** Throws while it is open. */
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
    /** The first request after a while tries; if it fails too, the source is left alone again. */
    failed(failure: SourceFailure): void {
      last = failure
      failures += 1
      if (failures >= failuresToOpen) openUntil = now() + openFor
    },
  }
}
