import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, staffOf } from './api.ts'
import { hydrated, openBrowser, touch, violations, visit } from './browser.ts'
import { getRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'
import { waitForToast } from './toasts.ts'

let site: Site
let browser: Browser
let hanna: Ask
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  hanna = await staffOf(site, 'hanna')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

interface Missed {
  rows: { asked: string; times: number }[]
}

const missed = async (kind: 'address' | 'question', asked: string) => {
  const { body } = await hanna<Missed>('GET', `/backstage/missed/${kind}`)
  return body.rows.find(row => row.asked === asked)?.times
}
const later = { timeout: 60_000, interval: 500 }

test('an address that visitors open three times is led to the page that staff choose', {
  tags: 'nightly',
}, async () => {
  const { page: visitor, complaints: heard } = await visit(browser, site.url)
  for (let n = 0; n < 3; n += 1) await visitor.goto('/de/offene-stellen?from=poster')
  await visitor.getByText('Fehler 404').waitFor()
  await expect.poll(() => missed('address', '/de/offene-stellen'), later).toBe(3)

  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage')
  await page.getByRole('heading', { name: 'Unbekannte Adressen' }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Weiterleiten: /de/offene-stellen' }).click()
  const dialog = page.getByRole('dialog', { name: '/de/offene-stellen weiterleiten' })
  await dialog.getByRole('tab', { name: 'Andere Adresse' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('https://evil.example/')
  await dialog.getByRole('button', { name: 'Weiterleiten' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'nur zu Adressen dieser Website' }).waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('tab', { name: 'Auf dieser Website' }).click()
  await dialog.getByRole('textbox').fill('Karriere')
  await dialog
    .getByRole('button', { name: /^Karriere.*Seiten$/ })
    .first()
    .click()
  await waitForToast(page, 'Weiterleitung angelegt')
  await page.getByRole('heading', { name: 'Unbekannte Adressen' }).waitFor({ state: 'detached' })

  await visitor.goto('/de/offene-stellen?from=poster')
  expect(new URL(visitor.url()).pathname).toBe('/de/ueber/karriere')
  expect([...complaints, ...heard]).toEqual([])
})

test('a redirect is made by hand, deleted and taken back', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/redirect')
  await page.getByRole('button', { name: 'Weiterleitung anlegen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weiterleitung anlegen' })
  await dialog.getByRole('textbox', { name: 'Adresse, die es nicht gibt' }).fill('/de/kontakt')
  await dialog.getByRole('tab', { name: 'Andere Adresse' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse', exact: true }).fill('/de/impressum')
  await dialog.getByRole('button', { name: 'Weiterleiten' }).click()
  await dialog.getByText('Unter dieser Adresse gibt es eine Seite.').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Adresse, die es nicht gibt' }).fill('/de/prüfung')
  await dialog.getByRole('button', { name: 'Weiterleiten' }).click()
  await page.getByRole('link', { name: '/de/impressum' }).waitFor()
  expect(await violations(page)).toEqual([])

  const { page: visitor } = await visit(browser, site.url)
  await visitor.goto('/de/prüfung')
  expect(new URL(visitor.url()).pathname).toBe('/de/impressum')

  await page.getByRole('button', { name: 'Löschen: /de/prüfung' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('button', { name: 'Löschen: /de/prüfung' }).waitFor()
  expect((await getRaw(site.url, '/de/pr%C3%BCfung')).headers.get('location')).toBe('/de/impressum')
  expect(complaints).toEqual([])
})

test('a redirect is followed inside the website, too', { tags: 'nightly' }, async () => {
  const redirect = { from: '/en/nur-auf-englisch', to: '/en/contact' }
  expect((await hanna('POST', '/backstage/redirect', redirect)).status).toBe(201)
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/de/nur-auf-englisch')
  await hydrated(page)
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL('**/en/contact')
  expect(complaints).toEqual([])
})

test('an address is taken off the list, and put back', { tags: 'nightly' }, async () => {
  const { page: visitor } = await visit(browser, site.url)
  for (let n = 0; n < 3; n += 1) await visitor.goto('/en/old-flyer')
  await expect.poll(() => missed('address', '/en/old-flyer'), later).toBe(3)
  const { page } = await enter({ browser, site }, 'hanna', '/en/backstage/info/redirect')
  await page.getByRole('button', { name: 'Dismiss: /en/old-flyer' }).click()
  await page.getByText('/en/old-flyer').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('/en/old-flyer').waitFor()
})

test('a search without results is connected with a word, and finds something from then on', {
  tags: 'nightly',
}, async () => {
  const { page: visitor } = await visit(browser, site.url)
  for (const q of ['Quarkel', 'quarkel+']) await visitor.goto(`/de/suche?q=${q}`)
  await visitor.getByText('Dazu haben wir nichts gefunden').waitFor()
  await expect.poll(() => missed('question', 'quarkel'), later).toBe(2)

  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage')
  await page.getByRole('link', { name: 'Wort verbinden: quarkel' }).click()
  await page.waitForURL('**/de/backstage/info/search?word=quarkel')
  const words = page.getByRole('combobox', { name: 'Wörter, die dasselbe bedeuten', exact: true })
  await expect.poll(() => words.evaluate(field => field === document.activeElement)).toBe(true)
  await words.fill('Spule')
  await words.press('Enter')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
  await page.getByRole('region', { name: 'quarkel, Spule' }).waitFor()
  await page.getByRole('link', { name: 'Wort verbinden: quarkel' }).waitFor({ state: 'detached' })
  await visitor.goto('/de/suche?q=Quarkel')
  await expect.poll(() => visitor.locator('main').textContent()).toMatch(/\d+ Treffer/)
  expect(complaints).toEqual([])
})

test('staff who cannot edit content see no redirects and no failed searches', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage')
  await page.getByRole('heading', { name: 'Seitenaufrufe' }).waitFor()
  await expect.poll(() => page.getByText('Gesucht und nicht gefunden').count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: 'Weiterleitungen' }).count()).toBe(0)
  const jonas = await staffOf(site, 'jonas')
  expect((await jonas('GET', '/backstage/redirect')).status).toBe(403)
})

test('the pages read most are named by their titles, and lead to them', { tags: 'nightly' }, async () => {
  const { page: visitor } = await visit(browser, site.url)
  const counted = () => visitor.waitForRequest(/\/page-view$/)
  const slug = 'acht-kanaele-ein-gleichmaessiges-feld'
  await visitor.goto(`/de/info/neuigkeiten/${slug}`)
  const [request] = await Promise.all([counted(), touch(visitor)])
  expect(request.postDataJSON()).toEqual({ page: 'newsItem', language: 'de', slug, referrer: '' })
  const title = (await visitor.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const { page } = await enter({ browser, site }, 'jonas', '/de/backstage')
  const link = page.getByRole('link', { name: title.replaceAll('\u00ad', ''), exact: true })
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('heading', { name: 'Meistgelesene Seiten' }).waitFor()
      return link.count()
    }, later)
    .toBe(1)
  await expect.poll(() => link.getAttribute('href')).toBe(`/de/info/neuigkeiten/${slug}`)
})

test('a page that is not there is not counted as read, and its language switch stays at its address', {
  tags: 'nightly',
}, async () => {
  const { page: visitor } = await visit(browser, site.url)
  const counted: string[] = []
  visitor.on('request', request => request.url().endsWith('/page-view') && counted.push(request.url()))
  await visitor.goto('/de/gibt-es-nicht')
  await visitor.getByText('Fehler 404').waitFor()
  await hydrated(visitor)
  await visitor.getByRole('link', { name: /^EN/ }).click()
  await visitor.getByText('Error 404').waitFor()
  expect(new URL(visitor.url()).pathname).toBe('/en/gibt-es-nicht')
  await visitor.goto('/de/login')
  await hydrated(visitor)
  await visitor.goto('/de/kontakt')
  await hydrated(visitor)
  await expect.poll(() => counted.length, later).toBe(1)
})
