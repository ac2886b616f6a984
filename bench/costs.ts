// npm run costs: what each public address costs the process when nothing is kept, and when it is.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '#contract/addresses.ts'
import { addressOf, pageNames, pathname } from '#contract/pathnames.ts'
import { CrashSite, password } from './crash-site.ts'
import { freePort } from './free-port.ts'
import { type Inspector, openInspector } from './inspector.ts'

const rounds = 20
const eventSlug = 'offener-abend-ein-gehirn-in-millimetern'
const folder = await mkdtemp(join(tmpdir(), 'larmor-costs-'))
await chmod(folder, 0o711) // as root the database has an account of its own
const port = await freePort()
process.env.NODE_OPTIONS = `--inspect-port=${port}`
const site = new CrashSite(folder, await freePort())
await site.start()
const inspector = await openInspector(site.pid, port)
const headers = { authorization: `Bearer ${await logIn()}`, 'content-type': 'application/json' }
console.log('                                     first     kept, ms of processor; ms alone')
for (const [name, ask] of addresses()) await measure(name, ask, inspector)
inspector.close()
await site.stop()
await rm(folder, { recursive: true, force: true })
process.exit(0)

type Asking = (n: number) => Promise<Response>

function addresses(): [string, Asking][] {
  const get = (path: string) => () => fetch(site.url + path)
  const slug = 'acht-kanaele-ein-gleichmaessiges-feld'
  const slugs: Record<string, string> = { newsItem: slug, event: eventSlug, 'events.find': eventSlug }
  const token = 'A'.repeat(43)
  const pages = pageNames.filter(name => !pathname(name).may && !pathname(name).isLater)
  const ofPages = pages.map((name): [string, Asking] => {
    const address = addressOf(name, 'de', { slug: slugs[name] ?? 'nix', token, kind: 'news' })
    return [name, get(name === 'search' ? `${address}?q=Spule` : address)]
  })
  const bodies: Record<string, object> = {
    'account.login': { username: 'nobody', password: 'wrong' },
    'contact.send': { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true },
    'contact.reportBarrier': {
      name: 'Ada',
      email: 'ada@example.org',
      message: 'Hallo',
      consent: true,
      page: '',
    },
    'site.countView': { page: 'home', language: 'de', referrer: '' },
    'account.requestReset': { email: 'ada@example.org' },
    'account.resetPassword': { password: 'vier stille Wörter im Feld' },
  }
  const calls = allCalls().filter(({ meta }) => meta.may === 'public')
  const ofCalls = calls.map(({ name, method, path }): [string, Asking] => {
    const words = path
      .replace('{category}', 'about')
      .replace('{page}', 'institute')
      .replace('{slug}', slugs[name] ?? slug)
      .replace('{key}', name === 'events.register' ? eventSlug : token)
    const query = name === 'site.search' ? '?q=Spule' : ''
    const address = `${site.url}/api/v1${words.replace('{token}', token)}${query}`
    return [
      name,
      n =>
        fetch(address, {
          method,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n % 250}` },
          ...(method !== 'GET' && {
            body: JSON.stringify(name.endsWith('.register') ? registration() : (bodies[name] ?? {})),
          }),
        }),
    ]
  })
  const others = ['/robots.txt', '/sitemap.xml', '/de/rss.xml', '/healthz', '/readyz', '/api/v1/openapi.json']
  const more = [
    ...others,
    '/api/v1/docs',
    '/api/v1/media/nix.png',
    '/de/calendar/events.ics',
    '/de/calendar/event-1.ics',
    '/de/info/neuigkeiten.data',
    '/de/nix',
    '/api/v1/nix',
  ]
  return [...ofPages, ...ofCalls, ...more.map((path): [string, Asking] => [path, get(path)])]
}

// Somebody new each time.
function registration() {
  return {
    ...{ firstName: 'Lise', lastName: 'Meitner', institution: 'Institut', city: 'Essen', country: 'DE' },
    ...{ email: `${randomUUID()}@example.org`, participation: 'inPresence', consent: true },
  }
}

async function measure(name: string, ask: Asking, { processor }: Inspector): Promise<void> {
  let first = 0
  let alone = 0
  await ask(0)
  for (let n = 0; n < rounds; n += 1) {
    await forgetKept(n)
    const [before, began] = [await processor(), performance.now()]
    await (await ask(n)).arrayBuffer()
    alone += performance.now() - began
    first += (await processor()) - before
  }
  const before = await processor()
  for (let n = 0; n < rounds; n += 1) await (await ask(n)).arrayBuffer()
  const kept = (await processor()) - before
  const columns = [first, kept, alone].map(sum => (sum / rounds).toFixed(2).padStart(9))
  console.log(name.padEnd(30), ...columns)
}

// A save of a page, a news item and an event clears what they are shown in.
async function forgetKept(n: number): Promise<void> {
  for (const path of ['info/news/1/visibility', 'page/1/visibility', 'event/2/visibility'])
    await fetch(`${site.url}/api/v1/backstage/${path}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ isVisible: !path.startsWith('info') || n % 2 === 0 }),
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
