import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBrowser, touch, violations, visit } from './browser.ts'
import { startAt } from './moved-clock.ts'
import type { Site } from './site.ts'

// The server's clock is set to the last seconds of the day on which an offer of the demo ends; the browser
// has its real time.
const end = Date.parse('2027-06-30T22:00:00Z')
const ending = {
  de: 'Promotion: Schichten der Hirnrinde beim Erinnern',
  en: 'Doctorate: layers of the cortex during recall',
}
const lasting = 'MR-Physikerin oder MR-Physiker'
const minute = 60_000 // milliseconds
let site: Site
let browser: Browser
let clock: Awaited<ReturnType<typeof startAt>>
const setServer = (moment: number) => clock.setServer(moment)

beforeAll(async () => {
  ;[clock, browser] = await Promise.all([startAt(end - 600_000), openBrowser()])
  site = clock.site
})
afterAll(async () => {
  await Promise.all([clock?.stop(), browser?.close()])
})

interface Visitor {
  /** Whether the browser has a clock that the test moves. */
  hasOwnClock?: boolean
}

/** Opens the page with the offers this many seconds before one of them ends. */
async function comeBefore(seconds: number, path: string, { hasOwnClock = false }: Visitor = {}) {
  await setServer(end - seconds * 1000)
  const visitor = await visit(browser, site.url, { isFirstVisit: hasOwnClock })
  if (hasOwnClock) await visitor.page.clock.install()
  const asked: string[] = []
  visitor.page.on('request', request => /\/content\/about\/career$/.test(request.url()) && asked.push('read'))
  // The page asks for the server's time once it is hydrated.
  const timeResponse = visitor.page.waitForResponse(answer => answer.request().method() === 'HEAD')
  await visitor.page.goto(path)
  await touch(visitor.page)
  await timeResponse
  return { ...visitor, asked }
}

const offer = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 3 })

beforeEach(() => setServer(end - 600_000))

test('an untouched page asks for the server time a minute before it changes', {
  tags: 'nightly',
}, async () => {
  await setServer(end - 120_000)
  const { page, complaints } = await visit(browser, site.url, { isFirstVisit: true })
  await page.clock.install({ time: end - 120_000 })
  let asked = 0
  page.on('request', request => void (request.method() === 'HEAD' && asked++))
  await page.goto('/de/ueber/karriere', { waitUntil: 'networkidle' })
  await page.clock.fastForward(50_000)
  await page.waitForLoadState('networkidle')
  expect(asked).toBe(0)
  const timeResponse = page.waitForResponse(answer => answer.request().method() === 'HEAD')
  await page.clock.fastForward(11_000)
  await timeResponse
  expect(complaints).toEqual([])
})

test('an offer goes when its day is over by the server, and what was typed meanwhile stays', {
  tags: 'nightly',
}, async () => {
  const { page, asked, complaints } = await comeBefore(40, '/de/ueber/karriere', { hasOwnClock: true })
  await offer(page, ending.de).waitFor()
  const article = page.locator('article').filter({ has: offer(page, lasting) })
  await article.evaluate(element =>
    element.append(Object.assign(document.createElement('input'), { id: 'typed', ariaLabel: 'Anrede' })),
  )
  await page.locator('#typed').fill('Sehr geehrte Damen')
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .not.toContain('Diese Seite hat sich gerade geändert.')
  await setServer(end + 5000)
  await page.clock.fastForward(minute)
  await offer(page, ending.de).waitFor({ state: 'detached' })
  await page.getByText('Diese Seite hat sich gerade geändert.').waitFor({ state: 'attached' })
  await expect.poll(() => page.locator('#typed').inputValue()).toBe('Sehr geehrte Damen')
  expect(await page.locator('#typed').evaluate(element => element === document.activeElement)).toBe(true)
  expect(asked).toEqual(['read'])
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a page frozen during the change is updated as soon as it is active again', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await comeBefore(8, '/en/about/career')
  await offer(page, ending.en).waitFor()
  const sleep = await page.context().newCDPSession(page)
  await sleep.send('Page.setWebLifecycleState', { state: 'frozen' })
  await setServer(end + 600_000)
  await new Promise(resolve => setTimeout(resolve, 9000))
  await sleep.send('Page.setWebLifecycleState', { state: 'active' })
  await offer(page, ending.en).waitFor({ state: 'detached', timeout: 4000 })
  await page.getByText('This page has just changed.').waitFor({ state: 'attached' })
  expect(complaints).toEqual([])
})
