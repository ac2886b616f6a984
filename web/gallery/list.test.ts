import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../../e2e/browser.ts'
import { show } from './test-page.ts'

const open = (options = {}, query = '?sort=title') => show(`/de/backstage/gallery/list${query}`, options)
const count = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()
const bar = (page: Page) => page.getByRole('region', { name: /ausgewählt$/ })
const tick = (page: Page, n: number) => page.getByRole('checkbox', { name: /^„.*auswählen$/ }).nth(n)
const search = (page: Page) => page.getByRole('textbox', { name: 'Suchen' })
const asked = (page: Page) => new URL(page.url()).searchParams

test('a search filters the list after a moment, is kept in the address, and can be reset', async () => {
  const { page, complaints } = await open()
  await count(page, '60 Neuigkeiten')
  await search(page).fill('entwurf 2')
  await count(page, '11 Neuigkeiten')
  expect(asked(page).get('q')).toBe('entwurf 2')
  await search(page).fill('nichts davon')
  await page.getByText('Nichts passt zu dieser Auswahl').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await count(page, '60 Neuigkeiten')
  await expect.poll(() => search(page).inputValue()).toBe('')
  expect(complaints).toEqual([])
})

test('the line below the title says how many match what is chosen, and the address remembers it', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page
    .getByRole('textbox', { name: 'Zustand' })
    .or(page.getByRole('combobox', { name: 'Zustand' }))
    .click()
  await page.getByRole('option', { name: 'Öffentlich', exact: true }).first().click()
  await count(page, '0 Neuigkeiten')
  expect(asked(page).get('state')).toBe('public')
  await page.reload()
  await count(page, '0 Neuigkeiten')
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click()
  await count(page, '60 Neuigkeiten')
})

test('the opened list of a filter ticks the chosen value and no other', async () => {
  const { page } = await open({}, '?state=hidden')
  await page.getByRole('combobox', { name: 'Zustand' }).click()
  const options = page.getByRole('listbox', { name: 'Zustand' }).getByRole('option')
  const ticked = options.filter({ has: page.locator('svg') })
  await expect.poll(() => options.allTextContents()).toContain('Alle')
  await expect.poll(() => ticked.allTextContents()).toEqual(['Verborgen'])
})

test('days narrow the list, are chosen from a calendar, and are said in words', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open()
  await page.getByRole('button', { name: /^Geändert: / }).click()
  const from = page.getByRole('textbox', { name: 'Von', exact: true })
  await from.fill('29.10.2026')
  await count(page, '3 Neuigkeiten')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '31. Oktober 2026', exact: true }).click()
  await expect.poll(() => from.inputValue()).toBe('31.10.2026')
  await count(page, '1 Neuigkeit')
  expect(asked(page).get('updatedFrom')).toBe('2026-10-31')
  await page.reload()
  await page.getByRole('button', { name: 'Geändert: 31. Okt. 2026 –' }).waitFor()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click()
  await count(page, '60 Neuigkeiten')
  expect(complaints).toEqual([])
})

test('the head of a column sorts, and turns the order round', { tags: 'nightly' }, async () => {
  const { page } = await open()
  const first = () => page.getByRole('row').nth(1).getByRole('link').innerText()
  await expect.poll(first).toBe('Entwurf 1')
  await page.getByRole('columnheader', { name: 'Titel' }).getByRole('button').click()
  await expect.poll(first).toBe('Entwurf 60')
  expect(asked(page).get('sort')).toBe('-title')
})

test('after a deletion, an undo and a bulk action by keyboard the focus stays in the list', async () => {
  const { page } = await open()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  await page
    .getByRole('button', { name: /^Löschen: / })
    .nth(1)
    .press('Enter')
  await count(page, '59 Neuigkeiten')
  await expect.poll(focused).toMatch(/^Löschen: /)
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await count(page, '60 Neuigkeiten')
  await expect.poll(focused).toMatch(/^Löschen: /)
  await tick(page, 0).press('Space')
  await bar(page).getByRole('button', { name: 'Löschen' }).press('Enter')
  await count(page, '59 Neuigkeiten')
  await expect.poll(focused).toMatch(/auswählen$/)
  await page.getByRole('button', { name: 'Rückgängig' }).last().press('Enter')
  await count(page, '60 Neuigkeiten')
})

test('shift ticks all between two rows, and showing many tells how many and can be undone; hiding waits until something is shown', async () => {
  const { page } = await open()
  await tick(page, 0).click()
  await tick(page, 3).click({ modifiers: ['Shift'] })
  await page.getByText('4 ausgewählt').waitFor()
  await expect.poll(() => bar(page).getByRole('button', { name: 'Verbergen' }).isDisabled()).toBe(true)
  await bar(page).getByRole('button', { name: 'Sichtbar machen' }).click()
  await page.getByText('4 jetzt sichtbar').waitFor()
  await expect.poll(() => page.getByRole('switch', { checked: true }).count()).toBe(4)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => page.getByRole('switch', { checked: true }).count()).toBe(0)
})

test('all results of a search are selected beyond the page, thrown away and had back', {
  tags: 'nightly',
}, async () => {
  const { page } = await open()
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
  await page.getByText('25 ausgewählt').waitFor()
  await page.getByRole('button', { name: 'Alle 60 Treffer auswählen' }).click()
  await page.getByText('60 ausgewählt').waitFor()
  await bar(page).getByRole('button', { name: 'Löschen' }).click()
  await page.getByText('60 in den Papierkorb gelegt').waitFor()
  await count(page, '0 Neuigkeiten')
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await count(page, '60 Neuigkeiten')
})

test('a switch that is refused moves back, and says which field is missing', async () => {
  const { page } = await open()
  const one = page.getByRole('row', { name: /Entwurf 7/ }).getByRole('switch')
  await one.click({ force: true })
  await page.getByText('Text (Deutsch): Bitte ausfüllen.').waitFor()
  await expect.poll(() => one.isChecked()).toBe(false)
})

test('a row in the trash is deleted for good after a confirmation', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Löschen: Entwurf 7', exact: true }).click()
  await page.getByText('In den Papierkorb gelegt').waitFor()
  await page.getByRole('button', { name: 'Papierkorb' }).click()
  const row = page.getByRole('row', { name: /Entwurf 7/ })
  await row.getByText('Jonas Keller').waitFor()
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: /^Endgültig löschen/ }).click()
  const question = page.getByRole('dialog', { name: 'Endgültig löschen?' })
  await question.getByRole('button', { name: 'Endgültig löschen' }).click()
  await page.getByText('Der Papierkorb ist leer').waitFor()
})

test('the next page is seen from its beginning, under its head', { tags: 'nightly' }, async () => {
  const { page } = await open({ viewport: { width: 1440, height: 700 } })
  const box = page.getByRole('region', { name: 'Neuigkeiten' })
  const height = (await box.boundingBox())?.height ?? 0
  expect(height).toBeGreaterThanOrEqual(300)
  expect(height).toBeLessThan(700)
  await box.evaluate(element => element.scrollTo(0, 600))
  const top = (await box.boundingBox())?.y ?? 0
  expect(Math.abs(((await box.locator('thead th').first().boundingBox())?.y ?? 99) - top)).toBeLessThan(3)
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  await page.getByText('Seite 2 von 3').waitFor()
  await expect.poll(() => box.evaluate(element => element.scrollTop)).toBe(0)
})

test('on a phone one button opens the filters, tells how many are set, and the rows come soon', {
  tags: 'nightly',
}, async () => {
  const { page } = await open({ viewport: { width: 375, height: 800 } })
  const filters = page.getByRole('button', { name: /^Filter/ })
  await filters.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await expect.poll(() => page.getByRole('button', { name: 'Papierkorb' }).count()).toBe(0)
  const firstRow = page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await firstRow.waitFor()
  expect((await firstRow.boundingBox())?.y).toBeLessThan(420)
  await filters.press('Enter')
  await expect.poll(() => filters.getAttribute('aria-expanded')).toBe('true')
  await page.getByRole('button', { name: 'Papierkorb' }).waitFor()
  await page.getByLabel('Sortierung').selectOption('-title')
  await page.waitForURL(/sort=-title/)
  const state = page
    .getByRole('textbox', { name: 'Zustand' })
    .or(page.getByRole('combobox', { name: 'Zustand' }))
  await expect.poll(() => state.inputValue()).toBe('Zustand: Alle')
  await state.click()
  await page.getByRole('option', { name: 'Verborgen', exact: true }).first().click()
  await page.getByRole('button', { name: 'Filter (1)' }).waitFor()
  await expect.poll(() => state.inputValue()).toBe('Zustand: Verborgen')
  expect(await violations(page)).toEqual([])
})

test('where the system forces its colours, a switch shows that it is there, and whether it is on', async () => {
  const { page } = await open({ forcedColors: 'active' })
  const one = page.getByRole('row', { name: /Entwurf 7/ }).getByRole('switch')
  const look = () =>
    one.evaluate(input => {
      const { backgroundColor, boxShadow } = getComputedStyle(input.nextElementSibling ?? input)
      return { backgroundColor, boxShadow }
    })
  const off = await look()
  expect(off.boxShadow).not.toBe('none')
  await one.evaluate((input: HTMLInputElement) => {
    input.checked = true
  })
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(off.backgroundColor)
})
