import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { openBrowser, visit } from './browser.ts'
import { type Pubmed, startPubmed } from './pubmed.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let pubmed: Pubmed
let site: Site
let browser: Browser

beforeAll(async () => {
  pubmed = await startPubmed()
  site = await startSite({ PUBMED_URL: pubmed.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await pubmed?.stop()
})

const library = `
@article{a, title = {Größe von T$_2$ im Kopf}, author = {Berg, Anna and Quick, Harald}, journal = {MAGMA}, year = 2020, doi = {10.1000/a}, pages = {1--10}}
@article{b, title = {Spulen für den Kopf}, author = {Berg, Anna}, year = 2021, volume = {länger als die vierzig Zeichen eines Bandes}}
@article{c, author = {Berg, Anna}, year = 2020}
@article{d, title = {Ohne Ende, author = {Berg
@article{e, title = {Der letzte Eintrag}, author = {Berg, Anna}, year = 2022}
`

test('a BibTeX file with three faults is read, looked at, imported, and taken back', {
  tags: 'nightly',
}, async () => {
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

const hidden = { slug: { de: '', en: '' }, isVisible: false, publishAt: null, unpublishAt: null }

test('two entries of a publication are compared, merged and taken apart again, by keyboard on a phone too', {
  tags: 'nightly',
}, async () => {
  const path = '/de/backstage/publication/scientific-articles'
  const { page, complaints } = await enter({ browser, site }, 'hanna', path)
  const ask = await staffOf(site, 'hanna')
  const make = async (fields: object) => {
    const entry = { title: 'Felder aus der Tiefe', authors: 'Berg, Anna', year: 2021, ...hidden, ...fields }
    return (await ask<{ id: number }>('POST', '/backstage/publication/scientific', entry)).body.id
  }
  const preprint = await make({ bibType: 'preprint', doi: '10.1101/tiefe', abstract: 'Zuerst.' })
  const final = await make({ doi: '10.1000/tiefe', journal: 'MAGMA', volume: '3' })
  await page.goto(`${path}/${preprint}`)
  await page.getByRole('link', { name: 'Nebeneinander ansehen und zusammenführen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Artikel zusammenführen' }).waitFor()
  const stays = page.getByRole('region', { name: 'Dieser Eintrag bleibt' })
  await stays.getByText('MAGMA').waitFor()
  await sound(page)
  await page.setViewportSize({ width: 375, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  const volume = page.getByRole('radiogroup', { name: 'Band' })
  await volume.getByRole('radio', { name: '3', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => volume.getByRole('radio', { name: 'nichts' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Zusammenführen' }).click()
  const box = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect.poll(() => box('DOI des Preprints').inputValue()).toBe('10.1101/tiefe')
  await expect.poll(() => box('Zusammenfassung').inputValue()).toBe('Zuerst.')
  await expect.poll(() => box('Band').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByText('Es sind wieder zwei Einträge').waitFor()
  await expect.poll(() => box('Band').inputValue()).toBe('3')
  await page.goto(`${path}/merge/${final}/${preprint}`)
  await page.getByRole('radiogroup', { name: 'DOI des Preprints' }).waitFor()
  expect(complaints).toEqual([])
})

test('an accepted suggestion is edited, and the value of PubMed taken over again', {
  tags: 'nightly',
}, async () => {
  const path = '/en/backstage/publication/scientific-articles/found'
  const { page, complaints } = await enter({ browser, site }, 'hanna', path)
  const row = page.getByRole('row').filter({ hasText: 'Sleep and the entorhinal cortex' })
  await row.getByText('Lotte Vandenbroucke').waitFor()
  await sound(page)
  await row.getByRole('button', { name: /^Accept/ }).click()
  await row.getByRole('link').click()
  const volume = page.getByRole('textbox', { name: 'Volume', exact: true })
  await volume.fill('37')
  await page.getByText('PubMed says: 36', { exact: true }).waitFor()
  await sound(page)
  await page.getByRole('button', { name: 'Take over Volume from PubMed' }).click()
  await expect.poll(() => volume.inputValue()).toBe('36')
  await expect.poll(() => page.getByText('PubMed says:').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a publication is retrieved by its PubMed id, and stands on its page and in the profile of its author', async () => {
  const path = '/en/backstage/publication/scientific-articles'
  const { page, complaints } = await enter({ browser, site }, 'hanna', `${path}/create`)
  await page.getByRole('textbox', { name: 'PubMed ID', exact: true }).fill('29729392')
  await page.getByRole('button', { name: 'Retrieve' }).first().click()
  await page.getByText('The record has been taken over').waitFor()
  await page.getByRole('switch', { name: 'Visible', exact: true }).check()
  await page.keyboard.press('Control+s')
  await page.waitForURL(/scientific-articles\/\d+$/)
  const id = page.url().split('/').at(-1)
  await page.getByRole('button', { name: 'Confirm: Emeka Okwudiri' }).click()
  await page.getByRole('button', { name: 'Reject: Marit Solhaugen' }).click()
  const isRejected = () =>
    page
      .getByRole('group', { name: /^Solhaugen/ })
      .getByText('Rejected by Hanna Berger')
      .waitFor()
  await isRejected()

  // The article is retrieved again, merged with another entry, and rebuilt.
  await page.getByRole('button', { name: 'Retrieve' }).first().click()
  await page.getByText('The record has been taken over').waitFor()
  const ask = await staffOf(site, 'hanna')
  const same = { title: 'Copper coils at 7 T', authors: 'Solhaugen M, Okwudiri E', year: 2026, ...hidden }
  const other = await ask<{ id: number }>('POST', '/backstage/publication/scientific', same)
  await page.goto(`${path}/merge/${id}/${other.body.id}`)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await isRejected()
  await page.goto('/en/backstage/publication/authors')
  await page.getByRole('button', { name: 'Match again', exact: true }).click()
  await page.getByText('Nothing would change').waitFor()
  expect(complaints).toEqual([])

  const reader = await visit(browser, site.url)
  await reader.page.goto('/en/publication/scientific-articles?q=copper')
  const entry = reader.page.getByRole('article').filter({ hasText: 'Copper coils at 7 T' })
  await expect.poll(() => entry.locator('b').allTextContents()).toEqual(['Okwudiri E'])
  await entry.getByRole('heading').getByRole('link').click()
  await reader.page.getByRole('heading', { level: 1, name: 'Copper coils at 7 T' }).waitFor()
  await reader.page.getByRole('link', { name: 'Okwudiri E' }).first().click()
  await reader.page.getByRole('heading', { name: 'Emeka Okwudiri' }).waitFor()
  await reader.page.getByRole('link', { name: 'Copper coils at 7 T' }).waitFor()
  expect(reader.complaints).toEqual([])
})

test('while PubMed is slow, the page says so and names alternatives', {
  tags: 'nightly',
}, async () => {
  const path = '/en/backstage/publication/scientific-articles'
  const { page } = await enter({ browser, site }, 'hanna', `${path}/import?view=pubmed`)
  const status = page.getByRole('status')
  const wait = async (begin: () => Promise<void>, instead: string) => {
    const silence = pubmed.fallSilent()
    await begin()
    await status.filter({ hasText: 'Asking PubMed …' }).waitFor()
    await page.clock.fastForward(10_000)
    await status.filter({ hasText: 'slow to arrive' }).filter({ hasText: instead }).waitFor()
    await silence.refuseAll()
    await page.getByText('PubMed refused this request').waitFor()
  }
  await page.getByLabel('Search for', { exact: true }).fill('Hahn')
  await page.clock.install()
  await wait(
    () => page.getByRole('button', { name: 'Search PubMed' }).click(),
    'Meanwhile you can import a file, or enter the article by hand.',
  )
  await page.getByRole('link', { name: 'Enter article' }).click()
  await page.getByRole('textbox', { name: 'PubMed ID', exact: true }).fill('29729399')
  await wait(
    () => page.getByRole('button', { name: 'Retrieve' }).first().click(),
    'Meanwhile you can fill in the fields by hand.',
  )
})
