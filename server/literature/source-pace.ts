/** Time as the requests to a source see it, so that tests need not wait. */
export interface Waiting {
  /** Milliseconds of a clock that is never set. */
  now(): number
  wait(milliseconds: number): Promise<void>
}

export const realWaiting: Waiting = {
  now: () => performance.now(),
  wait: milliseconds => new Promise(resolve => void setTimeout(resolve, milliseconds)),
}

const longestQueue = 15_000 // milliseconds ahead that a request may be put
const longestHold = 600_000 // milliseconds; whoever says longer is asked again after this

/** Lets requests begin with equal distances, all of the process one behind the other. */
export function pace(perSecond: number, { now, wait }: Waiting) {
  let gap = Math.ceil(1000 / perSecond)
  let next = 0

  return {
    /** Waits for the next place. False, at once, where it is too far away. */
    async turn(): Promise<boolean> {
      const place = Math.max(next, now())
      const ahead = place - now()
      if (ahead > longestQueue) return false
      next = place + gap
      if (ahead > 0) await wait(ahead)
      return true
    },
    /** No request begins before this many milliseconds have passed. */
    hold(milliseconds: number): void {
      next = Math.max(next, now() + Math.min(milliseconds, longestHold))
    },
    /** Never more than the source itself permits. */
    atMost(requests: number): void {
      if (requests > 0) gap = Math.max(gap, Math.ceil(1000 / requests))
    },
    secondsToNext: () => Math.ceil(Math.max(0, next - now()) / 1000),
  }
}
