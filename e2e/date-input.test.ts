import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('a day and a time are typed as Germans write them, whatever language the browser has', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/6', {
    locale: 'en-US',
  })
  const field = page.getByLabel('Verschwindet am')
  await field.click()
  await page.keyboard.type('24.12.2098 18 Uhr')
  await page.keyboard.press('Tab')
  expect(await field.inputValue()).toBe('24.12.2098, 18:00')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('24.12.2098, 18:00')

  await field.fill('30.02.2098')
  await page.keyboard.press('Tab')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit, zum Beispiel 24.12.2027, 18:00.').waitFor()
  expect(await field.inputValue()).toBe('30.02.2098')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.locator(':focus').and(field).waitFor()
  await page.getByText('Nicht gespeichert').waitFor()
  await field.fill('')
  await page.keyboard.press('Tab')
  expect(await field.getAttribute('aria-invalid')).not.toBe('true')
  expect(complaints).toEqual([])
})

test('what cannot be read as a date is never saved as none', async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/5')
  const field = page.getByLabel('Erscheint am')
  await field.fill('übermorgen')
  await page.keyboard.press('Control+s')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit').waitFor()
  await page.locator(':focus').and(field).waitFor()
  await page.getByText('Nicht gespeichert').waitFor()
  await field.fill('1.2.26, 7:30')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('01.02.2026, 07:30')
})

test('a list is narrowed to the days from one that is chosen from a calendar', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news')
  await page.getByRole('button', { name: /^Geändert: / }).click()
  const from = page.getByRole('textbox', { name: 'Von', exact: true })
  await from.fill('24.12.2098')
  await page.getByText('Nichts passt zu dieser Auswahl').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '4. Dezember 2098', exact: true }).click()
  await expect.poll(() => from.inputValue()).toBe('04.12.2098')
  expect(new URL(page.url()).search).toContain('2098-12-04')
  expect(complaints).toEqual([])
})

test('a day is chosen from a calendar with the keyboard, and keeps its time', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/en/backstage/info/news/6')
  const field = page.getByLabel('Disappears on')
  await field.fill('24/12/2098, 18:30')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const calendar = page.getByRole('dialog', { name: 'Calendar' })
  await calendar.getByText('December 2098').waitFor()
  expect(await violations(page)).toEqual([])
  await calendar.getByRole('button', { name: '24 December 2098' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await calendar.waitFor({ state: 'hidden' })
  expect(await field.inputValue()).toBe('25/12/2098, 18:30')
  await page
    .locator(':focus', { has: page.locator('svg') })
    .and(page.getByLabel('Open calendar'))
    .waitFor()
  expect(complaints).toEqual([])
})

test('an open calendar lies above the fields beside and below it', { tags: 'nightly' }, async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  const field = page.getByLabel('Erscheint am')
  await field.locator('xpath=../..').getByRole('button', { name: 'Kalender öffnen' }).click()
  const days = page.getByRole('dialog', { name: 'Kalender' }).getByRole('button')
  await days.first().waitFor()
  for (const day of await days.all()) {
    const isFree = await day.evaluate(button => {
      const { left, top, width, height } = button.getBoundingClientRect()
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isFree, await day.innerText()).toBe(true)
  }
})
