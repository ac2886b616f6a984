import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastViolations, openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { english, enter, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('an outdated language shows what changed in the other, and can be marked as current', async () => {
  const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Stille im Gerät')
  await english(page).getByLabel('Titel').fill('Silence in the scanner')
  await german(page).getByRole('textbox', { name: 'Text' }).fill('Das Gerät klopft leiser.')
  await page.getByRole('button', { name: 'Texte aus dem Deutschen übernehmen' }).click()
  const text = english(page).getByRole('textbox', { name: 'Text' })
  await text.getByText('Das Gerät klopft leiser.').waitFor()
  await text.fill('The scanner knocks less loudly.')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/news\/\d+$/)
  await german(page).getByLabel('Titel').fill('Stille im neuen Gerät')
  await page.keyboard.press('Control+s')
  const behind = page.getByText(
    'Der deutsche Text hat sich geändert, seit der englische zuletzt zu ihm passte.',
  )
  await behind.waitFor()
  await english(page).getByLabel('Titel').fill('Silence in the new scanner') // not saved, but it remains
  await page.getByRole('button', { name: 'Änderungen ansehen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Was sich im Deutschen geändert hat' })
  await drawer.locator('ins').getByText('neuen').waitFor()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Als aktuell bestätigen' }).click()
  await page.getByText('Als aktuell bestätigt', { exact: true }).waitFor()
  await behind.waitFor({ state: 'detached' })
  await expect.poll(() => english(page).getByLabel('Titel').inputValue()).toBe('Silence in the new scanner')
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.getByRole('button', { name: 'Verlauf ansehen' }).click()
  await page.getByText('Übersetzung als aktuell bestätigt').waitFor()
  expect(complaints).toEqual([])
})
