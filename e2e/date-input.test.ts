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
  await field.fill('')
  await page.keyboard.press('Tab')
  expect(await field.getAttribute('aria-invalid')).not.toBe('true')
  expect(complaints).toEqual([])
})

test('a day is chosen from a calendar with the keyboard, and keeps its time', async () => {
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
