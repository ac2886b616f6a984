import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const wide = { viewport: { width: 1280, height: 700 }, reducedMotion: 'no-preference' } as const
async function open(path: string, options = {}) {
  const visitor = await visit(browser, site.url, { ...wide, ...options })
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return visitor
}
const scrollTo = (page: Page, top: number) => page.evaluate(y => window.scrollTo(0, y), top)

describe('headers', () => {
  test('the public header gets slim after 120 px, and is back at the top', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open('/de/datenschutz')
    const header = page.locator('header').first()
    await scrollTo(page, 120)
    await expect.poll(() => header.getAttribute('data-slim')).toBeNull()
    await scrollTo(page, 121)
    await page.locator('header[data-slim]').waitFor()
    expect((await page.getByRole('navigation').first().boundingBox())?.y).toBeLessThan(60)
    await scrollTo(page, 0)
    await page.locator('header:not([data-slim])').first().waitFor()
  })

  test('the strip of backstage is gone after 40 px, and its bar stays', { tags: 'nightly' }, async () => {
    const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/page-content', wide)
    await scrollTo(page, 400)
    const brand = page.getByRole('link', { name: 'Backstage' }).first()
    await expect.poll(async () => (await brand.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
    expect((await brand.boundingBox())?.y).toBeLessThan(40)
    expect((await page.getByRole('link', { name: /Zur Website/ }).boundingBox())?.y).toBeLessThan(0)
  })
})

test('a chosen theme is there before anything is painted, on the next visit too', async () => {
  const { page } = await open('/de', { colorScheme: 'light' })
  await hydrated(page)
  await page.getByRole('button', { name: 'Dunkle Darstellung' }).first().click()
  const next = await page.context().newPage()
  await next.route(/\/assets\/.*\.js$/, route => route.abort()) // the choice works without our scripts
  await next.goto('/de/impressum')
  await expect.poll(() => next.locator('html').getAttribute('data-theme')).toBe('dark')
  const ground = await next.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  expect(ground).toBe('rgb(20, 17, 15)')
})

test.each([
  ['data', /\/api\/v1\/info\/news\/latest/],
  ['program', /\/assets\/news\.page/],
])(
  'a line at the top shows that the %s of a page is on its way, and goes when it is there',
  {
    tags: 'nightly',
  },
  async (_, awaited) => {
    const { page } = await open('/de')
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(awaited, async route => {
      await gate
      await route.continue()
    })
    await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).last().click()
    const line = page.getByRole('progressbar', { name: 'Die Seite wird geladen' })
    await line.waitFor()
    expect((await line.boundingBox())?.height).toBe(2)
    letGo()
    await page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }).waitFor()
    await line.waitFor({ state: 'detached' })
  },
)

describe('the next screen of backstage', () => {
  const pages = '/de/backstage/info/page-content'
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  const toNews = (page: Page) => page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()

  test('is drawn when its scripts are there; the one before stays until then', async () => {
    const { page } = await enter({ browser, site }, 'hanna', pages, wide)
    const { promise: gate, resolve: letGo } = Promise.withResolvers<void>()
    await page.route(/\/assets\/news\.client/, async route => {
      await gate
      await route.continue()
    })
    await toNews(page)
    await page.getByRole('progressbar', { name: 'Die Seite wird geladen' }).waitFor()
    await expect.poll(() => heading(page, 'Seiten').count()).toBe(1)
    letGo()
    await heading(page, 'Neuigkeiten').waitFor()
  })

  test('is opened by loading the page anew where its scripts are gone', { tags: 'nightly' }, async () => {
    const { page } = await enter({ browser, site }, 'hanna', pages, wide)
    await page.route(/\/assets\/news\.client/, route => route.fulfill({ status: 404 }), { times: 1 })
    await toNews(page)
    await heading(page, 'Neuigkeiten').waitFor()
    expect(new URL(page.url()).pathname).toBe('/de/backstage/info/news')
  })
})

test('breadcrumbs lead from home to here', { tags: 'nightly' }, async () => {
  const { page } = await open('/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld')
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect
    .poll(() => trail.getByRole('link').allInnerTexts())
    .toEqual(['Startseite', 'Aktuelles', 'Neuigkeiten'])
  await expect.poll(() => trail.locator('[aria-current=page]').innerText()).toContain('Zwanzig Jahre')
  await trail.getByRole('link', { name: 'Neuigkeiten' }).click()
  await page.waitForURL(/\/de\/info\/neuigkeiten$/)
})

test('what belongs to ARTifact stands beneath it, in breadcrumbs as in the menu', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('/de/artifact-abstimmung')
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect.poll(() => trail.getByRole('link').allInnerTexts()).toEqual(['Startseite', 'ARTifact'])
  const entry = page.getByRole('banner').getByRole('link', { name: 'ARTifact' })
  await expect.poll(() => entry.first().getAttribute('aria-current')).not.toBeNull()
})

test('breadcrumbs and title stand at the same height on every page', { tags: 'nightly' }, async () => {
  const { page } = await open('/de/info/neuigkeiten')
  const tops = async (path: string) => {
    await page.goto(path)
    return page.evaluate(() =>
      ['nav[aria-label="Sie sind hier"]', 'main h1'].map(part =>
        Math.round(document.querySelector(part)?.getBoundingClientRect().top ?? 0),
      ),
    )
  }
  const ofList = await tops('/de/info/neuigkeiten')
  for (const path of [
    '/de/ueber/institut',
    '/de/kontakt',
    '/de/info/hahn-lecture',
    '/de/datenschutz',
    '/de/info/veranstaltung/schnuppertag-fuer-schuelerinnen-und-schueler',
    '/de/publication/wiss-artikel/pattern-completion-in-ca3-depends-on-sleep-laminar-fmri-at-7-t',
  ])
    expect(await tops(path), path).toEqual(ofList)
})

test('on a phone it is seen at once how long personal data are kept', { tags: 'nightly' }, async () => {
  const { page } = await open('/de/datenschutz', { viewport: { width: 375, height: 700 } })
  const edges = await page
    .locator('#kept-data td')
    .evaluateAll(all => all.map(cell => cell.getBoundingClientRect().right))
  expect(edges.length).toBeGreaterThan(20)
  expect(Math.max(...edges)).toBeLessThanOrEqual(375)
})

test('a printed page has no menus and a white background', { tags: 'nightly' }, async () => {
  const { page } = await open('/de/ueber/karriere')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const navigation of await page.getByRole('navigation', { includeHidden: true }).all())
    await expect.poll(() => navigation.isVisible()).toBe(false)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})

describe('an address that leads nowhere', () => {
  testVariants([
    ['/de/gibt-es-nicht', '/en/gibt-es-nicht'],
    ['/de/gibt/es/nicht', '/en/gibt/es/nicht'],
    ['/de/info/neuigkeiten/gibt-es-nicht', '/en/info/news/gibt-es-nicht'],
  ])('%s says its status and stays in the other language', async (path, twin) => {
    const { page, complaints } = await open(path)
    await page.getByText('Fehler 404').waitFor()
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL(`**${twin}`)
    await page.getByRole('heading', { level: 1, name: 'This page could not be found' }).waitFor()
    await page.getByText('Error 404').waitFor()
    expect(await violations(page)).toEqual([])
    // The server has answered, so the page need not find out whether it is there.
    expect(asked).not.toContain('/healthz')
    expect(complaints).toEqual([])
  })
})

test('a missing page is no error in the console, however late its styles come', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open('/de/gibt-es-nicht', { isFirstVisit: true })
  await page.route(/\.css$/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.getByText('Error 404').waitFor()
  expect(complaints).toEqual([])
})

testVariants([
  [401, 'notLoggedIn', 'Dafür fehlt Ihnen die Berechtigung'],
  [403, 'notAllowed', 'Da ist etwas schiefgegangen'],
])('a page that answers %s says so, with the way home', async (status, code, title) => {
  const { page } = await open('/de')
  const body = JSON.stringify({ code, message: `Antwort ${status}`, status })
  await page.route(/\/api\/v1\/info\/news\/latest/, route =>
    route.fulfill({ status, contentType: 'application/problem+json', body }),
  )
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).last().click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByText(`Antwort ${status} (Fehler ${status})`).waitFor()
  await page.getByRole('link', { name: 'Zur Startseite' }).click()
  await page.waitForURL(/\/de$/)
})

test('robots.txt and security.txt have their entries', { tags: 'nightly' }, async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toMatch(/^User-agent: \*$/m)
  expect(robots).toMatch(/^Disallow: \/de\/backstage$/m)
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const answer = await fetch(`${site.url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const security = await answer.text()
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m)
  const expires = /^Expires: (.+)$/m.exec(security)?.[1] ?? ''
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now())
})
