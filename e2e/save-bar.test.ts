import { randomInt } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { password, type Site, startSite } from './site.ts'
import { english, enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string) => enterAs({ browser, site }, username, path)

const title = (page: Page) => german(page).getByLabel('Titel')

test('without a network a save waits, says so, and goes on by itself', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/3')
  await title(page).fill('Ohne Netz geschrieben')
  await page.context().setOffline(true)
  await page.keyboard.press('Control+s')
  await page.getByText('Keine Verbindung. Wird gespeichert, sobald sie wieder da ist.').waitFor()
  await german(page).getByLabel('Titel').press('End')
  await page.keyboard.type(', und weiter')
  await page.context().setOffline(false)
  await saved(page)
  await page.reload()
  await title(page).waitFor()
  await expect.poll(() => title(page).inputValue()).toBe('Ohne Netz geschrieben, und weiter')
})

test('a new record whose answer got lost is made once, and what was typed meanwhile stays', async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  const word = `Quarzstab${randomInt(1_000_000)}` // unique for each try
  let [isFirst, isAway] = [true, true]
  await page.route('**/api/v1/backstage/info/news', async route => {
    if (!isAway) return route.continue()
    if (isFirst) await route.fetch()
    isFirst = false
    await route.abort()
  })
  // An already loaded page may send its next request past a new route.
  await page.reload()
  await title(page).fill(`Nur ein ${word}`)
  await page.keyboard.press('Control+s')
  await page.getByText('Keine Verbindung.').first().waitFor()
  await title(page).fill(`Nur ein ${word}, und mehr`)
  isAway = false
  await page.waitForURL(/\/news\/\d+$/)
  await expect.poll(() => title(page).inputValue()).toBe(`Nur ein ${word}, und mehr`)
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.goto(`/de/backstage/info/news?q=${word}`)
  await page.getByText('1 Neuigkeit', { exact: true }).waitFor()
})

test('after the session has ended the editor logs in on the same screen, and the save continues', async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/4')
  let isOver = false
  await page.route('**/api/v1/backstage/info/news/4', async (route, request) => {
    const isFirstSave = isOver && request.method() !== 'GET'
    if (isFirstSave) isOver = false
    const old = { ...request.headers(), authorization: 'Bearer over' }
    await route.continue(isFirstSave ? { headers: old } : {})
  })
  // An already loaded page may send its next request past a new route.
  await page.reload()
  await title(page).fill('Über das Ende hinaus')
  await page.context().clearCookies()
  isOver = true
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' })
  await dialog.waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Später' }).click()
  await page.getByText('Ihre Sitzung ist beendet. Gespeichert wird nach der Anmeldung.').waitFor()
  // Background requests of the screen do not open the login dialog again.
  const refused = page.waitForResponse(answer => answer.url().includes('/tags') && answer.status() === 401)
  await page.getByRole('combobox', { name: /Schlagw/ }).pressSequentially('spu')
  await refused
  await page.getByRole('button', { name: 'Hier anmelden' }).click()
  await dialog.getByLabel('Passwort von Jonas').fill('falsch')
  await page.keyboard.press('Enter')
  await dialog.getByText(/stimm/).waitFor()
  await dialog.getByLabel('Passwort von Jonas').fill(password)
  await page.keyboard.press('Enter')
  await saved(page)
  await page.reload()
  await title(page).waitFor()
  await expect.poll(() => title(page).inputValue()).toBe('Über das Ende hinaus')
})

test('two editors of one record see each other, and the second one merges field by field', {
  tags: 'nightly',
}, async () => {
  const path = '/de/backstage/info/news/5'
  const { page, complaints } = await enter('jonas', path)
  const hanna = await enter('hanna', path)
  await hanna.page.getByText(/^Jonas .* hat das gerade auch geöffnet/).waitFor()
  await title(hanna.page).fill('Titel von Hanna')
  await english(hanna.page).getByLabel('Titel').fill('Title by hanna')
  await hanna.page.keyboard.press('Control+s')
  await saved(hanna.page)
  await title(page).fill('Titel von Jonas')
  await page.keyboard.press('Control+s')
  await page.getByText(/^Hanna .* hat das inzwischen geändert \(\d/).waitFor()
  await page.getByText('von beiden geändert').waitFor()
  expect(await violations(page)).toEqual([])
  const choice = page.getByRole('radiogroup', { name: /^Titel.*Deutsch/ })
  await choice.getByText('Andere Fassung').click()
  await page.getByRole('button', { name: 'So zusammenführen' }).click()
  await expect.poll(() => title(page).inputValue()).toBe('Titel von Hanna')
  await expect.poll(() => english(page).getByLabel('Titel').inputValue()).toBe('Title by hanna')
  await page.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect.poll(() => title(page).inputValue()).toBe('Titel von Jonas')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(complaints).toEqual([])
})

test('a switch of the language keeps what is typed, in a record and in a new one', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('jonas', '/de/backstage/info/news/6')
  await title(page).fill('Bleibt stehen')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(/\/en\/backstage/)
  const inEnglish = page.getByRole('group', { name: 'German', exact: true }).getByLabel('Title')
  await expect.poll(() => inEnglish.inputValue()).toBe('Bleibt stehen')
  await page.getByText('Unsaved changes').waitFor()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await page.waitForURL(/\/de\/backstage/)
  await expect.poll(() => title(page).inputValue()).toBe('Bleibt stehen')

  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
  await page.getByRole('link', { name: 'Neuigkeit anlegen' }).click()
  await title(page).fill('Neu und zweisprachig')
  await page.getByRole('link', { name: 'English' }).first().click()
  await page.waitForURL(/\/en\/backstage\/info\/news\/create$/)
  await expect.poll(() => inEnglish.inputValue()).toBe('Neu und zweisprachig')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/en\/backstage\/info\/news\/\d+$/)
  await page.getByText('All changes saved').waitFor()
  expect(complaints).toEqual([])
})
