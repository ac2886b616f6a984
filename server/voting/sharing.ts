/** Runs work that many callers may request at the same time, by the id of its subject. */
export type Sharing<Result> = (about: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Returns a function that runs at most one work per id at a time. Callers who ask while it is running share
 * the next run, so that its result includes everything that existed when they asked.
 */
export function sharing<Result>(): Sharing<Result> {
  const running = new Map<number, Promise<unknown>>()
  const next = new Map<number, Promise<Result>>()

  function begin(about: number, work: () => Promise<Result>): Promise<Result> {
    const result = work()
    const done = result
      .catch(() => undefined)
      .then(() => {
        if (running.get(about) === done) running.delete(about)
      })
    running.set(about, done)
    return result
  }

  return (about, work) => {
    const current = running.get(about)
    if (!current) return begin(about, work)
    const shared =
      next.get(about) ??
      current.then(() => {
        next.delete(about)
        return begin(about, work)
      })
    next.set(about, shared)
    return shared
  }
}
