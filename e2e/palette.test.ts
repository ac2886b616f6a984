import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { getsFocus } from './editor-tasks/hands.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string) => enterAs({ browser, site }, username, path)

async function open(page: Page, words: string) {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Suchen und öffnen' })
  await palette.getByRole('combobox').fill(words)
  return palette
}

test('the palette creates news, finds the home page by its name and lists recently opened records', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('hanna', '/de/backstage')
  await (await open(page, 'anlegen')).getByRole('option', { name: 'Neuigkeit anlegen Befehl' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/de\/backstage\/info\/news\/create$/)

  await (await open(page, 'startseite')).getByRole('option', { name: /Seiten$/ }).click()
  await page.waitForURL(/\/de\/backstage\/info\/page-content\/\d+$/)
  const home = new URL(page.url()).pathname
  await german(page).first().waitFor()

  const palette = await open(page, 'mein profil')
  await palette.getByRole('option', { name: 'Mein Profil bearbeiten Befehl' }).click()
  await page.waitForURL(/\/de\/backstage\/profile$/)
  await (await open(page, ''))
    .getByRole('option', { name: /^Wir sehen .* Zuletzt geöffnet$/ })
    .first()
    .click()
  await page.waitForURL(address => address.pathname === home)
  expect(complaints).toEqual([])
})

test('an exact title is listed above other matches', { tags: 'nightly' }, async () => {
  const { page } = await enter('hanna', '/de/backstage')
  const options = (await open(page, 'veranstaltungen')).getByRole('option')
  await page.getByRole('option', { name: 'Veranstaltungen Seiten' }).waitFor()
  const names = await options.allInnerTexts()
  const ofPages = names.filter(name => /Seiten$/.test(name))
  expect(ofPages[0]).toMatch(/^Veranstaltungen\s+Seiten$/)
})

test('a new record that opens while the user types in the palette does not take the focus', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage')
  const coming = Promise.withResolvers<void>()
  await page.route('**/assets/**', route => coming.promise.then(() => route.continue()))
  await (await open(page, 'neuigkeit anlegen')).getByRole('option', { name: /^Neuigkeit anlegen/ }).click()
  const words = (await open(page, 'start')).getByRole('combobox')
  coming.resolve()
  await german(page).getByLabel('Titel').waitFor({ state: 'attached' })
  await page.waitForURL(/\/de\/backstage\/info\/news\/create$/)
  await page.keyboard.type('seite')
  await expect.poll(() => words.inputValue()).toBe('startseite')
})

test('opening a screen focuses its content, and a new record its first field', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage')
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
  await page.getByRole('table').waitFor()
  await getsFocus(page.locator('#content'))
  await page.getByRole('link', { name: 'Neuigkeit anlegen' }).click()
  await getsFocus(german(page).getByLabel('Titel'))
})
