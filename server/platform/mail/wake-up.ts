/**
 * Wakes waiting callers. A caller that reads `count` before looking for work misses no wake-up in between.
 */
export class WakeUp {
  readonly #waiting = new Set<() => void>()
  count = 0
  isStopped = false

  wake(): void {
    this.count += 1
    for (const resume of this.#waiting) resume()
  }

  /** Wakes all waiting callers for the last time. */
  stop(): void {
    this.isStopped = true
    this.wake()
  }

  /** Resolves after the milliseconds, or as soon as `count` differs from `seen`. */
  wait(milliseconds: number, seen = this.count): Promise<void> {
    if (this.isStopped || this.count !== seen) return Promise.resolve()
    return new Promise(resolve => {
      const resume = () => {
        clearTimeout(timer)
        this.#waiting.delete(resume)
        resolve()
      }
      const timer = setTimeout(resume, milliseconds)
      this.#waiting.add(resume)
    })
  }
}
