import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PageViews } from '../contract/site/page-view.ts'
import { markEcho } from '../web/ui/brand/mark-path.ts'
import { staffOf } from './api.ts'
import { hydrated, openBrowser, touch, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** Opens a page and waits until a service worker controls it. */
async function arrive(path: string) {
  const visitor = await visit(browser, site.url, { isFirstVisit: true })
  await visitor.page.goto(path)
  await touch(visitor.page)
  await visitor.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return visitor
}

const isKept = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async address => (await caches.match(address, { ignoreVary: true })) !== undefined, path),
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
    // Only a hydrated page notices that the network is gone.
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
    await expect.poll(() => page.locator('svg path').getAttribute('d')).toBe(markEcho)
    expect(await facesOf(page)).toEqual(['Text', 'Titles'])
    await page.context().setOffline(false)
    // The page loads by itself as soon as the network is back.
    await page.getByRole('heading', { level: 1, name: 'Awards' }).waitFor()
  })

  test('a visited page shows while the proxy answers that the server is away', {
    tags: 'nightly',
  }, async () => {
    const { page } = await arrive('/de')
    await page.goto('/de/kontakt')
    await isKept(page, '/de/kontakt')
    await page
      .context()
      .route('**/de/{kontakt,impressum}', route => route.fulfill({ status: 502, body: 'away' }))
    expect((await page.goto('/de/kontakt'))?.fromServiceWorker()).toBe(true)
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    expect((await page.goto('/de/impressum'))?.status()).toBe(502)
  })

  test.each(['/de/info/veranstaltung', '/en/about/team'])(
    'the first page that somebody opens, %s, shows again with its styles, fonts and scripts',
    { tags: 'nightly' },
    async path => {
      const { page } = await arrive(path)
      await isKept(page, path)
      const title = await page.getByRole('heading', { level: 1 }).innerText()
      await forgetFiles(page)
      await page.context().setOffline(true)
      await page.reload()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await hydrated(page)
      // Some files are loaded only when the page is idle.
      await page.evaluate(() => new Promise(idle => requestIdleCallback(idle)))
      await page.waitForLoadState('networkidle')
      await expect.poll(() => missingFiles(page)).toEqual([])
    },
  )

  test('logins, tokens and backstage are never kept', async () => {
    // The first visited page is one with a token from a letter.
    const { page } = await arrive('/de/passwort-zuruecksetzen/erster')
    await page.goto('/de/login')
    await page.goto('/de/passwort-zuruecksetzen/abc')
    await page.goto('/de/backstage')
    await page.waitForURL(/\/de\/login\?to=/)
    // Once a page visited later is in the cache, the earlier ones would be there too.
    await page.goto('/de/kontakt')
    await isKept(page, '/de/kontakt')
    const kept = await page.evaluate(async () => {
      const names = (await caches.keys()).filter(name => name.startsWith('pages'))
      const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept).toEqual(['/de/kontakt'])
  })
})

describe('a link, with the network cut,', () => {
  /** Opens a page that is in the cache and disconnects the network. */
  async function cutOff(path: string, ...before: string[]) {
    const { page } = await arrive('/de')
    for (const one of [...before, path]) {
      await page.goto(one)
      await isKept(page, one)
    }
    await hydrated(page)
    await page.context().setOffline(true)
    return page
  }
  const linksTo = (page: Page, target: RegExp) =>
    page.locator('main a[href]').evaluateAll((links, pattern) => {
      const all = links.map(link => link.getAttribute('href') ?? '')
      return [...new Set(all)].filter(href => new RegExp(pattern).test(href))
    }, target.source)
  const isAt = (page: Page, path = '') => expect.poll(() => new URL(page.url()).pathname).toBe(path)
  const event = /^\/de\/info\/veranstaltung\/[^/?#]+$/

  test.each([
    {
      path: '/de/info/veranstaltung',
      target: event,
      title: 'Keine Verbindung',
      again: 'Noch einmal versuchen',
    },
    {
      path: '/en/about/team',
      target: /^\/en\/about\/team\/[^/?#]+$/,
      title: 'No connection',
      again: 'Try again',
    },
  ])(
    'from $path to a page not yet visited says so at its address',
    { tags: 'nightly' },

    async ({ path, target, title, again }) => {
      const page = await cutOff(path)
      const [address] = await linksTo(page, target)
      await page.locator(`main a[href="${address}"]`).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      await page.getByRole('link', { name: again }).waitFor()
      await isAt(page, address)
      // The page loads by itself, maybe before a press on the button.
      await page.context().setOffline(false)
      await page.locator('#content').waitFor()
      await isAt(page, address)
    },
  )

  test('says so too where the code of the page is there already', { tags: 'nightly' }, async () => {
    const { page } = await arrive('/de/info/veranstaltung')
    await hydrated(page)
    const [visited, other] = await linksTo(page, event)
    await page.locator(`main a[href="${visited}"]`).first().click()
    await isAt(page, visited)
    await page.goBack()
    await page.locator(`main a[href="${other}"]`).first().waitFor()
    await page.context().setOffline(true)
    await page.locator(`main a[href="${other}"]`).first().click()
    await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor()
    await isAt(page, other)
  })

  test('shows a page that was visited', { tags: 'nightly' }, async () => {
    const page = await cutOff('/de/info/veranstaltung', '/de/kontakt')
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
    await isAt(page, '/de/kontakt')
  })
})

describe('with failing requests while the browser is online', () => {
  const fail = (page: Page, addresses: string) => page.route(addresses, route => route.abort())

  test.each([
    ['de', '/de/info/veranstaltung', 'Keine Verbindung', 'Noch einmal versuchen'],
    ['en', '/en/info/event', 'No connection', 'Try again'],
  ])(
    'a page opened inside the app shows in %s where it was visited, else says so, and is tried again',
    { tags: 'nightly' },
    async (_, path, title, again) => {
      const { page } = await arrive(path)
      await hydrated(page)
      const list = page.getByRole('heading', {
        level: 1,
        name: await page.getByRole('heading', { level: 1 }).innerText(),
      })
      const links = page.locator('main h2 a, main h3 a')
      const [first, other] = [
        await links.nth(0).getAttribute('href'),
        await links.nth(1).getAttribute('href'),
      ]
      await page.locator(`main a[href="${first}"]`).first().click()
      await list.waitFor({ state: 'detached' })
      const heading = page.getByRole('heading', { level: 1 })
      const visited = await heading.innerText()
      await isKept(page, first ?? '')
      await page.goBack()
      await list.waitFor()
      await fail(page, '**/api/v1/**')
      await page.locator(`main a[href="${first}"]`).first().click()
      await expect.poll(() => heading.innerText()).toBe(visited)
      await page.goto(path)
      await hydrated(page)
      await page.locator(`main a[href="${other}"]`).first().click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect(await page.evaluate(() => navigator.onLine)).toBe(true)
      expect(await page.title()).toContain(title)
      expect(await violations(page)).toEqual([])
      await page.unroute('**/api/v1/**')
      await page.getByRole('button', { name: again }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor({ state: 'detached' })
      await expect.poll(() => new URL(page.url()).pathname).toBe(other)
    },
  )

  test('a screen of backstage whose code does not come says so, and is tried again', {
    tags: 'nightly',
  }, async () => {
    const { page } = await enter({ browser, site }, 'hanna', '/de/backstage', { serviceWorkers: 'block' })
    // As if the page had just been reloaded, so that it is not reloaded again.
    await page.evaluate(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    await fail(page, '**/*')
    await page.getByRole('link', { name: 'Rollen und Status' }).click()
    await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor()
    await page.unroute('**/*')
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Rollen und Status' }).waitFor()
  })
})

/** Clears the browser's own HTTP cache, on which the offline mode must not rely. */
async function forgetFiles(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

/** The fonts that a page has loaded. */
const facesOf = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)]
    return faces.filter(({ status }) => status === 'loaded').map(({ family }) => family)
  })

/** Returns the style sheets and fonts of a page that failed to load. */
const missingFiles = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    const fonts = [...document.fonts].filter(({ status }) => status === 'error')
    return [
      ...sheets.filter(({ sheet }) => !sheet).map(({ href }) => href),
      ...fonts.map(({ family }) => family),
    ]
  })

describe('page views', () => {
  test('are counted after each navigation, but not with Global Privacy Control', async () => {
    const seen: string[] = []
    const { page } = await visit(browser, site.url, { isFirstVisit: true })
    page.on('request', request => request.url().endsWith('/page-view') && seen.push(request.postData() ?? ''))
    await page.goto('/de')
    await touch(page)
    await expect.poll(() => seen.length).toBe(1)
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await expect.poll(() => seen.length).toBe(2)
    expect(JSON.parse(seen[1] ?? '')).toEqual({ page: 'contact', language: 'de', referrer: '' })

    const quiet = await visit(browser, site.url, { isFirstVisit: true })
    await quiet.page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )
    quiet.page.on('request', request => request.url().endsWith('/page-view') && seen.push('asked'))
    await quiet.page.goto('/de')
    await touch(quiet.page)
    await quiet.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await quiet.page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await isKept(quiet.page, '/de/kontakt') // a page view would be sent at the same moment
    expect(seen).toHaveLength(2)
  })

  test('are counted for a page that a tap on a link leaves at once', async () => {
    const ask = await staffOf(site, 'hanna')
    const views = async () => {
      const { pages } = (await ask<PageViews>('GET', '/backstage/page-views')).body
      return pages.find(({ page }) => page === 'volunteers')?.views ?? 0
    }
    const before = await views()
    const { page } = await visit(browser, site.url, { isFirstVisit: true, hasTouch: true })
    await page.goto('/de/forschung/probanden')
    await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link').first().tap()
    await page.waitForURL(`${site.url}/de`)
    await expect.poll(views).toBe(before + 1)
  })
})
