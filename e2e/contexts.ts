import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { keepToasts } from './toasts.ts'

type Options = BrowserContextOptions & { baseURL: string }

// Only ends tests that hang, also on a busy machine; no test measures this time.
const patience = 30_000 // ms

export interface Taken {
  context: BrowserContext
  /**
   * Closes what is open in the context. Runs after the test by itself, because open pages keep rendering and
   * slow down later tests.
   */
  leave(): Promise<void>
}

/** A context in which nothing of the site has been loaded. */
export async function newContext(browser: Browser, options: Options): Promise<Taken> {
  const context = await openContext(browser, options)
  const leave = () => context.close()
  if (isInTest())
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await printPages(context)
      await leave()
    })
  return { context, leave }
}

/**
 * A context without cookies or storage. An earlier visit in the file may have used it: then the site's scripts are cached
 * and compiled, which is most of the work of a first visit. What is opened in `beforeAll` stays for the whole file.
 */
export async function takeContext(browser: Browser, options: Options): Promise<Taken> {
  if (!isInTest()) return newContext(browser, options)
  const free = freeContexts(browser, options)
  const warm = free.pop() ?? (await warmContext(browser, options))
  let isTaken = true
  const leave = async () => {
    if (!isTaken || warm.isClosed()) return
    isTaken = false
    await forget(warm.context, options)
    free.push(warm)
  }
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return leave()
    await printPages(warm.context)
    await warm.context.close()
  })
  return { context: warm.context, leave }
}

/** Prints what the pages of a failed test show, so that a failure that does not come again can be understood. */
async function printPages(context: BrowserContext): Promise<void> {
  for (const page of context.pages().filter(page => !page.url().endsWith(blank))) {
    const texts = page
      .locator(':is([role=dialog], [role=alert], [role=status], main h1):visible')
      .allInnerTexts()
    const shown = await Promise.race([texts, setTimeout(5000, ['does not answer'])]).catch(String)
    console.error(page.url(), shown)
  }
}

const blank = '/favicon.svg'
const mostFree = 4 // contexts that wait for a further visit; each keeps a page open

/**
 * Closes what a test file has opened for all of its tests, and contexts that other files would hardly use.
 */
export async function leaveAll(browser: Browser): Promise<void> {
  const free = [...(contextsOf.get(browser)?.values() ?? [])].flat()
  const kept = new Set(free.slice(0, mostFree).map(({ context }) => context))
  await Promise.all(browser.contexts().map(context => kept.has(context) || context.close()))
  for (const [key, all] of contextsOf.get(browser) ?? [])
    contextsOf.get(browser)?.set(
      key,
      all.filter(({ context }) => kept.has(context)),
    )
}

interface Warm {
  context: BrowserContext
  /** A test may have closed it. */
  isClosed(): boolean
}

const contextsOf = new WeakMap<Browser, Map<string, Warm[]>>()

function freeContexts(browser: Browser, options: Options): Warm[] {
  const all = contextsOf.get(browser) ?? new Map<string, Warm[]>()
  contextsOf.set(browser, all)
  const key = JSON.stringify(options)
  const free = all.get(key) ?? []
  all.set(key, free)
  return free
}

/**
 * Keeps the context's first page open: when the last page of a site is closed, its process ends, and the
 * compiled scripts are lost.
 */
async function warmContext(browser: Browser, options: Options): Promise<Warm> {
  const context = await openContext(browser, options)
  let closed = false
  context.on('close', () => {
    closed = true
  })
  const page = await context.newPage()
  await page.goto(blank)
  return { context, isClosed: () => closed }
}

async function openContext(browser: Browser, options: Options): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(patience)
  await context.addInitScript(seenAnnouncements)
  await context.addInitScript(policyReports)
  await context.addInitScript(keepToasts)
  return context
}

const storage = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems'

/** Clears all that a visit left behind, but not the HTTP cache. */
async function forget(context: BrowserContext, { baseURL }: Options): Promise<void> {
  const [first, ...others] = context.pages()
  if (!first) return
  await Promise.all(others.map(page => page.close()))
  await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()])
  const devtools = await context.newCDPSession(first)
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: storage })
  await devtools.detach()
}

const isInTest = () => expect.getState().currentTestName !== undefined

// Chromium logs nothing about a blocked `eval` whose error the page caught.
const policyReports = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy: ' + violatedDirective + ' ' + blockedURI))`

// The demo's announcements would cover elements that the tests click; the announcement tests reset this.
const seenAnnouncements = `try {
  localStorage.getItem('announcements-seen') ?? localStorage.setItem('announcements-seen', '${Array.from({ length: 50 }, (_, n) => n + 1)}')
} catch {}`
