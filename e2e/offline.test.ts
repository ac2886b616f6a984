import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** A visitor whose worker is at work. */
async function arrive(path: string) {
  const visitor = await visit(browser, site.url, { isFirstVisit: true })
  await visitor.page.goto(path)
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return visitor
}

const isKept = (page: Page, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async address => (await caches.match(address, { ignoreVary: true })) !== undefined,
          path,
        ),
      { timeout: 120_000 },
    )
    .toBe(true)

describe('with the network cut', () => {
  test('visited pages show, opened as documents or inside the app, and the others say what is wrong', async () => {
    const { page } = await arrive('/de')
    await page.goto('/de/ueber/institut')
    await isKept(page, '/de/ueber/institut')
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await isKept(page, '/de/kontakt')
    // Only a page whose scripts run hears that the network is gone.
    await hydrated(page)
    await page.context().setOffline(true)
    await page.getByText('Keine Verbindung. Was Sie schon besucht haben').waitFor()
    await page.goto('/de/ueber/institut')
    await page.getByRole('heading', { level: 1, name: 'Das Institut' }).waitFor()
    await page.goto('/de/kontakt')
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await page.goto('/en/research/awards')
    await page.getByRole('heading', { level: 1, name: 'No connection' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Keine Verbindung' }).waitFor()
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Awards' }).waitFor()
  })

  test('logins, tokens and backstage are never kept', async () => {
    const { page } = await arrive('/de/login')
    await page.goto('/de/passwort-zuruecksetzen/abc')
    await page.goto('/de/backstage')
    await page.waitForURL(/\/de\/login\?to=/)
    await page.waitForTimeout(1000)
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter(name => name.startsWith('pages'))
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter(path => /login|passwort|backstage/.test(path))).toEqual([])
  })
})

describe('when a new version is deployed', () => {
  let proxy: ReverseProxy
  let behind: Site
  beforeAll(async () => {
    proxy = await openReverseProxy()
    behind = await startSite({ BASE_URL: proxy.url })
    proxy.leadTo(behind.url)
  })
  afterAll(() => Promise.all([proxy?.close(), behind?.stop()]))

  /** A page of the old version, whose worker is at work since before it was loaded. */
  async function onOldVersion() {
    const { page } = await visit(browser, proxy.url, { isFirstVisit: true })
    await page.goto('/de/kontakt')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // From now on a change of worker is an update; the visit is noted together with it.
    await Promise.all([page.waitForRequest(/page-view$/), page.reload()])
    return page
  }
  // The browser asks for the worker's file by itself now and then; here at once.
  const askForUpdate = (page: Page) =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then(found => void found?.update()))

  test('a page without typed text shows it at once', async () => {
    const page = await onOldVersion()
    const reloaded = page.waitForEvent('load')
    proxy.deploy()
    await askForUpdate(page)
    await reloaded
  })

  test('a half-written form keeps every word, and the next page is the new version', async () => {
    const page = await onOldVersion()
    await page.getByLabel('Nachricht').fill('Noch nicht fertig')
    proxy.deploy()
    await askForUpdate(page)
    await page.locator('html[data-outdated]').waitFor({ state: 'attached' })
    expect(await page.getByLabel('Nachricht').inputValue()).toBe('Noch nicht fertig')
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'ARTifact' }).first().click()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/de/artifact')
  })
})

describe('page views', () => {
  test('are counted after each change of page, but not for those who wish none', async () => {
    const seen: string[] = []
    const { page } = await visit(browser, site.url, { isFirstVisit: true })
    page.on('request', request => request.url().endsWith('/page-view') && seen.push(request.postData() ?? ''))
    await page.goto('/de')
    await expect.poll(() => seen.length, { timeout: 120_000 }).toBe(1)
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await expect.poll(() => seen.length, { timeout: 120_000 }).toBe(2)
    expect(JSON.parse(seen[1] ?? '')).toEqual({ page: 'contact', language: 'de', referrer: '' })

    const quiet = await visit(browser, site.url, { isFirstVisit: true })
    await quiet.page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    quiet.page.on('request', request => request.url().endsWith('/page-view') && seen.push('asked'))
    await quiet.page.goto('/de')
    await quiet.page.waitForTimeout(1200)
    expect(seen).toHaveLength(2)
  })
})

test('a part that is gone reloads the page once a minute, then links load their documents', async () => {
  const { page } = await visit(browser, site.url, { serviceWorkers: 'block' })
  await page.route(/\/assets\/contact\.page/, route => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.goto('/de')
  const contact = page.getByRole('link', { name: 'Kontakt', exact: true }).first()
  await isHydrated(page)
  await contact.click()
  await expect.poll(() => loads).toBe(2)
  await isHydrated(page)
  await contact.click()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await expect.poll(() => loads).toBe(3)
})

const isHydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__reactContainer')))
