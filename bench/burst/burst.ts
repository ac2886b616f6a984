// npm run bench -- burst: a thousand clients have the lecture's page open; within ten seconds they read it
// again at a rate that rises to 300 requests per second, while others register. Compared with the same
// without registrations.
import { BenchSite } from '../bench-site.ts'
import { median } from '../rounds.ts'
import { type Answered, areAllAnswered, measured, print, printLoad } from './measured.ts'

export interface Reading {
  url: string
  /** Paths that are read in turn. */
  addresses: string[]
  clients: number
  /** Requests a second at the end of the rise, and from then on. */
  peak: number
  riseSeconds: number
  holdSeconds: number
}

export interface Registering {
  url: string
  /** Registrations per second. */
  rate: number
  seconds: number
}

// The page as a document, and its data as an open page requests them.
const addresses = ['/de/info/hahn-lecture', '/en/info/hahn-lecture', '/de/info/hahn-lecture.data']
const reading = { addresses, clients: 1000, peak: 300, riseSeconds: 10, holdSeconds: 10 }
const registering = { rate: 50, seconds: reading.riseSeconds + reading.holdSeconds }
const rounds = 3
const goal = 300 // milliseconds at p95, for pages

/** Prints the rounds and sets exit code 1 if a response was wrong or pages were slower than their goal. */
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
      if (!areAllAnswered([...alone, ...together, registrations])) process.exitCode = 1
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
  printLoad()
}

const read = (url: string) => measured('bench/burst/readers.ts', { url, ...reading })
const register = (url: string) => measured('bench/burst/registering.ts', { url, ...registering })
