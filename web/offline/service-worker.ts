// The site without a network: visited pages as they were, files for ever, and a page that says what is wrong. Built
// as /sw.js; the build puts its own mark in, so that each version brings a worker of its own.
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
interface Telling extends MessageEvent<{ visited?: string; files?: string[] }> {
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

scope.addEventListener('message', (event: Telling) => {
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

// Their names change with their content: what is here is right.
async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(files)).put(request, answer.clone())
  return answer
}

/** Files that came before there was a worker. The browser mostly has them still. */
async function keepFiles(addresses: string[]): Promise<void> {
  const own = addresses.filter(address => address.startsWith(`${location.origin}/assets/`))
  await Promise.all(own.map(address => fileFor(new Request(address)).catch(() => null)))
}

async function pageFor(event: Fetching): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (isForAll(answer)) event.waitUntil(store(request.url, answer.clone()))
    return isAway(answer) ? ((await visited(request)) ?? answer) : answer
  } catch {
    return (await visited(request)) ?? offlinePage(request.url, await keptFiles())
  }
}

/** The server behind the proxy is being started anew, or is gone. */
function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504
}

async function visited({ url }: Request): Promise<Response | undefined> {
  return caches.match(url, { cacheName: pages, ignoreVary: true })
}

async function keptFiles(): Promise<string[]> {
  const requests = await (await caches.open(files)).keys()
  return requests.map(({ url }) => url)
}

/** A page that never came through the worker: opened inside the app, or before there was one. */
async function keepPage(address: string): Promise<void> {
  const url = new URL(address, location.origin).href
  const answer = await fetch(url).catch(() => null)
  if (answer && isForAll(answer)) await store(url, answer)
}

// The server says which pages are the same for everybody; backstage, tokens and forms' answers are not.
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
