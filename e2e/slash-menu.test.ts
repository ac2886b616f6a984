import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastViolations, openBrowser, violations } from './browser.ts'
import { newRecord, newTextTakesThem } from './first-letters.ts'
import { type Site, startSite } from './site.ts'
import { enter, german } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })
const menu = (page: Page) => page.getByRole('listbox', { name: 'Einfügen' })
const options = (page: Page) => menu(page).getByRole('option').allInnerTexts()

async function openNew() {
  const visitor = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await text(visitor.page).click()
  return visitor
}

test('a slash offers blocks by keyboard, letters narrow them, and nothing of it stays in the text', async () => {
  const { page, complaints } = await openNew()
  await page.keyboard.type('/')
  await menu(page).waitFor()
  expect((await options(page)).map(words => words.trim())).toEqual([
    ...['Überschrift', 'Kleinere Überschrift', 'Kleinste Überschrift'],
    ...['Aufzählung', 'Nummerierte Liste', 'Zitat', 'Codeblock', 'Trennlinie'],
    ...['Bild einfügen', 'Tabelle einfügen', 'Abstimmung einfügen'],
  ])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await page.keyboard.press('ArrowDown')
  const named = await text(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${named}"]`).innerText()).toContain('Kleinere Überschrift')
  await page.keyboard.type('zit')
  await page.keyboard.press('Enter')
  await menu(page).waitFor({ state: 'detached' })
  await page.keyboard.type('Leise!')
  expect(await text(page).locator('blockquote').innerText()).toBe('Leise!')
  expect(await text(page).innerText()).not.toContain('/')
  expect(complaints).toEqual([])
})

test('a heading and a table come by mouse, a picture by its dialog', { tags: 'nightly' }, async () => {
  const { page } = await openNew()
  await page.keyboard.type('/')
  await menu(page).getByRole('option', { name: 'Überschrift', exact: true }).click()
  await page.keyboard.type('Wie es klingt')
  expect(await text(page).locator('h2').innerText()).toBe('Wie es klingt')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/tab')
  await page.keyboard.press('Tab')
  expect(await text(page).locator('th').count()).toBe(3)
  await page.keyboard.press('Control+End')
  await text(page).press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type('/bild')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
})

test('Escape closes the menu alone, and an address or a sign within words opens none', {
  tags: 'nightly',
}, async () => {
  const { page } = await openNew()
  await page.getByRole('button', { name: 'Vergrößern' }).first().click()
  await text(page).click()
  await page.keyboard.type('/')
  await menu(page).waitFor()
  await page.keyboard.press('Escape')
  await menu(page).waitFor({ state: 'detached' })
  await page.getByRole('dialog', { name: 'Text' }).waitFor() // still large
  await page.keyboard.type('de/kontakt und/oder')
  await menu(page).waitFor({ state: 'detached' })
  expect(await text(page).innerText()).toBe('/de/kontakt und/oder')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Puls/Atmung')
  expect(await menu(page).count()).toBe(0)
})

test('an empty text says what a slash is for, and its words are no part of it', {
  tags: 'nightly',
}, async () => {
  const { page } = await openNew()
  const hint = () =>
    text(page).evaluate(({ parentElement }) =>
      parentElement ? getComputedStyle(parentElement, '::before').content : '',
    )
  expect(await hint()).toContain('Text, oder / für Überschriften')
  expect(await text(page).textContent()).toBe('')
  await page.keyboard.type('Ein')
  expect(await hint()).toBe('none')
})

test('the text of a new record takes the first letters', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', newRecord)
  await newTextTakesThem(page)
  expect(complaints).toEqual([])
})
