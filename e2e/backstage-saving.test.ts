import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewsItem } from '../contract/news/news.ts'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string) => enterAs({ browser, site }, username, path)
const text = (page: Page) => german(page).getByRole('textbox', { name: 'Text' })
const unsaved = (page: Page) => page.getByText('Nicht gespeichert').waitFor()

test('news whose start is after its end is refused, and typing goes on', { tags: 'nightly' }, async () => {
  const { page, complaints } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Rückwärts')
  await page.getByLabel('Erscheint am').fill('2099-03-12T17:00')
  await page.getByLabel('Verschwindet am').fill('2099-03-11T17:00')
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByText('Das Ende liegt vor dem Anfang').waitFor()
  await page.waitForFunction(() => document.activeElement?.matches('section[aria-labelledby]'))
  await german(page).getByLabel('Titel').press('End')
  await page.keyboard.type(' gezählt')
  await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('Rückwärts gezählt')
  await text(page).click()
  await page.keyboard.type('Ein ganzer Satz.')
  await expect.poll(() => text(page).innerText()).toBe('Ein ganzer Satz.')
  await summary.getByRole('link', { name: /Verschwindet am/ }).click()
  await page.keyboard.press('Control+s')
  await page.waitForFunction(() => document.activeElement?.matches('section[aria-labelledby]'))
  await page.getByLabel('Verschwindet am').fill('2099-03-13T17:00')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(complaints).toEqual([])
})

test('a new item is written on while it is saved for the first time, and after', async () => {
  const { page, complaints } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('In einem Zug')
  await text(page).click()
  await page.keyboard.type('Davor.')
  const answer = await heldBack(page, '**/api/v1/backstage/info/news')
  await page.keyboard.press('Control+s')
  await page.getByText('Wird gespeichert').waitFor()
  await page.keyboard.type(' Dabei.')
  answer.letGo()
  await page.waitForURL(/\/backstage\/info\/news\/\d+$/)
  await page.keyboard.type(' Danach.')
  await expect.poll(() => text(page).innerText()).toBe('Davor. Dabei. Danach.')
  await unsaved(page)
  await page.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  await page.keyboard.press('Control+s')
  await saved(page)
  await page.reload()
  await text(page).getByText('Davor. Dabei. Danach.').waitFor()
  expect(complaints).toEqual([])
})

test('unsaved changes of a new item are kept while another one is created empty', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await german(page).getByLabel('Titel').fill('Der erste')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/news\/\d+$/)
  const first = new URL(page.url()).pathname
  await german(page).getByLabel('Titel').fill('Der erste, weitergeschrieben')
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).first().click()
  await page.getByRole('link', { name: 'Neuigkeit anlegen' }).click()
  await page.waitForURL(/create$/)
  await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('')
  await german(page).getByLabel('Titel').fill('Der zweite')
  await page.keyboard.press('Control+s')
  await page.waitForURL(address => /\/news\/\d+$/.test(address.pathname) && address.pathname !== first)
  await saved(page)
  await page.goBack()
  await page.goBack()
  await page.waitForURL(address => address.pathname === first)
  await expect.poll(() => german(page).getByLabel('Titel').inputValue()).toBe('Der erste, weitergeschrieben')
  await unsaved(page)
  expect(await violations(page)).toEqual([])
})

const kept = [
  ['news', '/de/backstage/info/news/2', 'Titel'],
  ['an event', '/de/backstage/info/event/1', 'Titel'],
  ['a group', '/de/backstage/user-group/group/1', 'Name'],
  ['a person', '/de/backstage/user-group/user/2', 'Vorname'],
  ['the own profile', '/de/backstage/profile', 'Vorname'],
] as const

test.each(kept)(
  '%s stays as it was typed while another screen is seen',
  { tags: 'nightly' },
  async (_, address, label) => {
    const { page, complaints } = await enter('hanna', address)
    const field = page.getByRole('textbox', { name: label, exact: true }).first()
    await field.fill('Halb getippt')
    await unsaved(page)
    await page.getByRole('link', { name: 'Dateien', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Dateien' }).waitFor()
    await page.goBack()
    await page.waitForURL(`**${address}`)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => field.inputValue()).toBe('Halb getippt')
    await unsaved(page)
    await expect.poll(() => page.getByText('Nicht gespeicherter Entwurf').count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

test('an unchanged form shows changes saved meanwhile, a changed one keeps its text and compares', {
  tags: 'nightly',
}, async () => {
  const path = '/backstage/info/news/6'
  const { page } = await enter('jonas', `/de${path}`)
  const ask = await staffOf(site, 'hanna')
  const title = german(page).getByLabel('Titel')
  const saveElsewhere = async (de: string) => {
    const { body } = await ask<NewsItem>('GET', path)
    const changed = { version: body.version, title: { ...body.title, de } }
    expect((await ask('PATCH', path, changed)).status).toBe(200)
  }
  const lookElsewhere = async (meanwhile: () => Promise<void>) => {
    await page.getByRole('link', { name: 'Dateien', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Dateien' }).waitFor()
    await meanwhile()
    await page.goBack()
    await page.waitForURL(`**/de${path}`)
  }
  await title.waitFor()
  await lookElsewhere(() => saveElsewhere('Hanna war da'))
  await expect.poll(() => title.inputValue()).toBe('Hanna war da')
  await page.getByText('Alles gespeichert').waitFor()
  await title.fill('Jonas tippt')
  await lookElsewhere(() => saveElsewhere('Hanna war noch einmal da'))
  await page.getByText(/hat das inzwischen geändert/).waitFor()
  await expect.poll(() => title.inputValue()).toBe('Jonas tippt')
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'So zusammenführen' }).waitFor()
  await expect.poll(() => title.inputValue()).toBe('Jonas tippt')
})

/** Delays responses from this address until `letGo` is called. */
async function heldBack(page: Page, address: string): Promise<{ letGo: () => void }> {
  let letGo: () => void = () => undefined
  const gate = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(address, async route => {
    const response = await route.fetch()
    await gate
    await route.fulfill({ response })
  })
  return { letGo }
}
