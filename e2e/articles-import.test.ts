import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite({ LIMITS: 'off' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const library = `
@article{a, title = {Größe von T$_2$ im Kopf}, author = {Berg, Anna and Quick, Harald}, journal = {MAGMA}, year = 2020, doi = {10.1000/a}, pages = {1--10}}
@article{b, title = {Spulen für den Kopf}, author = {Berg, Anna}, year = 2021, volume = {länger als die vierzig Zeichen eines Bandes}}
@article{c, author = {Berg, Anna}, year = 2020}
@article{d, title = {Ohne Ende, author = {Berg
@article{e, title = {Der letzte Eintrag}, author = {Berg, Anna}, year = 2022}
`

test('a BibTeX file with three faults is read, looked at, imported, and taken back', async () => {
  const { page, complaints } = await enter(
    { browser, site },
    'hanna',
    '/de/backstage/publication/scientific-articles',
  )
  await page.getByRole('link', { name: 'Importieren' }).click()
  await page.getByRole('button', { name: 'Datei wählen' }).waitFor()
  await sound(page)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'literatur.bib', mimeType: 'text/plain', buffer: Buffer.from(library) })
  await page.getByRole('heading', { name: 'literatur.bib' }).waitFor()
  const rows = page.getByRole('row')
  await rows.filter({ hasText: 'Oft fehlt eine Klammer' }).waitFor()
  await rows.filter({ hasText: 'Dieser Eintrag hat keinen Titel' }).waitFor()
  await rows.filter({ hasText: '„Band“ wurde nicht übernommen' }).waitFor()
  await sound(page)
  await page.getByRole('button', { name: '3 Artikel übernehmen' }).click()
  await page.getByText('BibTeX · Übernommen').waitFor()
  await page.getByRole('link', { name: 'Spulen für den Kopf' }).waitFor()
  await page.getByRole('button', { name: 'Import zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Import zurücknehmen' }).click()
  await page.getByText('BibTeX · Zurückgenommen').waitFor()
  expect(complaints).toEqual([])
})
