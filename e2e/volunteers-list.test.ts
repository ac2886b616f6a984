import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

const row = (page: Page, words: RegExp) => page.getByRole('row', { name: words })

test('the list of volunteers is reached by the menu, narrowed, and downloaded', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage')
  await page.getByRole('link', { name: 'Freiwillige', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Freiwillige' }).waitFor()
  await page.getByText('11 Personen', { exact: true }).waitFor()
  await row(page, /a…@example\.org/)
    .getByText('Gefragt, ob sie bleiben')
    .waitFor()
  expect(await violations(page)).toEqual([])
  await page.goto('/de/backstage/info/volunteer?state=pending')
  await page.getByText('2 Personen', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Herunterladen' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('elif@example.org')
  expect(text).not.toContain('alma@example.org')
  expect(complaints).toEqual([])
})

test('on a phone an address is deleted after a question, and the list never scrolls sideways', {
  tags: 'nightly',
}, async () => {
  const phone = { viewport: { width: 375, height: 800 } }
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/volunteer', phone)
  await row(page, /b…@example\.org/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await row(page, /b…@example\.org/)
    .getByRole('button', { name: /Adresse löschen/ })
    .click()
  await page.getByText('Diese Adresse endgültig löschen?').waitFor()
  await page.getByRole('button', { name: 'Löschen', exact: true }).click()
  await page.getByText('Die Adresse ist gelöscht').waitFor()
  await page.getByText('10 Personen', { exact: true }).waitFor()
  await expect.poll(() => row(page, /b…@example\.org/).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('on a tablet the state of each is told in full', { tags: 'nightly' }, async () => {
  const tablet = { viewport: { width: 768, height: 900 } }
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/volunteer', tablet)
  const states = row(page, /@example\.org/).locator('.mantine-Badge-label')
  await states.first().waitFor()
  const cut = await states.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)
  expect([cut, await states.count()]).toEqual([0, expect.any(Number)])
})

test('staff without permission for special content have no link to the volunteers', async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage')
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Freiwillige', exact: true }).count()).toBe(0)
})
