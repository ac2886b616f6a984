import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FaultSite } from '../bench/faults/fault-site.ts'
import { openBrowser, violations } from './browser.ts'
import { enter, german } from './staff.ts'

let site: FaultSite
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([FaultSite.open('external'), openBrowser()])
})
afterAll(() => Promise.all([site?.close(), browser?.close()]))

const screen = '/de/backstage/info/news'
const away = 'Ein Dienst ist gerade nicht erreichbar.'

test('while the database is away nobody is sent to the login, and the screen comes when it is back', async () => {
  const { page } = await enter({ browser, site }, 'jonas', screen)
  site.line?.close()
  await page.reload()
  const refusal = page.getByRole('alert').filter({ hasText: away })
  await refusal.waitFor()
  expect(new URL(page.url()).pathname).toBe(screen)
  expect(await violations(page)).toEqual([])
  await site.line?.open()
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status).toBe(200)
  await refusal.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }).waitFor()
})

test('without a network the screen says so, in the words of its language', { tags: 'nightly' }, async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/en/backstage/info/news')
  await page.route('**/api/v1/auth/refresh', route => route.abort())
  await page.reload()
  const refusal = page.getByRole('alert').filter({ hasText: 'No connection.' })
  await refusal.waitFor()
  await page.unroute('**/api/v1/auth/refresh')
  await refusal.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
})

test('a text is saved by itself after an outage in which the login had to be renewed', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'jonas', `${screen}/3`)
  // Ten minutes of writing: the short-lived token is over, the session is not.
  await page.route('**/api/v1/**', (route, request) => {
    const { authorization, ...headers } = request.headers()
    return route.continue({ headers: isRenewed || !authorization ? request.headers() : headers })
  })
  let isRenewed = false
  page.on('response', answer => {
    if (answer.url().endsWith('/auth/refresh') && answer.ok()) isRenewed = true
  })
  site.line?.close()
  await german(page).getByLabel('Titel').fill('Bei Stromausfall geschrieben')
  await page.keyboard.press('Control+s')
  await page.getByText('Keine Verbindung').first().waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await site.line?.open()
  await page.getByText('Alles gespeichert').waitFor()
})
