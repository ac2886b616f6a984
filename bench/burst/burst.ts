// npm run bench -- burst: a thousand clients have the lecture's page open; for ten seconds more and more of them read it
// again, up to 300 requests a second, while others register. Beside it the same without registrations.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { BenchSite } from '../bench-site.ts'
import { median } from '../rounds.ts'

export interface Reading {
  url: string
  clients: number
  /** Requests a second at the end of the rise, and from then on. */
  peak: number
  riseSeconds: number
  holdSeconds: number
}

export interface Registering {
  url: string
  /** A second. */
  rate: number
  seconds: number
}

export interface Answered {
  answers: number
  /** Requests without the answer that was wanted, by what was wrong. */
  wrong: Record<string, number>
  /** Milliseconds. */
  median: number
  p95: number
  slowest: number
}

const reading = { clients: 1000, peak: 300, riseSeconds: 10, holdSeconds: 10 }
const registering = { rate: 50, seconds: reading.riseSeconds + reading.holdSeconds }
const rounds = 3
const goal = 300 // milliseconds at p95, for pages

/** Prints the rounds and ends with 1 where an answer was wrong or pages were slower than their goal. */
export async function measureBurst(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199), { TRUST_PROXY: '127.0.0.0/8,::1/128' })
  try {
    await site.start()
    printSetting()
    const alone: Answered[] = []
    const together: Answered[] = []
    for (let round = 1; round <= rounds; round += 1) {
      alone.push(print('without registrations', await read(site.url)))
      const [pages, registrations] = await Promise.all([read(site.url), register(site.url)])
      together.push(print('while people register', pages))
      print('  their registrations', registrations)
      judge([...alone, ...together, registrations])
    }
    const p95 = (found: Answered[]) => Math.round(median(found.map(one => one.p95)))
    console.log(
      `p95 of pages: ${p95(together)} ms while people register, ${p95(alone)} ms without; goal ${goal} ms`,
    )
    if (p95(together) > goal) process.exitCode = 1
    console.log(`memory afterwards: ${await site.memory()} MB`)
  } finally {
    await site.stop()
    await site.remove()
  }
}

function printSetting(): void {
  const { clients, peak, riseSeconds, holdSeconds } = reading
  console.log(
    `Node ${process.version}; ${clients} clients, 0 to ${peak} requests/s in ${riseSeconds} s, then ${holdSeconds} s at ${peak}; ` +
      `${registering.rate} registrations/s; site, readers and those who register are processes of their own; LIMITS=off`,
  )
  console.log(
    `load average of the machine: ${loadavg()
      .map(one => one.toFixed(1))
      .join(', ')}`,
  )
}

const read = (url: string) => answerOf(fork('bench/burst/readers.ts', { execArgv: [] }), { url, ...reading })
const register = (url: string) =>
  answerOf(fork('bench/burst/registering.ts', { execArgv: [] }), { url, ...registering })

async function answerOf(child: ChildProcess, work: Reading | Registering): Promise<Answered> {
  child.send(work)
  const [answered] = (await once(child, 'message')) as [Answered]
  return answered
}

function print(name: string, answered: Answered): Answered {
  const { answers, median: middle, p95, slowest, wrong } = answered
  const errors = Object.entries(wrong).map(([what, count]) => `${count} × ${what}`)
  const times = [middle, p95, slowest].map(Math.round)
  console.log(
    `${name.padEnd(24)} ${answers} answers, median ${times[0]} ms, p95 ${times[1]} ms, slowest ${times[2]} ms, ` +
      `errors: ${errors.join(', ') || 'none'}`,
  )
  return answered
}

function judge(found: readonly Answered[]): void {
  if (found.some(({ wrong }) => Object.keys(wrong).length > 0)) process.exitCode = 1
}
