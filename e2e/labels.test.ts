import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('a tag is renamed, shows where it stands, is merged, and the site follows', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/label')
  const row = (name: string) => page.getByRole('region', { name, exact: true })
  await row('Gedächtnis').waitFor()
  expect(await violations(page)).toEqual([])

  await row('Gedächtnis').getByLabel('Englisch').fill('Remembering')
  await page.keyboard.press('Enter')
  await row('Gedächtnis').getByRole('button', { name: 'Speichern' }).and(page.locator(':disabled')).waitFor()
  await row('Gedächtnis').getByRole('button', { name: '1 Eintrag' }).click()
  const link = page.getByRole('dialog').getByRole('link').first()
  await link.waitFor()
  await page.keyboard.press('Escape')

  const newWord = page.getByLabel('Deutsch').last()
  await newWord.fill('lang'.repeat(100))
  await page.keyboard.press('Enter')
  await page.getByText(/höchstens \d+ Zeichen/).waitFor()
  await expect.poll(() => newWord.inputValue()).toMatch(/^(lang){100}$/)

  await newWord.fill('Kurzlebig')
  await page.keyboard.press('Enter')
  await row('Kurzlebig').getByRole('button', { name: 'Löschen: Kurzlebig' }).click()
  await row('Kurzlebig').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await row('Kurzlebig').waitFor()

  const reader = await browser.newPage({ baseURL: site.url })
  await reader.goto('/en/info/news')
  await reader.getByRole('link', { name: 'Remembering' }).first().waitFor()

  await row('Gedächtnis').getByLabel('Zusammenlegen mit').click()
  await page.getByRole('option', { name: 'Gehirn', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Zusammenlegen' })
    .getByRole('button', { name: 'Zusammenlegen' })
    .click()
  await row('Gedächtnis').waitFor({ state: 'detached' })
  await reader.reload()
  await expect.poll(() => reader.getByRole('link', { name: 'Remembering' }).count()).toBe(0)
  expect(complaints).toEqual([])
})
