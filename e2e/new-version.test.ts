import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, touch, visit } from './browser.ts'
import { openReverseProxy, type ReverseProxy } from './reverse-proxy.ts'
import { type Site, startSite } from './site.ts'

let proxy: ReverseProxy
let behind: Site
let browser: Browser

beforeAll(async () => {
  proxy = await openReverseProxy()
  ;[behind, browser] = await Promise.all([startSite({ BASE_URL: proxy.url }), openBrowser()])
  proxy.leadTo(behind.url)
})
afterAll(() => Promise.all([proxy?.close(), behind?.stop(), browser?.close()]))

describe('when a new version is deployed', () => {
  /** Opens a page of the old version that was loaded under the control of its service worker. */
  async function onOldVersion() {
    const { page } = await visit(browser, proxy.url, { isFirstVisit: true })
    await page.goto('/de/kontakt')
    await touch(page)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    // After this reload a change of worker counts as an update. The listener for it is added together with
    // the page view.
    await page.reload()
    await Promise.all([page.waitForRequest(/page-view$/), touch(page)])
    return page
  }
  // The browser checks the worker's file for updates from time to time; here it checks at once.
  const askForUpdate = (page: Page) =>
    page.evaluate(() => navigator.serviceWorker.getRegistration().then(found => void found?.update()))

  test('a page without typed text shows it at once', { tags: 'nightly' }, async () => {
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
    await expect.poll(() => page.getByLabel('Nachricht').inputValue()).toBe('Noch nicht fertig')
    const loaded = page.waitForEvent('load')
    await page.getByRole('link', { name: 'ARTifact' }).first().click()
    await loaded
    expect(new URL(page.url()).pathname).toBe('/de/artifact')
  })
})

/** Opens a page while a file of the site is missing, and counts the documents it loads. */
async function without(file: RegExp) {
  const { page } = await visit(browser, proxy.url, { serviceWorkers: 'block' })
  await page.route(file, route => route.fulfill({ status: 404 }))
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.goto('/de')
  return {
    page,
    loads: () => loads,
    contact: page.getByRole('link', { name: 'Kontakt', exact: true }).first(),
  }
}

test('a link to a page whose code is gone loads its document', { tags: 'nightly' }, async () => {
  const { page, loads, contact } = await without(/\/assets\/contact\.page/)
  await hydrated(page)
  await contact.click()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await expect.poll(loads).toBe(2)
})

test('a link that is pressed while a lost part reloads the page is followed', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, proxy.url, { serviceWorkers: 'block' })
  let lose = () => {}
  const pressed = new Promise<void>(resolve => {
    lose = resolve
  })
  await page.route(/\/assets\/afterwards-/, async route => {
    await pressed
    await route.fulfill({ status: 404 })
  })
  // The part fails while the code of the next page is being requested; the reloaded page gets that code.
  let requests = 0
  await page.route(/\/assets\/contact\.page/, async route => {
    requests += 1
    if (requests === 1) return lose()
    await route.continue()
  })
  await page.goto('/de', { waitUntil: 'commit' })
  await hydrated(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/de/kontakt"]')?.click())
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
})

test('a missing chunk reloads the page only once a minute', { tags: 'nightly' }, async () => {
  const { page, loads } = await without(/\/assets\/afterwards-/)
  await touch(page)
  await expect.poll(loads).toBe(2)
  await touch(page)
  await page.locator('html[data-outdated]').waitFor({ state: 'attached' })
  expect(loads()).toBe(2)
})
