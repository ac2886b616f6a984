import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { english, enter, german, saved, visible } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const read = async (path: string) => (await fetch(site.url + path)).text()
const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })
const save = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await saved(page)
}
const history = async (page: Page, step: RegExp) => {
  await page.getByRole('button', { name: 'Verlauf ansehen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Verlauf' })
  await drawer.getByRole('button', { name: step }).last().click()
  // The latest version is expanded by default; the requested one appears below it.
  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).nth(1).waitFor()
  return drawer
}

test('an old version is looked at, compared, taken over as input, saved and put back', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Erste Fassung')
  await text(page).fill('So fing es an.')
  await visible(page).check({ force: true })
  await save(page)
  await german(page).getByLabel('Titel').fill('Zweite Fassung')
  await text(page).fill('So ging es weiter.')
  await english(page).getByLabel('Titel').fill('Second version')
  await english(page).getByRole('textbox', { name: 'Text' }).fill('And so it went on.')
  await save(page)

  let drawer = await history(page, /^Angelegt/)
  await drawer.getByText('Gegen jetzt').last().click()
  await drawer.getByText('Durchgestrichen: dieser Stand').waitFor()
  await drawer.locator('del', { hasText: 'Erste' }).first().waitFor()
  await drawer.getByText('Ganzer Stand').last().click()
  await drawer.getByText('So fing es an.').waitFor()
  await drawer.getByText('Englisch gab es damals nicht; es bleibt.').waitFor()
  expect(await violations(page)).toEqual([])

  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).last().click()
  await page.getByText('Nicht gespeichert', { exact: true }).waitFor()
  await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('Erste Fassung')
  await expect.poll(() => english(page).getByLabel('Titel').inputValue()).toBe('Second version')
  expect(await read('/de/info/neuigkeiten/erste-fassung')).toContain('So ging es weiter.')
  await save(page)
  expect(await read('/de/info/neuigkeiten/erste-fassung')).toContain('So fing es an.')
  expect(await read('/en/info/news/second-version')).toContain('And so it went on.')

  drawer = await history(page, /^Geändert/)
  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).last().click()
  await text(page).getByText('So ging es weiter.').waitFor()
  await save(page)
  expect(await read('/de/info/neuigkeiten/erste-fassung')).toContain('So ging es weiter.')
  expect(complaints).toEqual([])
})

test('taking over an old version asks before it replaces unsaved changes, and can be undone', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/4')
  const title = german(page).getByLabel('Titel')
  const before = await title.inputValue()
  await title.fill('Gespeichert')
  await save(page)
  await title.fill('Noch nicht gespeichert')
  const drawer = await history(page, /^Angelegt/)
  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).last().click()
  await drawer.getByRole('alert').getByText('noch nicht gespeichert sind').waitFor()
  await drawer.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.poll(() => title.inputValue()).toBe('Noch nicht gespeichert')
  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).last().click()
  await drawer.getByRole('button', { name: 'Trotzdem übernehmen' }).click()
  await page.waitForFunction(
    was => document.querySelector<HTMLInputElement>('input[id$="title.de"]')?.value === was,
    before,
  )
  await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => title.inputValue()).toBe('Noch nicht gespeichert')
})

test('an old version is taken over in one language only', { tags: 'nightly' }, async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/5')
  const titles = () => Promise.all([german, english].map(of => of(page).getByLabel('Titel').inputValue()))
  const [de = ''] = await titles()
  await german(page).getByLabel('Titel').fill('Neuer Titel')
  await english(page).getByLabel('Titel').fill('New title')
  await save(page)
  const drawer = await history(page, /^Angelegt/)
  await drawer.getByRole('checkbox', { name: 'Englisch' }).last().uncheck()
  await drawer.getByRole('button', { name: 'Als Eingabe übernehmen' }).last().click()
  await page.getByText('Nicht gespeichert', { exact: true }).waitFor()
  expect(await titles()).toEqual([de, 'New title'])
})
