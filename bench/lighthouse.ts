// Runs Lighthouse for phones on representative pages, as the median of five. It is downloaded when it is run,
// because it is large and nothing else needs it.
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { BenchSite } from './bench-site.ts'
import { chromiumFlags } from './chromium.ts'
import { startControl } from './control-pages.ts'

const version = '13.5.0'
const runs = 5
const pages = [
  '/de',
  '/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld',
  '/de/kontakt',
  '/de/info/wie-funktioniert-mrt',
  '/de/ueber/team',
  '/de/info/veranstaltung',
  '/de/info/hahn-lecture',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** A cheap phone: four times slower than a machine with this benchmarkIndex. */
const phone = { slowdown: 4, benchmarkIndex: 1200 }
const run = promisify(execFile)

interface How {
  /** Path of the report. */
  file: string
  slowdown: number
}

interface Report {
  /** Current speed of this machine in Lighthouse's own unit: 1000 or more on a desktop. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items: Task[] } }>
}

/** A task of more than 50 ms on the main thread. */
interface Task {
  /** The script or page that caused it. */
  url: string
  /** Milliseconds, including the slowdown. */
  duration: number
}

/**
 * Prints scores of 100 and paint times in milliseconds, each page beside a control page with the same bytes
 * but no scripts. Other load on the machine affects both, so the difference is the cost of our scripts. With
 * words: only the pages with such a path or with the word in their path.
 */
export async function measureLighthouse(words: readonly string[]): Promise<void> {
  const isMeant = (page: string) => (word: string) =>
    pages.includes(word) ? page === word : page.includes(word)
  const chosen = pages.filter(page => words.length === 0 || words.some(isMeant(page)))
  if (chosen.length === 0) throw new Error(`No page has one of these words. There are ${pages.join(', ')}`)
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  const folder = await mkdtemp(join(tmpdir(), 'larmor-lighthouse-'))
  await site.start()
  const control = await startControl(site.url, chosen)
  await site.rest()
  const file = join(folder, 'report.json')
  try {
    const slowdown = await slowdownHere(control.url + chosen[0], file)
    console.log(
      `Lighthouse ${version}, phone, ${slowdown} times slower, median of ${runs}: ${categories.join(' / ')}`,
    )
    for (const page of chosen) {
      for (const line of await linesOf([site.url, control.url], page, { file, slowdown })) console.log(line)
    }
  } finally {
    control.close()
    await site.stop()
    await site.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Returns the CPU slowdown of the simulated phone against this machine, so that every machine prints
 * comparable figures.
 */
async function slowdownHere(url: string, file: string): Promise<number> {
  const reports: Report[] = []
  for (let time = 0; time < 3; time += 1) reports.push(await report(url, { file, slowdown: phone.slowdown }))
  const index = median(reports.map(one => one.environment.benchmarkIndex))
  return Math.max(1, Math.round((phone.slowdown * index) / phone.benchmarkIndex))
}

/** Measures the page and its control in turns and returns a line for each. */
async function linesOf(origins: [string, string], page: string, how: How): Promise<string[]> {
  const [ours, controls]: [Report[], Report[]] = [[], []]
  for (let time = 0; time < runs; time += 1) {
    ours.push(await report(origins[0] + page, how))
    controls.push(await report(origins[1] + page, how))
  }
  const more = blocked(ours) - blocked(controls)
  return [
    `${lineOf(page, ours)}, ${more} ms more than without script, longest task of a script file ${longestScript(ours)} ms`,
    lineOf('  without script', controls),
  ]
}

function lineOf(name: string, reports: Report[]): string {
  const scores = categories.map(one =>
    median(reports.map(report => (report.categories[one]?.score ?? 0) * 100)),
  )
  const paints = `first paint ${moment(reports, 'first-contentful-paint')} ms, largest ${moment(reports, 'largest-contentful-paint')} ms`
  const machine = `benchmarkIndex ${median(reports.map(one => one.environment.benchmarkIndex))}`
  return `${name.padEnd(52)} ${scores.join(' / ')}   ${machine}, ${paints}, blocked ${blocked(reports)} ms`
}

/**
 * Blocked milliseconds of the whole load. Lighthouse's own total begins with the first paint, and so depends on whether
 * the browser's longest layout happens just before or just after it.
 */
function blocked(reports: Report[]): number {
  const total = (report: Report) => tasksOf(report).reduce((sum, { duration }) => sum + duration - 50, 0)
  return median(reports.map(total))
}

function longestScript(reports: Report[]): number {
  const isScript = ({ url }: Task) => url.includes('/assets/')
  return median(
    reports.map(one =>
      Math.max(
        0,
        ...tasksOf(one)
          .filter(isScript)
          .map(({ duration }) => duration),
      ),
    ),
  )
}

function tasksOf({ audits }: Report): Task[] {
  return audits['long-tasks']?.details?.items ?? []
}

function moment(reports: Report[], name: string): number {
  return median(reports.map(one => one.audits[name]?.numericValue ?? 0))
}

async function report(url: string, how: How, attempt = 1): Promise<Report> {
  try {
    await runLighthouse(url, how)
  } catch (error) {
    // Lighthouse sometimes misses the start of a page and asks to be run again.
    if (attempt === 3 || !String(error).includes('Please run Lighthouse again')) throw error
    return report(url, how, attempt + 1)
  }
  return JSON.parse(await readFile(how.file, 'utf8')) as Report
}

async function runLighthouse(url: string, { file, slowdown }: How): Promise<void> {
  const args = ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`]
  const throttled = `--throttling.cpuSlowdownMultiplier=${slowdown}`
  await run(
    'npx',
    [
      ...args,
      throttled,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${chromiumFlags.join(' ')}`,
    ],
    {
      // Lighthouse may need a newer Node than the system's, so it gets the Node that runs this script.
      env: {
        ...process.env,
        PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
        CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium',
      },
    },
  )
}

function median(values: number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}
