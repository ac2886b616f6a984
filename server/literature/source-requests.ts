import { circuit } from './source-circuit.ts'
import { type Exchange, exchange, type SourceRequest } from './source-exchange.ts'
import { SourceFailure } from './source-failure.ts'
import { pace, realSourceClock, type SourceClock } from './source-pace.ts'

/** How a source is reached; one per source and process, so that all requests share its rate limit. */
export interface SourceSettings extends Pick<Exchange, 'source' | 'base' | 'userAgent'> {
  perSecond: number
  waiting?: SourceClock
  silence?: number
  largest?: number
  /** Requests a second that the headers of an answer permit. */
  permittedBy?(headers: Headers): number | undefined
}

export type Ask = <Answer>(request: SourceRequest<Answer>) => Promise<Answer>

const mostAttempts = 3
const firstDelay = 1000 // milliseconds; the second one is twice as long
const longestDelay = 5000 // milliseconds before a retry
const longestSilence = 10_000 // milliseconds
const largestAnswer = 40_000_000 // bytes; two hundred records, some with thousands of authors, are smaller

/**
 * Sends requests to a source at its permitted rate, retries temporary failures, and pauses after failures in
 * a row.
 */
export function sourceRequests(settings: SourceSettings): Ask {
  const { source, perSecond, waiting = realSourceClock, silence = longestSilence, permittedBy } = settings
  const { largest = largestAnswer } = settings
  const breaker = circuit(waiting)
  const places = pace(perSecond, waiting)
  const onHeaders = (headers: Headers) => places.atMost(permittedBy?.(headers) ?? perSecond)
  const once: Ask = async request => {
    breaker.check()
    if (!(await places.turn())) {
      const retryAfterSeconds = places.secondsToNext()
      throw new SourceFailure(source, 'busy', 'too many requests wait here', { retryAfterSeconds })
    }
    return exchange({ ...settings, silence, largest, onHeaders }, request)
  }

  return async request => {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await once(request)
        breaker.worked()
        return answer
      } catch (error) {
        const delay = delayAfter(error, attempt)
        if (delay === null) throw error
        await waiting.wait(delay)
      }
    }
  }

  /** Returns null if the request is not retried. */
  function delayAfter(error: unknown, attempt: number): number | null {
    if (!(error instanceof SourceFailure)) return null
    const { kind, details } = error
    if (kind === 'refused' || kind === 'expired') {
      breaker.worked()
      return null
    }
    const delay = (details.retryAfterSeconds ?? (firstDelay / 1000) * 2 ** (attempt - 1)) * 1000
    if (kind === 'busy') places.hold(delay)
    if (attempt < mostAttempts && delay <= longestDelay && !details.isTimeout) return delay
    breaker.failed(error)
    return null
  }
}
