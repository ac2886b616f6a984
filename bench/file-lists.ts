// Measures twenty thousand files against their goals: lists and searches, and the upload of a film of a
// gigabyte.
import { loadavg } from 'node:os'
import { BenchSite } from './bench-site.ts'
import { measureFileManager } from './file-manager.ts'
import { growFiles } from './grow-files.ts'
import { inDatabase } from './grow-rows.ts'
import { sendLargeFilm } from './large-film.ts'
import { median } from './rounds.ts'

const times = 50
const numbers = { files: 20_000, folders: 2000 }
const goal = 50 // ms at the median

/** Prints the milliseconds of each list and search of files, and what a large film costs. */
export async function measureFileLists(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199))
  try {
    await site.start()
    const token = await logIn(site)
    await sendLargeFilm(site, token)
    await inDatabase(site.folder, client => growFiles(client, numbers))
    const averages = loadavg().map(one => one.toFixed(1))
    console.log(`load average of the machine: ${averages.join(', ')}; milliseconds, median of ${times}`)
    console.log(`${numbers.files} files in ${numbers.folders} folders`)
    for (const [name, pathOf] of Object.entries(lists)) print(name, await measure(site.url, token, pathOf))
    const ids = await someFiles(site.url, token)
    print('one file', await measure(site.url, token, n => String(ids[n % ids.length])))
    await measureFileManager(site)
  } finally {
    await site.stop()
    await site.remove()
  }
}

const lists: Record<string, (n: number) => string> = {
  'all folders': () => 'folders',
  'one folder': n => `files?folder=archiv/jahr%20${1 + (n % 15)}/ordner%20${100 * (1 + (n % 15)) + n}`,
  'a folder of folders': n => `files?folder=archiv/jahr%20${n % 15}`,
  'everything, the newest first': n => `files?below=1&page=${1 + n}`,
  'everything, the last page': () => 'files?below=1&page=400',
  'everything by name': () => 'files?below=1&sort=name',
  'pictures only': () => 'files?below=1&kind=image',
  'without description': () => 'files?missing=alt',
  'search, one hit': n => `files?q=aufnahme-${1000 + n}`,
  'search, many hits': () => 'files?q=copy',
  'search, no hit': () => 'files?q=nirgendwo',
}

async function someFiles(url: string, token: string): Promise<number[]> {
  const answer = await fetch(`${url}/api/v1/backstage/file-manager/files?below=1&limit=100`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { rows: { id: number }[] }).rows.map(({ id }) => id)
}

async function measure(url: string, token: string, pathOf: (n: number) => string): Promise<number[]> {
  const taken: number[] = []
  for (let n = 0; n < times + 5; n += 1) {
    const began = performance.now()
    const answer = await fetch(`${url}/api/v1/backstage/file-manager/${pathOf(n)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await answer.arrayBuffer()
    // The first requests warm up the site.
    if (n >= 5) taken.push(performance.now() - began)
    if (!answer.ok) throw new Error(`${pathOf(n)} was answered with ${answer.status}`)
  }
  return taken
}

async function logIn({ url, password }: BenchSite): Promise<string> {
  const body = JSON.stringify({ username: 'hanna', password })
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  return ((await (await fetch(`${url}/api/v1/auth/login`, init)).json()) as { token: string }).token
}

// On a busy machine the fastest time says more than the median.
function print(name: string, taken: number[]): void {
  const middle = median(taken)
  const figures = [middle, Math.min(...taken)].map(one => one.toFixed(1).padStart(8)).join('  fastest')
  console.log(`${name.padEnd(36)}${figures}   goal ${goal}${middle > goal ? '   MISSED' : ''}`)
}
