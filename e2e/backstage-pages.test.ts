import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { getsFocus } from './editor-tasks/hands.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { english, enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)
const read = async (path: string) => (await fetch(site.url + path)).text()

describe('hanna, who edits pages', () => {
  test('changes a paragraph, sees both languages while she writes, and the public page at once', async () => {
    const { page, complaints } = await enter('hanna', '/de/backstage/info/page-content')
    await page.getByRole('textbox', { name: 'Seite suchen' }).fill('statuten')
    await page.getByRole('link', { name: 'Statuten' }).click()
    await page.getByRole('heading', { level: 1, name: 'Statuten' }).waitFor()
    await page.getByRole('button', { expanded: false }).filter({ hasText: 'Text' }).first().click()
    await page.getByRole('button', { name: 'Ansehen, während Sie schreiben' }).click()
    const inside = page.frameLocator('iframe[title$="Deutsch"]')
    await inside.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('textbox', { name: 'Text (Deutsch)' }).fill('Das Institut ist selbstlos tätig.')
    await inside.getByText('Das Institut ist selbstlos tätig.').waitFor()
    await page
      .frameLocator('iframe[title$="Englisch"]')
      .getByRole('heading', { level: 1, name: 'Statutes' })
      .waitFor()
    expect(await read('/de/ueber/statuten')).not.toContain('selbstlos tätig.')
    await page.getByRole('button', { name: 'Schließen' }).click()
    await page.keyboard.press('Control+s')
    await saved(page)
    expect(await read('/de/ueber/statuten')).toContain('Das Institut ist selbstlos tätig.')
    await english(page).getByText('Englisch: veraltet').waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
  })

  test('rewrites the first sentence of the home page, and where its button leads', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await enter('hanna', '/de/backstage/info/page-content')
    await page.getByRole('link', { name: /Gehirn bei der Arbeit/ }).click()
    await page.getByText('gehört zum Menü und ist immer zu sehen').waitFor()
    await german(page).getByLabel('Titel').fill('Wir messen, was Gedanken bewegt')
    await page.getByRole('button', { name: /Freiwillige gesucht/, expanded: false }).click()
    await page.getByRole('button', { name: 'Link ändern: Link' }).click()
    await page.getByRole('tab', { name: 'Auf dieser Website' }).click()
    await page.getByRole('textbox', { name: /Titel, Dateiname oder Adresse/ }).fill('equipment')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Ausstattung/ })
      .click()
    await page.getByText('Ausstattung (Seiten)', { exact: true }).waitFor()
    await page.keyboard.press('Control+s')
    await saved(page)
    const [de, en] = [await read('/de'), await read('/en')]
    expect(de).toContain('Wir messen, was Gedanken bewegt</h1>')
    expect(de).toMatch(/href="\/de\/forschung\/ausstattung"[^>]*><span>So läuft es ab/)
    expect(en).toMatch(/href="\/en\/research\/equipment"[^>]*><span>How it works/)
    expect(complaints).toEqual([])
  })

  test('does not outdate English by a small change', { tags: 'nightly' }, async () => {
    const { page } = await enter('hanna', '/de/backstage/info/page-content')
    await page.getByRole('link', { name: 'Auszeichnungen' }).click()
    await german(page).getByLabel('Titel').fill('Auszeichnungen und Preise')
    await page.getByRole('checkbox', { name: /Kleine Änderung/ }).check()
    await page.getByRole('button', { name: 'Speichern' }).click()
    await saved(page)
    await english(page).getByText('Englisch: aktuell').waitFor({ state: 'attached' })
  })

  test('makes a page of questions, orders its parts by the keyboard, and takes one away and back', {
    tags: 'nightly',
  }, async () => {
    const { page } = await enter('hanna', '/de/backstage/info/page-content/create')
    await german(page).getByLabel('Titel').fill('Besuch im Institut')
    await page.getByLabel('Kennung der Seite').fill('visit')
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await page.getByRole('menuitem', { name: 'Fragen und Antworten' }).click()
    await getsFocus(page.getByRole('textbox', { name: 'Überschrift (Deutsch)' }))
    await page.keyboard.type('Anreise')
    await page.getByRole('textbox', { name: 'Frage (Deutsch)' }).fill('Wo kann ich parken?')
    await page.getByRole('textbox', { name: 'Antwort (Deutsch)' }).fill('Hinter dem Haus.')
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).press('Enter')
    await getsFocus(page.getByRole('searchbox', { name: 'Abschnitt suchen' }))
    await page.keyboard.press('ArrowDown')
    await getsFocus(page.getByRole('menuitem', { name: 'Text', exact: true }))
    await page.keyboard.press('Enter')
    await getsFocus(page.getByRole('textbox', { name: 'Überschrift (Deutsch)' }))
    await page.keyboard.type('Willkommen')
    await page.getByRole('textbox', { name: 'Text (Deutsch)' }).fill('Wir freuen uns auf Sie.')
    await page.getByRole('button', { name: 'Nach oben: Abschnitt 2' }).press('Enter')
    await page.getByRole('button', { name: 'Entfernen: Abschnitt 2' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Rückgängig' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('switch', { name: 'Sichtbar', exact: true }).check({ force: true })
    await page.keyboard.press('Control+s')
    await saved(page)
    const html = await read('/de/ueber/besuch-im-institut')
    expect(html.indexOf('Willkommen')).toBeGreaterThan(0)
    expect(html.indexOf('Willkommen')).toBeLessThan(html.indexOf('Wo kann ich parken?'))
    expect(await read('/en/about/besuch-im-institut')).toContain('This page is available in German only.')
    const found = await read('/de/suche?q=parken')
    expect(found).toContain('/de/ueber/besuch-im-institut')
  })

  test('is told which part is wrong, and keeps what she typed', { tags: 'nightly' }, async () => {
    const { page } = await enter('hanna', '/de/backstage/info/page-content/create')
    await german(page).getByLabel('Titel').fill('Ein Film')
    await page.getByLabel('Kennung der Seite').fill('film')
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await page.getByRole('menuitem', { name: 'Video oder Karte eines Anbieters' }).click()
    await page.getByRole('textbox', { name: 'Adresse beim Anbieter' }).fill('https://evil.example/film')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await page.getByText(/Abschnitt 1: .*youtube-nocookie/).waitFor()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Adresse beim Anbieter' }).inputValue())
      .toBe('https://evil.example/film')
    expect(await violations(page)).toEqual([])
  })

  test('opens a page with Ctrl K', { tags: 'nightly' }, async () => {
    const { page } = await enter('hanna', '/de/backstage')
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('Impress')
    await page.getByRole('option', { name: /Impressum/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Impressum' }).waitFor()
    await expect.poll(() => page.getByText('Diese Seite gehört zum Menü.').count()).toBe(1)
  })
})

test('a member has no pages in the menu, and gets a message at their address', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('mira', '/de/backstage/info/page-content')
  await page.getByRole('heading', { name: 'Dafür fehlt Ihnen die Berechtigung' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Seiten', exact: true }).count()).toBe(0)
})

test.each([
  '/de/backstage/info/page-content',
  '/en/backstage/info/page-content/1',
  '/en/backstage/info/page-content/create',
])('%s is free of axe violations in both themes, and of complaints', { tags: 'nightly' }, async path => {
  const { page, complaints } = await enter('hanna', path)
  await page.waitForLoadState('networkidle')
  await sound(page)
  expect(complaints).toEqual([])
})

test('a new page with only a title gets its key and permalink from the title', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('hanna', '/de/backstage/info/page-content/create')
  await german(page).getByLabel('Titel').fill('Anreise und Parken')
  const word = page.getByLabel('Kennung der Seite')
  await word.click()
  await expect.poll(() => word.inputValue()).toBe('')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.waitForURL(/page-content\/\d+$/)
  await expect.poll(() => word.inputValue()).toBe('anreise-und-parken')
  await expect.poll(() => german(page).getByLabel('Permalink').inputValue()).toBe('anreise-und-parken')
  expect(complaints).toEqual([])
})
