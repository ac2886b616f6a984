// Lighthouse for phones, median of five, of the pages that stand for all. It is fetched when it is run, for it is large
// and nobody else needs it.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BenchSite } from './bench-site.ts'

const version = '13.5.0'
const runs = 5
const pages = [
  '/de',
  '/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld',
  '/de/kontakt',
  '/de/info/wie-funktioniert-mrt',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking'
const run = promisify(execFile)

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Scores of 100, and the moments of the paints in milliseconds. */
export async function measureLighthouse(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  const folder = await mkdtemp(join(tmpdir(), 'larmor-lighthouse-'))
  await site.start()
  await new Promise(resolve => setTimeout(resolve, 5000)) // the smaller pictures are made
  console.log(`Lighthouse ${version}, phone, median of ${runs}: ${categories.join(' / ')}`)
  try {
    for (const page of pages) console.log(await line(site.url, page, join(folder, 'report.json')))
  } finally {
    await site.stop()
    await site.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function line(origin: string, page: string, file: string): Promise<string> {
  const reports: Report[] = []
  for (let time = 0; time < runs; time += 1) reports.push(await report(origin + page, file))
  const scores = categories.map(name => median(reports.map(one => (one.categories[name]?.score ?? 0) * 100)))
  const moment = (name: string) => median(reports.map(one => one.audits[name]?.numericValue ?? 0))
  const paints = `first paint ${moment('first-contentful-paint')} ms, largest ${moment('largest-contentful-paint')} ms`
  return `${page.padEnd(52)} ${scores.join(' / ')}   ${paints}, blocked ${moment('total-blocking-time')} ms`
}

async function report(url: string, file: string): Promise<Report> {
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`]
  await run('npx', [...args, `--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
  })
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
