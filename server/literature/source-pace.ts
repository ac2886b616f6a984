/** The clock of requests to a source, replaceable in tests. */
export interface SourceClock {
  /** Milliseconds of a monotonic clock. */
  now(): number
  wait(milliseconds: number): Promise<void>
}

export const realSourceClock: SourceClock = {
  now: () => performance.now(),
  wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds)),
}

const longestQueue = 15_000 // milliseconds that a request may wait for its turn
const longestHold = 600_000 // milliseconds; a longer pause requested by a source is cut to this

/** Spaces requests evenly, in one queue for the whole process. */
export function pace(perSecond: number, { now, wait }: SourceClock) {
  let gap = Math.ceil(1000 / perSecond)
  let next = 0

  return {
    /** Waits for the next turn. Returns false at once if the queue is too long. */
    async turn(): Promise<boolean> {
      const place = Math.max(next, now())
      const ahead = place - now()
      if (ahead > longestQueue) return false
      next = place + gap
      if (ahead > 0) await wait(ahead)
      return true
    },
    /** Delays all further requests by this many milliseconds. */
    hold(milliseconds: number): void {
      next = Math.max(next, now() + Math.min(milliseconds, longestHold))
    },
    /** Reduces the rate to what the source permits. */
    atMost(requests: number): void {
      if (requests > 0) gap = Math.max(gap, Math.ceil(1000 / requests))
    },
    secondsToNext: () => Math.ceil(Math.max(0, next - now()) / 1000),
  }
}
