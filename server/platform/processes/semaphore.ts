import { fail } from '#contract/errors.ts'

interface Limits {
  atOnce: number
  /** Maximum number of waiting callers; further ones are refused with `unavailable`. */
  longestQueue?: number
  /** Milliseconds that a caller waits before being refused as well. */
  longestWait?: number
  retryAfterSeconds?: number
}

/** Runs a few pieces of work concurrently; the others wait in order of arrival. */
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
