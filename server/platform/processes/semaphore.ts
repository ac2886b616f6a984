import { fail } from '#contract/errors.ts'

interface Limits {
  atOnce: number
  /** How many may wait; more are refused with `unavailable`. */
  longestQueue?: number
  /** Milliseconds that somebody waits; then they are refused as well. */
  longestWait?: number
  retryAfterSeconds?: number
}

/** Lets a few pieces of work run at once and the others wait, in the order in which they came. */
export function semaphore({
  atOnce,
  longestQueue = Number.POSITIVE_INFINITY,
  longestWait,
  retryAfterSeconds = 5,
}: Limits) {
  const waiting = new Set<() => void>()
  let running = 0

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeout = longestWait && setTimeout(giveUp, longestWait)
      waiting.add(begin)
      function begin() {
        clearTimeout(timeout)
        resolve()
      }
      function giveUp() {
        waiting.delete(begin)
        reject(fail('unavailable', { retryAfterSeconds }))
      }
    })
  }

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.size >= longestQueue) throw fail('unavailable', { retryAfterSeconds })
    else await turn()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else running -= 1
    }
  }
}
