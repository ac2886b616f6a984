import { type Round, sendLoad } from './generator.ts'

export interface Target {
  name: string
  url: string
  unique?: string
  /** Name of the bare server's target with the same bytes. */
  bare?: string
  /** Expected status of every response; 200 by default. */
  status?: 404
}

export const connections = 32
const busy = 0.95 // of a core: above it the generator may be the limit

/**
 * Measures all targets one after the other, again and again, so that other load on the machine affects all
 * alike.
 */
export async function measureRounds(targets: readonly Target[], rounds: number, seconds: number) {
  const results = new Map<string, Round[]>(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      const { url, unique } = target
      const one = await sendLoad({ url, connections, seconds, ...(unique !== undefined && { unique }) })
      complainOf(target, one)
      results.get(target.name)?.push(one)
    }
  }
  return results
}

function complainOf({ name, status }: Target, { answered, refused, failed }: Round): void {
  const wrong = status === 404 ? answered - refused : refused
  if (wrong > 0) throw new Error(`${name}: ${wrong} of ${answered} answers had another status`)
  if (failed > 0) throw new Error(`${name}: ${failed} requests were not answered`)
}

/**
 * Prints a line for each target: median, spread, and the ratio to the bare server if it can be determined.
 */
export function printRounds(targets: readonly Target[], results: Map<string, Round[]>): void {
  for (const { name, bare } of targets) {
    const own = results.get(name) ?? []
    const rps = own.map(one => one.rps)
    const spread = `${Math.round(Math.min(...rps))}–${Math.round(Math.max(...rps))}`
    const p99 = `p99 ${median(own.map(one => one.p99)).toFixed(1)} ms`
    const ratio = bare === undefined ? '' : `, ${ratioOf(own, results.get(bare) ?? [])}`
    console.log(`${name.padEnd(34)} ${Math.round(median(rps))}/s (${spread}), ${p99}${ratio}`)
  }
}

// A generator that cannot send faster makes every server look alike.
function ratioOf(own: Round[], bare: Round[]): string {
  const shares = [...own, ...bare].map(one => one.processor)
  if (shares.some(share => share === null)) return 'no ratio: nobody can tell how busy the generator was'
  const used = Math.max(medianShare(own), medianShare(bare))
  if (used >= busy) return `no ratio: the generator was the limit, with ${Math.round(used * 100)} % of a core`
  return `${(median(own.map(one => one.rps)) / median(bare.map(one => one.rps))).toFixed(3)} × bare`
}

function medianShare(rounds: Round[]): number {
  return median(rounds.map(one => one.processor ?? 1))
}

export function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
