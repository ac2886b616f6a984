import { fail } from '#contract/errors.ts'

/** Lets a few pieces of work run at once and the others wait; throws `unavailable` when too many wait. */
export function takingTurns(atOnce: number, longestQueue: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (waiting.length >= longestQueue) throw fail('unavailable', { retryAfterSeconds: 5 })
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
