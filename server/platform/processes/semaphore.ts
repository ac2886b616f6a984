import { fail } from '#contract/errors.ts'

interface Limits {
  atOnce: number
  /** How many may wait; more are refused with `unavailable`. */
  longestQueue?: number
  retryAfterSeconds?: number
}

/** Lets a few pieces of work run at once and the others wait, in the order in which they came. */
export function semaphore({
  atOnce,
  longestQueue = Number.POSITIVE_INFINITY,
  retryAfterSeconds = 5,
}: Limits) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.length >= longestQueue) throw fail('unavailable', { retryAfterSeconds })
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
