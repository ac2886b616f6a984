/** Wakes those who wait. Who noted `rings` before looking around misses none that came meanwhile. */
export class Bell {
  readonly #waiting = new Set<() => void>()
  rings = 0
  isOver = false

  ring(): void {
    this.rings += 1
    for (const wake of this.#waiting) wake()
  }

  end(): void {
    this.isOver = true
    this.ring()
  }

  /** Resolves after the milliseconds, or as soon as it has rung since `heard`. */
  wait(milliseconds: number, heard = this.rings): Promise<void> {
    if (this.isOver || this.rings !== heard) return Promise.resolve()
    return new Promise(resolve => {
      const wake = () => {
        clearTimeout(timer)
        this.#waiting.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, milliseconds)
      this.#waiting.add(wake)
    })
  }
}
