// npm run costs: measures the CPU time of each public address, uncached and cached. `-- events lecture`
// measures only those whose names contain one of these words.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '#contract/addresses.ts'
import { addressOf, pageNames, pathname } from '#contract/pathnames.ts'
import { asSent, type Examples, examplesOf } from './costs-asked.ts'
import { CrashSite, password } from './crash-site.ts'
import { freePort } from './free-port.ts'
import { type Inspector, openInspector } from './inspector.ts'
import { median } from './rounds.ts'

const rounds = 20
const atOnce = 4 // cached responses per measurement
const noToken = 'A'.repeat(43)
// Required query parameters of some calls.
const queries: Readonly<Record<string, string>> = {
  'site.search': '?q=Spule',
  'articles.export': '?format=bibtex',
}
const folder = await mkdtemp(join(tmpdir(), 'larmor-costs-'))
await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
const port = await freePort()
process.env.NODE_OPTIONS = `--inspect-port=${port}`
const site = new CrashSite(folder, await freePort())
await site.start()
const inspector = await openInspector(site.pid, port)
const headers = { authorization: `Bearer ${await logIn()}`, 'content-type': 'application/json' }
console.log(
  '                                     first     kept, ms of processor; ms alone: medians; what was answered',
)
const wanted = process.argv.slice(2)
for (const [name, ask] of addresses(await examplesOf(site.url, rounds)))
  if (wanted.length === 0 || wanted.some(word => name.includes(word))) await measure(name, ask, inspector)
inspector.close()
await site.stop()
await rm(folder, { recursive: true, force: true })
process.exit(0)

type Asking = (n: number) => Promise<Response>

function addresses({ slugs, tokens, bodies }: Examples): [string, Asking][] {
  const get = (path: string) => () => fetch(site.url + path)
  const slugOf = (name: string) => slugs[name] ?? 'nix'
  const tokenOf = (name: string, n: number) => tokens[name]?.(n) ?? noToken
  const pages = pageNames.filter(name => !pathname(name).may)
  const ofPages = pages.map((name): [string, Asking] => {
    const query = name === 'search' ? '?q=Spule' : ''
    const address = (n: number) =>
      addressOf(name, 'de', { slug: slugOf(name), token: tokenOf(name, n), kind: 'news' }) + query
    return [name, n => fetch(site.url + address(n))]
  })
  const calls = allCalls().filter(({ meta }) => meta.may === 'public')
  const ofCalls = calls.map(({ name, method, path }): [string, Asking] => {
    const words = path
      .replace('{category}', 'about')
      .replace('{page}', 'institute')
      .replace('{slug}', slugOf(name))
    const query = queries[name] ?? ''
    const address = (n: number) =>
      `${site.url}/api/v1${words.replace('{key}', slugs[name] ?? tokenOf(name, n)).replace('{token}', tokenOf(name, n))}${query}`
    const body = (n: number) => bodies[name]?.(n) ?? {}
    return [
      name,
      n => {
        const { headers: from, body: sent } = asSent(method === 'GET' ? {} : body(n), n)
        return fetch(address(n), { method, headers: from, ...(method !== 'GET' && { body: sent }) })
      },
    ]
  })
  const others = [
    '/robots.txt',
    '/sitemap.xml',
    '/de/rss.xml',
    '/de/atom.xml',
    '/de/feed.json',
    '/healthz',
    '/readyz',
    '/api/v1/openapi.json',
  ]
  const more = [
    ...others,
    '/api/v1/docs',
    '/api/v1/media/nix.png',
    '/de/feeds/category-1/atom.xml',
    '/de/calendar/events.ics',
    '/de/calendar/event-1.ics',
    '/sitemaps/news-1.xml',
    '/de/info/neuigkeiten.data',
    '/de/nix',
    '/api/v1/nix',
  ]
  return [...ofPages, ...ofCalls, ...more.map((path): [string, Asking] => [path, get(path)])]
}

async function measure(name: string, ask: Asking, { processor }: Inspector): Promise<void> {
  const statuses = new Set<number>()
  const alone: number[] = []
  const askOnce = async (n: number) => {
    const began = performance.now()
    const answer = await ask(n)
    await answer.arrayBuffer()
    statuses.add(answer.status)
    alone.push(performance.now() - began)
  }
  /**
   * Average of several sequential requests, because reading the CPU time costs as much as a cached response.
   */
  const costOf = async (from: number, count: number) => {
    const before = await processor()
    for (let n = from; n < from + count; n += 1) await askOnce(n)
    return ((await processor()) - before) / count
  }
  await ask(0)
  const first: number[] = []
  for (let n = 0; n < rounds; n += 1) {
    await forgetKept(n)
    first.push(await costOf(n, 1))
  }
  const aloneFirst = median(alone)
  const kept: number[] = []
  for (let n = 0; n < rounds; n += atOnce) kept.push(await costOf(n, atOnce))
  const columns = [median(first), median(kept), aloneFirst].map(one => one.toFixed(2).padStart(9))
  console.log(name.padEnd(30), ...columns, ` ${[...statuses].join(' ')}`)
}

// Saving a record of each kind clears the cached responses that show it.
async function forgetKept(n: number): Promise<void> {
  for (const path of ['info/news/1', 'page/1', 'event/2', 'info/artifact/1', 'info/poll/1'])
    await fetch(`${site.url}/api/v1/backstage/${path}/visibility`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ isVisible: path !== 'info/news/1' || n % 2 === 0 }),
    })
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${site.url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'hanna', password }),
  })
  return ((await answer.json()) as { token: string }).token
}
