import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { newName } from './new-name.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { english, enter as enterAs, german, saved, visible } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)
// The editor takes the focus back in the next frame.
const press = async (page: Page, name: string) => {
  await german(page).getByRole('button', { name, exact: true }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'textbox')
}
const read = async (path: string) => (await fetch(site.url + path)).text()

describe('jonas, who edits news', () => {
  test('publishes in German, adds English, throws away and takes back', async () => {
    const { page, complaints } = await enter('jonas', '/de/backstage/info/news')
    await page.getByRole('link', { name: 'Neuigkeit anlegen' }).click()
    const title = { de: newName('Neues vom Echo'), en: newName('News of the echo') }
    const address = `/de/info/neuigkeiten/${title.de.toLowerCase().replaceAll(' ', '-')}`
    await german(page).getByLabel('Titel').fill(title.de)
    await german(page).getByRole('textbox', { name: 'Text' }).fill('Das Echo kehrt zurück.')
    await visible(page).check({ force: true })
    await page.keyboard.press('Control+s')
    await saved(page)
    expect(await read(address)).toContain('Das Echo kehrt zurück.')
    await english(page).getByText('Englisch: fehlt').waitFor({ state: 'attached' })

    await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
    const row = page.getByRole('row', { name: title.de })
    await row.getByText('Englisch: fehlt').waitFor({ state: 'attached' })
    await row.getByRole('link', { name: title.de, exact: true }).click()

    await english(page).getByLabel('Titel').fill(title.en)
    await english(page).getByRole('textbox', { name: 'Text' }).fill('The echo returns.')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await saved(page)
    await english(page).getByText('Englisch: aktuell').waitFor({ state: 'attached' })
    expect(await read(`/en/info/news/${title.en.toLowerCase().replaceAll(' ', '-')}`)).toContain(
      'The echo returns.',
    )
    expect(await read('/en')).toContain(title.en)

    await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
    await page.getByRole('button', { name: `Löschen: ${title.de}` }).click()
    await page.getByText('In den Papierkorb gelegt').waitFor()
    expect((await fetch(site.url + address)).status).toBe(404)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await row.waitFor()
    expect(await read(address)).toContain('Das Echo kehrt zurück.')
    expect(complaints).toEqual([])
  })

  test('keeps every word when somebody else saves first', { tags: 'nightly' }, async () => {
    const { page } = await enter('jonas', '/de/backstage/info/news/2')
    const other = await enter('hanna', '/de/backstage/info/news/2')
    await english(other.page).getByLabel('Titel').fill('Saved by hanna')
    await other.page.getByRole('button', { name: 'Speichern' }).click()
    await saved(other.page)
    await german(page).getByLabel('Titel').fill('Geschrieben von jonas')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText('Hanna Berger hat das inzwischen geändert').first().waitFor()
    await page.getByRole('button', { name: 'So zusammenführen' }).click()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await saved(page)
    await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('Geschrieben von jonas')
    await expect.poll(() => english(page).getByLabel('Titel').inputValue()).toBe('Saved by hanna')
  })

  test('gets a summary with links to the missing fields', { tags: 'nightly' }, async () => {
    const { page } = await enter('jonas', '/de/backstage/info/news/create')
    await visible(page).check({ force: true })
    await page.getByRole('button', { name: 'Speichern' }).click()
    const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
    await summary.waitFor()
    await expect.poll(() => summary.getByRole('link').count()).toBe(2)
    expect(await violations(page)).toEqual([])
  })

  test('searches and hides items in the list, and the address keeps the search', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await enter('jonas', '/de/backstage/info/news')
    await page.getByRole('textbox', { name: 'Suchen' }).fill('fasern')
    await page.waitForURL(/q=fasern/)
    await page.getByText('1 Neuigkeit', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('1 Neuigkeit', { exact: true }).waitFor()
    await page.getByRole('switch').click({ force: true })
    await page.getByText('Jetzt verborgen').waitFor()
    expect(await read('/de')).not.toContain('Vermessung der Fasern')
    await page.getByRole('switch').click({ force: true })
    await page.getByText('Jetzt sichtbar').waitFor()
    expect(complaints).toEqual([])
  })

  test('writes with headings, links and tables that the page shows', { tags: 'nightly' }, async () => {
    const { page, complaints } = await enter('jonas', '/de/backstage/info/news/create')
    await german(page).getByLabel('Titel').fill('Mit Gestalt')
    const text = german(page).getByRole('textbox', { name: 'Text' })
    await text.click()
    await german(page).getByLabel('Absatzart').selectOption('heading2')
    await text.click()
    await page.keyboard.type('Zwischentitel')
    await page.keyboard.press('Enter')
    await press(page, 'Fett')
    await page.keyboard.type('Wichtig')
    await press(page, 'Fett')
    await page.keyboard.type(' und ')
    await german(page).getByRole('button', { name: 'Link', exact: true }).click()
    await page.getByRole('button', { name: 'Zwanzig Jahre Ultrahochfeld' }).click()
    await press(page, 'Tabelle einfügen')
    await page.keyboard.type('Kopf')
    await visible(page).check({ force: true })
    await page.getByRole('button', { name: 'Speichern' }).click()
    await saved(page)
    const html = await read('/de/info/neuigkeiten/mit-gestalt')
    expect(html).toContain('<h2>Zwischentitel</h2>')
    expect(html).toContain('<strong>Wichtig</strong>')
    expect(html).toMatch(/<a [^>]*href="\/de\/info\/neuigkeiten\/zwanzig-jahre-ultrahochfeld"/)
    expect(html).toContain('<th')
    expect(complaints).toEqual([])
  })
})

describe('mira, a member', () => {
  test('sees no news in the menu, and is told so at its address', { tags: 'nightly' }, async () => {
    const news = (page: Page) => page.getByRole('navigation', { name: 'Menü' }).getByText('Neuigkeiten')
    const editor = await enter('jonas', '/de/backstage')
    await news(editor.page).waitFor()
    const { page } = await enter('mira', '/de/backstage')
    await page.getByRole('navigation', { name: 'Menü' }).getByRole('link').first().waitFor()
    await expect.poll(() => news(page).count()).toBe(0)
    await page.goto('/de/backstage/info/news')
    await page.getByRole('heading', { name: 'Dafür fehlt Ihnen die Berechtigung' }).waitFor()
  })
})

testVariants([
  '/de/backstage',
  '/en/backstage/info/news',
  '/de/backstage/info/news/1',
  '/en/backstage/info/news/create',
  '/de/backstage/info/news/4711',
])('%s is free of axe violations in both themes, and of complaints', async path => {
  const { page, complaints } = await enter('hanna', path)
  await page.waitForLoadState('networkidle')
  await sound(page)
  expect(complaints).toEqual([])
})
