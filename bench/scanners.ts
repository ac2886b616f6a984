import type { BenchSite } from './bench-site.ts'
import { sendLoad } from './generator.ts'

const rate = 300 // requests a second
const seconds = 6
const readers = 4 // at the same time, each requesting one page after the other

interface Waits {
  /** Milliseconds within which 95 of 100 pages were answered. */
  p95: number
  /** The same while scanners request addresses that do not exist. */
  p95Scanned: number
  /** Responses to the scanners per second. */
  scanned: number
}

/** Measures response times of cached pages, alone and while scanners send 300 requests per second. */
export async function measureScanners({ url }: BenchSite): Promise<Waits> {
  const p95 = await readFor(url)
  const scan = sendLoad({ url: `${url}/de/`, unique: 'wp-', rate, connections: 60, seconds })
  const [p95Scanned, { rps }] = await Promise.all([readFor(url), scan])
  return { p95, p95Scanned, scanned: rps }
}

const pages = ['/de', '/en', '/de/info/neuigkeiten', '/de/kontakt', '/en/info/how-to-mri']

async function readFor(url: string): Promise<number> {
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  const reading = Array.from({ length: readers }, async () => {
    for (let n = 0; performance.now() < end; n += 1) {
      const began = performance.now()
      await (await fetch(url + pages[n % pages.length])).arrayBuffer()
      times.push(performance.now() - began)
      await new Promise(resolve => setTimeout(resolve, 20))
    }
  })
  await Promise.all(reading)
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
