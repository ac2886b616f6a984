import type { Answered } from './measured.ts'

/** Collects the durations of correct responses and counts the others. */
export class Times {
  readonly #taken: number[] = []
  readonly #wrong: Record<string, number> = {}

  /** Waits for a response with this status; `began` is the start of the measured time. */
  async of(asking: Promise<number>, wanted: number, began: number): Promise<void> {
    const status = await asking.catch((error: Error & { code?: string }) => error.code ?? error.message)
    if (status === wanted) this.#taken.push(performance.now() - began)
    else this.#wrong[status] = (this.#wrong[status] ?? 0) + 1
  }

  answered(): Answered {
    const sorted = this.#taken.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return { answers: sorted.length, wrong: this.#wrong, median: at(0.5), p95: at(0.95), slowest: at(1) }
  }
}

/** Runs `work` as often as `dueAt` requires for the seconds since the start, each with its start time. */
export async function onSchedule(
  seconds: number,
  dueAt: (seconds: number) => number,
  work: (n: number, due: number) => Promise<void>,
): Promise<void> {
  const began = performance.now()
  const going: Promise<void>[] = []
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    for (let due = Math.floor(dueAt(passed)); going.length < due; )
      going.push(work(going.length, performance.now()))
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  await Promise.all(going)
}
