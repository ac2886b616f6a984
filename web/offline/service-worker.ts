// The site without a network: caches visited pages and, until the next version, asset files, and shows an
// offline page for all others. Built as /sw.js; the build inserts its id, so that each version has its own
// worker.
import { offlinePage } from './offline-page.ts'

const version = '__BUILD__'
const pages = `pages-${version}`
const files = `files-${version}`
const mostPages = 40

interface Fetching extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}
interface VisitMessage extends MessageEvent<{ visited?: string; files?: string[] }> {
  waitUntil(work: Promise<unknown>): void
}
interface Scope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  addEventListener(name: string, listen: (event: never) => void): void
}
const scope = self as unknown as Scope

scope.addEventListener('install', (event: Fetching) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event: Fetching) => event.waitUntil(takeOver()))

scope.addEventListener('message', (event: VisitMessage) => {
  const { visited, files: its = [] } = event.data
  if (typeof visited !== 'string' || !visited.startsWith('/')) return
  event.waitUntil(keepFiles(its).then(() => keepPage(visited)))
})

scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
  else if (request.mode === 'navigate') event.respondWith(pageFor(event))
})

async function takeOver(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== pages && name !== files).map(name => caches.delete(name)))
  await scope.clients.claim()
}

// File names contain a hash of the content, so cached files are always valid.
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone())
  return answer
}

/** Caches files loaded before the worker was active; most of them come from the browser's HTTP cache. */
async function keepFiles(addresses: string[]): Promise<void> {
  const own = addresses.filter(address => address.startsWith(`${location.origin}/assets/`))
  await Promise.all(own.map(address => fileFor(new Request(address)).catch(() => null)))
}

async function pageFor(event: Fetching): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (isForAll(answer)) event.waitUntil(store(request.url, answer.clone()))
    return isAway(answer) ? ((await findKeptPage(request)) ?? answer) : answer
  } catch {
    return (await findKeptPage(request)) ?? offlinePage(request.url, await keptFiles())
  }
}

/** Whether the server behind the proxy is restarting or gone. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504
}

async function findKeptPage({ url }: Request): Promise<Response | undefined> {
  return caches.match(url, { cacheName: pages, ignoreVary: true })
}

async function keptFiles(): Promise<string[]> {
  const requests = await (await caches.open(files)).keys()
  return requests.map(({ url }) => url)
}

/**
 * Caches a page that was not fetched through the worker: opened by client-side navigation, or before the
 * worker was active.
 */
async function keepPage(address: string): Promise<void> {
  const url = new URL(address, location.origin).href
  const answer = await fetch(url).catch(() => null)
  if (answer && isForAll(answer)) await store(url, answer)
}

// Only pages that are the same for everybody are cached, according to the server's `cache-control`; not
// backstage, pages with tokens or responses to forms.
function isForAll(answer: Response): boolean {
  const rule = answer.headers.get('cache-control') ?? ''
  return answer.ok && !answer.redirected && rule.includes('public') && isPage(answer)
}

function isPage(answer: Response): boolean {
  return (answer.headers.get('content-type') ?? '').startsWith('text/html')
}

async function store(url: string, answer: Response): Promise<void> {
  const cache = await caches.open(pages)
  await cache.delete(url, { ignoreVary: true })
  await cache.put(url, answer)
  const kept = await cache.keys()
  for (const request of kept.slice(0, Math.max(0, kept.length - mostPages))) await cache.delete(request)
}
