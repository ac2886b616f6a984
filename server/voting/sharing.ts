/** Work that many ask for at the same time, by what it is about. */
export type Sharing<Result> = (about: number, work: () => Promise<Result>) => Promise<Result>

/**
 * Does one piece of work about the same thing at a time. Who asks while it is being done shares the next one with
 * everybody else who does, so that its result leaves out nothing that was there when they asked.
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
