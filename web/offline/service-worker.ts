// The site without a network: visited pages as they were, files for ever, and a page that says what is wrong. Built
// as /sw.js; the build puts its own mark in, so that each version brings a worker of its own.

const version = '__BUILD__'
const pages = `pages-${version}`
const files = `files-${version}`
const mostPages = 40

interface Fetching extends Event {
  request: Request
  respondWith(answer: Promise<Response>): void
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

scope.addEventListener('message', (event: MessageEvent<{ visited?: string }>) => {
  const { visited } = event.data
  if (typeof visited === 'string' && visited.startsWith('/')) void keepPage(visited)
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

async function pageFor(event: Fetching): Promise<Response> {
  const { request } = event
  try {
    const answer = await fetch(request)
    if (isForAll(answer)) event.waitUntil(store(request.url, answer.clone()))
    return answer
  } catch {
    return (
      (await caches.match(request.url, { cacheName: pages, ignoreVary: true })) ?? offlinePage(request.url)
    )
  }
}

/** A page that was opened inside the app, and so never came as a document. */
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

const words = {
  de: {
    title: 'Keine Verbindung',
    text: 'Diese Seite haben Sie noch nicht besucht, und ohne Netz können wir sie nicht holen.',
    again: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  en: {
    title: 'No connection',
    text: 'You have not visited this page yet, and without a network we cannot fetch it.',
    again: 'Try again',
    home: 'To the home page',
  },
}

function offlinePage(url: string): Response {
  const language = new URL(url).pathname.startsWith('/en') ? 'en' : 'de'
  const parts = [language, language === 'de' ? 'en' : 'de'] as const
  const body = parts.map((one, place) => part(one, place === 0)).join('')
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words[language].title}</title>
<style>:root{color-scheme:light dark}body{max-width:40rem;margin:12vh auto;padding:0 1.25rem;
background:light-dark(#faf8f5,#14110f);color:light-dark(#231c18,#f2ece6);font:1.1rem/1.6 Georgia,serif}
a{color:light-dark(#8a523d,#d6a088);margin-right:1.25rem}section+section{margin-top:3rem;opacity:.9}</style></head>
<body><main>${body}</main></body></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function part(language: 'de' | 'en', isFirst: boolean): string {
  const { title, text, again, home } = words[language]
  const heading = isFirst ? 'h1' : 'h2'
  return `<section lang="${language}"><${heading}>${title}</${heading}><p>${text}</p>
<p><a href="">${again}</a><a href="/${language}">${home}</a></p></section>`
}
