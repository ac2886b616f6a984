import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { hydrated, openBrowser, violations } from './browser.ts'
import { blankNews, documentOf } from './news-samples.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)

test('a list that cannot be fetched shows the error and a retry button', { tags: 'nightly' }, async () => {
  const { page } = await enter('hanna', '/en/backstage')
  await page.route(/\/backstage\/info\/news\?/, route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('link', { name: 'News', exact: true }).click()
  await page.getByText('Error while fetching news').waitFor()
  await page.getByText('Internal Server Error').waitFor()
  expect(await violations(page)).toEqual([])
  await page.unroute(/\/backstage\/info\/news\?/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('table').waitFor()
})

test('a long list has no empty space below its last button', { tags: 'nightly' }, async () => {
  const { page } = await enter('hanna', '/de/backstage/publication/scientific-articles')
  const next = page.getByRole('button', { name: 'Nächste Seite' })
  await next.waitFor()
  const below = () =>
    next.evaluate(button => {
      const page = document.documentElement
      return page.scrollHeight - page.scrollTop - button.getBoundingClientRect().bottom
    })
  await expect.poll(below).toBeLessThan(200)
})

test('a switch that is refused moves back, and says which field is missing', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Noch ohne Text')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
  const row = page.getByRole('row', { name: /Noch ohne Text/ })
  await row.getByRole('switch').click({ force: true })
  await page.getByText('Text (Deutsch): Bitte füllen Sie dieses Feld aus.').waitFor()
  await expect.poll(() => row.getByRole('switch').isChecked()).toBe(false)
})

test('without a network backstage says so, and that nothing is lost', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/1')
  await page.context().setOffline(true)
  await page.getByText('Keine Verbindung. Was Sie schreiben, bleibt hier stehen').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Keine Verbindung. Was Sie schreiben').waitFor({ state: 'detached' })
})

test('the days of the chart scroll in a box of 300 px under their head', { tags: 'nightly' }, async () => {
  const { page } = await enter('hanna', '/de/backstage')
  await page.getByText('Als Tabelle').click()
  const box = page.getByRole('region', { name: 'Als Tabelle' })
  await expect.poll(() => box.locator('tbody tr').count()).toBe(30)
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(300)
  // Content that loads above the chart moves it, so both are measured at the same moment.
  const scrolled = () =>
    box.evaluate(element => {
      element.scrollTo(0, 400)
      const top = (inner: Element | null) => inner?.getBoundingClientRect().top ?? 99
      return {
        hasScrolled: element.scrollTop > 0,
        headStays: Math.abs(top(element.querySelector('thead th')) - top(element)) < 3,
      }
    })
  await expect.poll(scrolled).toEqual({ hasScrolled: true, headStays: true })
  const chart = page.getByRole('figure', { name: 'in den letzten 30 Tagen' })
  const drawn = chart.getByRole('img', { name: /^Aufrufe: 30 Werte, der kleinste 0 / })
  await expect.poll(() => drawn.locator('rect').count()).toBe(30)
  await expect.poll(() => drawn.locator('rect title').last().textContent()).toMatch(/: \d+$/)
  expect(await violations(page)).toEqual([])
})

test('the width of a dialog follows the size of the window', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/2')
  await page.getByRole('button', { name: 'Anderes Bild wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' })
  await dialog.waitFor()
  for (const [width, most] of [
    [1000, 800],
    [1300, 1140],
    [1700, 1520],
    [2600, 1900],
    [3100, 2650],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => (await dialog.boundingBox())?.width, { message: `${width} px` }).toBe(most)
  }
})

test('a link with a new tab in a text has rel noopener', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Mit einem Link')
  await german(page).getByRole('textbox', { name: 'Text' }).fill('Siehe ')
  await german(page).getByRole('button', { name: 'Link', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Andere Adresse' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('https://example.org/mrt')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Link setzen' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('switch', { name: 'Sichtbar', exact: true }).check({ force: true })
  await page.keyboard.press('Control+s')
  await saved(page)
  const html = await (await fetch(`${site.url}/de/info/neuigkeiten/mit-einem-link`)).text()
  const link = /<a [^>]*href="https:\/\/example\.org\/mrt"[^>]*>/.exec(html)?.[0] ?? ''
  expect(link).toContain('target="_blank"')
  expect(link).toMatch(/rel="[^"]*noopener/)
})

test('rows with what can be done to them fit a window of 320 px', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news', { viewport: { width: 320, height: 700 } })
  await page
    .getByRole('button', { name: /^Löschen/ })
    .first()
    .waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('logging out removes all unsaved text from the browser', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/3')
  await german(page).getByLabel('Titel').fill('Vertraulich und ungespeichert')
  await page.getByRole('link', { name: 'Übersicht' }).first().click()
  await page.getByRole('button', { name: /^Ihr Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await page.getByRole('button', { name: 'Abmelden und löschen' }).click()
  await page.waitForURL(/\/de\/login/)
  expect(await page.content()).not.toContain('Vertraulich')
  await page.goBack()
  await page.waitForURL(/\/de\/login\?to=/)
  expect(await page.content()).not.toContain('Vertraulich')
})

test('a username typed into the login is gone when the visitor comes back', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage')
  await page.goto('/de/login')
  await hydrated(page) // what was typed before is restored by the browser itself
  await page.getByLabel('Benutzername').fill('jonas')
  await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await expect.poll(() => page.locator('input[name=username]').count()).toBe(0)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Anmelden' }).waitFor()
  await expect.poll(() => page.getByLabel('Benutzername').inputValue()).toBe('')
})

test('hiding or deleting a linked item names the pages that link to it, and can be cancelled', async () => {
  const ask = await staffOf(site, 'jonas')
  const create = (title: string, fields = {}) =>
    ask<{ id: number }>('POST', '/backstage/info/news', {
      ...blankNews,
      title: { de: title, en: '' },
      content: { de: documentOf('Ein Satz.'), en: null },
      ...fields,
    })
  const { body: target } = await create('Ziel der Links', { isVisible: true })
  const mark = { type: 'link', attrs: { kind: 'news', id: target.id } }
  const words = { type: 'text', text: 'Mehr dazu', marks: [mark] }
  const content = { de: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }, en: null }
  expect((await create('Quelle eines Links', { content })).status).toBe(201)
  const { page } = await enter('jonas', '/de/backstage/info/news')
  await page.goto(`${site.url}/de/backstage/info/news?q=ziel`)
  const row = page.getByRole('row').filter({ hasText: 'Ziel der Links' })
  const dialog = page.getByRole('dialog')
  await row.getByRole('switch').click()
  await dialog.getByRole('heading', { name: 'Trotz dieser Links verbergen?' }).waitFor()
  await dialog.getByRole('link', { name: 'Quelle eines Links' }).waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.poll(() => row.getByRole('switch').isChecked()).toBe(true)
  await row.getByRole('button', { name: /^Löschen/ }).click()
  await dialog.getByRole('heading', { name: 'Trotz dieser Links löschen?' }).waitFor()
  await dialog.getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('In den Papierkorb gelegt', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor()
})
