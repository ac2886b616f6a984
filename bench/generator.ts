// Generates the load in a process of its own: wrk if it is installed, otherwise autocannon.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'

export interface Load {
  url: string
  /** Appended to the URL with a number that differs each time. */
  unique?: string
  /** Requests per second; without it as many as the server answers. */
  rate?: number
  connections: number
  seconds: number
}

export interface Sent {
  rps: number
  /** Milliseconds. */
  p99: number
  answered: number
  /** Answers that were neither 2xx nor 3xx. */
  refused: number
  /** Requests without an answer. */
  failed: number
}

/** Results of a round, and the share of a CPU core that the generator used; null if it is unknown. */
export interface Round extends Sent {
  processor: number | null
}

const hasWrk = spawnSync('wrk', ['-v']).error === undefined

/** Name of the generator in the output. */
export const generatorName = hasWrk ? 'wrk, one thread' : 'autocannon'

export async function sendLoad(load: Load): Promise<Round> {
  return hasWrk && load.rate === undefined ? withWrk(load) : withAutocannon(load)
}

async function withWrk({ url, unique, connections, seconds }: Load): Promise<Round> {
  const size = ['-t1', '--timeout', '10s', `-c${connections}`, `-d${seconds}s`]
  const child = spawn('wrk', [...size, '-s', 'bench/wrk.lua', '-H', 'accept-encoding: br', url], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(unique !== undefined && { BENCH_UNIQUE: unique + ownNumber() }) },
  })
  const measure = watchProcessor(child)
  const output = await text(child.stdout)
  const [answered = 0, microseconds = 0, p99 = 0, refused = 0, failed = 0] =
    /result (.+)/.exec(output)?.[1]?.split(' ').map(Number) ?? []
  if (answered === 0) throw new Error(`wrk got no answer of ${url}: ${output}`)
  return { rps: answered / (microseconds / 1e6), p99: p99 / 1000, answered, refused, failed, ...measure() }
}

async function withAutocannon(load: Load): Promise<Round> {
  const child = fork('bench/autocannon-run.ts', { execArgv: [] })
  child.send({ ...load, ...(load.unique !== undefined && { unique: load.unique + ownNumber() }) })
  const measure = watchProcessor(child)
  const [sent] = (await once(child, 'message')) as [Sent]
  return { ...sent, ...measure() }
}

// Makes sure that no two rounds request the same URL.
function ownNumber(): string {
  return `${BigInt(`0x${randomUUID().slice(0, 8)}`)}0`
}

const interval = 100 // milliseconds
const ticks = 100 // clock ticks per second in /proc, on every Linux

/** Starts to measure a process; call the result after its end to get the share of a CPU core that it used. */
function watchProcessor({ pid }: ChildProcess): () => { processor: number | null } {
  const used: { at: number; seconds: number }[] = []
  const timer = setInterval(async () => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields.length < 13) return
    used.push({ at: performance.now() / 1000, seconds: (Number(fields[11]) + Number(fields[12])) / ticks })
  }, interval)
  return () => {
    clearInterval(timer)
    const [first, last] = [used[0], used.at(-1)]
    if (!first || !last || last.at === first.at) return { processor: null }
    return { processor: (last.seconds - first.seconds) / (last.at - first.at) }
  }
}
