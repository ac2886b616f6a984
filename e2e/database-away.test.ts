import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { FaultSite } from '../bench/faults/fault-site.ts'
import { openBrowser, violations } from './browser.ts'
import { enter, german } from './staff.ts'

let site: FaultSite
let browser: Browser
let isAway = false

beforeAll(async () => {
  ;[site, browser] = await Promise.all([FaultSite.open('external'), openBrowser()])
})
afterAll(() => Promise.all([site?.close(), browser?.close()]))

const sentence = 'Ein Dienst ist gerade nicht erreichbar.'

test('while the database is away the site says so, answers what it has in memory, and goes on by itself', async () => {
  const kept = ['/de/kontakt', '/api/v1/info/news/latest', '/de/info/neuigkeiten']
  const others = ['/de/suche?q=Feld', '/de/info/neuigkeiten?done=1', '/sitemap.xml', '/api/v1/search?q=Feld']
  for (const path of kept) await ask(path)
  takeAway()
  for (const path of others) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain(sentence)
  }
  const form = await fetch(`${site.url}/de/kontakt`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ name: 'Lise', email: 'lise@example.org', message: 'Feld', consent: 'on' }),
  })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain(sentence)
  for (const path of kept) expect([path, (await ask(path)).status]).toEqual([path, 200])
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(503)

  const refused = site
    .log()
    .split('\n')
    .filter(line => line.includes('requests are refused'))
  expect(refused).toHaveLength(1)
  expect(JSON.parse(refused[0] ?? '')).toMatchObject({
    route: 'search',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reason: expect.stringMatching(/ECONNREFUSED|terminated/),
  })
  expect(site.log()).not.toMatch(/^\s+at /m)

  await giveBack()
  for (const path of others) await expect.poll(async () => (await ask(path)).status, patient).toBe(200)
  expect(site.isAlive()).toBe(true)
})

const screen = '/de/backstage/info/news'

test('while the database is away nobody is sent to the login, and the screen comes when it is back', async () => {
  const { page } = await enter({ browser, site }, 'jonas', screen)
  takeAway()
  await page.reload()
  const refusal = page.getByRole('alert').filter({ hasText: sentence })
  await refusal.waitFor()
  expect(new URL(page.url()).pathname).toBe(screen)
  expect(await violations(page)).toEqual([])
  await giveBack()
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
  // As after ten minutes of writing: the short-lived token has expired, the session has not.
  await page.route('**/api/v1/**', (route, request) => {
    const { authorization, ...headers } = request.headers()
    return route.continue({ headers: isRenewed || !authorization ? request.headers() : headers })
  })
  let isRenewed = false
  page.on('response', answer => {
    if (answer.url().endsWith('/auth/refresh') && answer.ok()) isRenewed = true
  })
  takeAway()
  await german(page).getByLabel('Titel').fill('Bei Stromausfall geschrieben')
  await page.keyboard.press('Control+s')
  await page.getByText('Keine Verbindung').first().waitFor()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await giveBack()
  await page.getByText('Alles gespeichert').waitFor()
})

const patient = { timeout: 120_000 }

/** Disconnects the database until the test ends. */
function takeAway(): void {
  isAway = true
  site.line?.close()
  onTestFinished(giveBack)
}

async function giveBack(): Promise<void> {
  if (isAway) await site.line?.open()
  isAway = false
  await expect.poll(async () => (await ask('/readyz')).status, patient).toBe(200)
}

function ask(path: string): Promise<Response> {
  return fetch(site.url + path, { headers: { 'accept-language': 'de-DE' } })
}
