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

test('a day and a time are typed as Germans write them, whatever language the browser has', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/6', {
    locale: 'en-US',
  })
  const field = page.getByLabel('Verschwindet am')
  await field.click()
  await page.keyboard.type('24.12.2098 18 Uhr')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('24.12.2098, 18:00')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('24.12.2098, 18:00')

  await field.fill('30.02.2098')
  await page.keyboard.press('Tab')
  await page.getByText('Bitte schreiben Sie Tag und Uhrzeit, zum Beispiel 24.12.2027, 18:00.').waitFor()
  await expect.poll(() => field.inputValue()).toBe('30.02.2098')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await page.locator(':focus').and(field).waitFor()
  await page.getByText('Nicht gespeichert').waitFor()
  await field.fill('')
  await page.keyboard.press('Tab')
  await expect.poll(() => field.getAttribute('aria-invalid')).not.toBe('true')
  expect(complaints).toEqual([])
})
