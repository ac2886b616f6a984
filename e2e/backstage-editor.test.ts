import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved, visible } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)

test('a picture is chosen, described for this place, and seen', async () => {
  const { page, complaints } = await enter('jonas', '/de/backstage/info/news/2')
  await page.getByRole('button', { name: 'Anderes Bild wählen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bild wählen' })
  const contents = dialog.getByRole('list', { name: 'Inhalt des Ordners' })
  await contents.getByText('transmit-field.webp').waitFor()
  await dialog.getByRole('navigation', { name: 'Ordner' }).getByText('demo', { exact: true }).click()
  const films = contents.getByText('films', { exact: true })
  await films.waitFor()
  await dialog.getByRole('textbox', { name: 'Suchen' }).fill('transmit')
  await films.waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Aktionen: transmit-field.webp' }).click()
  await page.getByRole('menuitem', { name: 'Ansehen und bearbeiten' }).press('Enter')
  const panel = dialog.getByRole('complementary', { name: 'Öffnen' })
  await panel.getByText('Verwendet von').waitFor()
  await panel.getByRole('button', { name: 'Ersetzen' }).waitFor()
  expect(await violations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Verwenden' }).click()
  await page.getByLabel('Eine eigene für diese Stelle').check()
  await page.getByLabel('Beschreibung auf Deutsch').fill('Ein Feld, das überall gleich ist')
  await page.getByLabel('Beschreibung auf Englisch').fill('A field that is the same everywhere')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await saved(page)
  const html = await (await fetch(`${site.url}/en/info/news/where-memories-lie-in-layers`)).text()
  expect(html).toContain('alt="A field that is the same everywhere"')
  expect(complaints).toEqual([])
})

test('a picture from the device is uploaded and taken', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter('jonas', '/de/backstage/info/news/3')
  await page.getByRole('button', { name: 'Anderes Bild wählen' }).click()
  const path = 'server/seed/pictures/k-space.webp'
  await page.locator('input[type=file]').setInputFiles(path)
  await page.getByText('Diese Datei war schon gespeichert.').waitFor()
  await page.getByRole('button', { name: 'Anderes Bild wählen' }).click()
  const buffer = await sharp(path).resize(300).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'raum.png', mimeType: 'image/png', buffer })
  await page.getByText('Das Bild ist gespeichert.').waitFor()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const asked = page.getByRole('dialog', { name: 'Bilder ohne Beschreibung' })
  await asked.getByLabel('Beschreibung auf Deutsch').fill('Der Raum der Frequenzen')
  await asked.getByLabel('Beschreibung auf Englisch').fill('The space of frequencies')
  await asked.getByRole('button', { name: 'Übernehmen und speichern' }).click()
  await saved(page)
  expect(complaints.filter(complaint => !complaint.includes('409'))).toEqual([])
})

test('a scheduled item is not public before its time, and its preview link works', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Für morgen')
  await german(page).getByRole('textbox', { name: 'Text' }).fill('Noch nicht.')
  await visible(page).check({ force: true })
  await page.getByLabel('Erscheint am').fill('2099-03-12T17:00')
  await page.getByText('Erscheint zum gewählten Zeitpunkt').waitFor()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await saved(page)
  expect((await fetch(`${site.url}/de/info/neuigkeiten/fuer-morgen`)).status).toBe(404)
  await page.getByRole('button', { name: 'Vorschau-Link erstellen' }).click()
  const link = await page.getByRole('link', { name: 'Öffnen' }).getAttribute('href')
  expect(await (await fetch(link ?? '')).text()).toContain('Noch nicht.')
})

test('several items are hidden and deleted at once, and restored', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news')
  await page.getByRole('checkbox', { name: '„Den Stoffwechsel hören“ auswählen' }).check()
  await page.getByRole('checkbox', { name: /Dissertationspreis/ }).check()
  const bar = page.getByRole('region', { name: '2 ausgewählt' })
  await bar.getByRole('button', { name: 'Verbergen' }).click()
  await page.getByText('Jetzt verborgen').waitFor()
  expect((await fetch(`${site.url}/de/info/neuigkeiten/den-stoffwechsel-hoeren`)).status).toBe(404)
  await page.getByRole('checkbox', { name: '„Den Stoffwechsel hören“ auswählen' }).check()
  await page.getByRole('region', { name: '1 ausgewählt' }).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('In den Papierkorb gelegt').waitFor()
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  await page.getByRole('button', { name: /^Wiederherstellen: Den Stoffwechsel/ }).click()
  await page.getByText('Der Papierkorb ist leer').waitFor()
})

test('a new item is not left without asking while it is unsaved', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Fast vergessen')
  await page.getByRole('link', { name: 'Übersicht' }).first().click()
  await page.getByRole('button', { name: 'Bleiben' }).click()
  await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('Fast vergessen')
})

test('the editor fills the window and comes back with Escape', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/1')
  await german(page).getByRole('button', { name: 'Vergrößern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Text' })
  expect((await dialog.boundingBox())?.width).toBe(1440)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})
