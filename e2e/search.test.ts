import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter, refusedAt } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('staff say which words mean the same, and the website’s search knows it at once', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/search')
  const { page: visitor } = await visit(browser, site.url)
  const found = async (q: string) => {
    await visitor.goto(`/de/suche?q=${q}`)
    return visitor.locator('main').innerText()
  }
  expect(await found('Quarkel')).toContain('Dazu haben wir nichts gefunden')
  const words = page.getByRole('combobox', { name: 'Wörter, die dasselbe bedeuten', exact: true })
  const add = page.getByRole('button', { name: 'Hinzufügen', exact: true })
  await words.fill('Quarkel')
  await words.press('Enter')
  await add.click()
  await refusedAt(words, /2 bis 12 verschiedene Wörter/)
  const path = '**/api/v1/backstage/search-synonyms'
  await page.route(path, route => route.abort())
  await words.fill('Spule')
  await add.click()
  const form = page.locator('form').filter({ has: words })
  await form.getByText('Keine Verbindung').waitFor()
  await page.unroute(path)
  await add.click()
  await page.getByRole('region', { name: 'Quarkel, Spule' }).waitFor()
  expect(await found('Quarkel')).toMatch(/\d+ Treffer/)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Löschen: Quarkel, Spule' }).click()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('region', { name: 'Quarkel, Spule' }).waitFor()
  expect(await found('Quarkel')).toMatch(/\d+ Treffer/)
  expect(complaints.filter(line => !/ERR_FAILED|422/.test(line))).toEqual([])
})

test('a search result shows text without addresses, and the pages above it', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/de/suche?q=Erwin+Hahn')
  const hits = page.locator('main li')
  const texts = await hits.allInnerTexts()
  expect(texts.length).toBeGreaterThan(2)
  expect(texts.some(text => text.includes('Startseite › Über uns'))).toBe(true)
  expect(texts.filter(text => /\/de\//.test(text))).toEqual([])
  const first = async (path: string) => {
    await page.goto(path)
    return page.locator('[aria-labelledby^=found-] li').first().innerText()
  }
  expect(await first('/de/suche?q=Stellen')).toContain('Karriere')
  expect(await first('/en/search?q=jobs')).toContain('Careers')
  await page.goto('/de/suche?q=Geld')
  await expect.poll(() => page.locator('main').innerText()).not.toContain('gibt es nicht')
  await page.goto('/de/suche?q=Umfrage')
  await expect.poll(() => page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Abstimmungen')
  await page.goto('/de/suche?q=Erwin+Hahn')
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})
