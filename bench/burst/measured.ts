import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'

/** Results of a process that sends requests. */
export interface Answered {
  answers: number
  /** Number of requests without the expected response, by what was wrong. */
  wrong: Record<string, number>
  /** Milliseconds. */
  median: number
  p95: number
  slowest: number
}

/** Runs the work in a process of its own, which sends back its results. */
export async function measured<Found extends Answered>(program: string, work: object): Promise<Found> {
  const child = fork(program, { execArgv: [] })
  child.send(work)
  const [found] = (await once(child, 'message')) as [Found]
  return found
}

export function print<Found extends Answered>(name: string, answered: Found): Found {
  const { answers, median, p95, slowest, wrong } = answered
  const errors = Object.entries(wrong).map(([what, count]) => `${count} × ${what}`)
  const times = [median, p95, slowest].map(Math.round)
  console.log(
    `${name.padEnd(24)} ${answers} answers, median ${times[0]} ms, p95 ${times[1]} ms, slowest ${times[2]} ms, ` +
      `errors: ${errors.join(', ') || 'none'}`,
  )
  return answered
}

export function areAllAnswered(found: readonly Answered[]): boolean {
  return found.every(({ wrong }) => Object.keys(wrong).length === 0)
}

/** Other load on the machine makes every response slower. */
export function printLoad(): void {
  const averages = loadavg().map(one => one.toFixed(1))
  console.log(`load average of the machine: ${averages.join(', ')}`)
}
