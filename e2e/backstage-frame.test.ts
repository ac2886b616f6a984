import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter as enterAs, german } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string) => enterAs({ browser, site }, username, path)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id.replace(/^[^-]*-/, ''))

test('an error leads to its field, also in a part that is closed and in an entry of it', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('hanna', '/de/backstage/info/page-content/create')
  await german(page).getByLabel('Titel').fill('Zwei Abschnitte')
  const add = async (type: string) => {
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await page.getByRole('menuitem', { name: type, exact: true }).click()
  }
  await add('Fragen und Antworten')
  await page.getByRole('textbox', { name: 'Frage (Deutsch)' }).fill('?'.repeat(600))
  await add('Text')
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByRole('link').first().click()
  await page.waitForFunction(() =>
    document.activeElement?.id.endsWith('items.0.content.entries.0.question.de'),
  )
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await expect.poll(() => page.getByRole('textbox', { name: 'Frage (Deutsch)' }).inputValue()).toMatch(/\?!$/)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('an error in a rich text puts the caret into it', { tags: 'nightly' }, async () => {
  const { page } = await enter('jonas', '/de/backstage/info/news/create')
  await page.getByRole('switch', { name: 'Sichtbar', exact: true }).check({ force: true })
  await page.keyboard.press('Control+s')
  const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
  await summary.getByRole('link', { name: /^Text/ }).click()
  expect(await focused(page)).toMatch(/content\.de$/)
  await page.keyboard.type('Jetzt steht hier etwas.')
  await expect
    .poll(() => german(page).getByRole('textbox', { name: 'Text' }).innerText())
    .toBe('Jetzt steht hier etwas.')
})

test('icons keep their size in the collapsed menu, and their names', { tags: 'nightly' }, async () => {
  const { page } = await enter('hanna', '/de/backstage')
  await page.getByRole('button', { name: 'Menü einklappen' }).click()
  const menu = page.getByRole('navigation', { name: 'Menü' })
  const links = await menu.getByRole('link').all()
  expect(links.length).toBeGreaterThan(2)
  for (const link of links) {
    const box = await link.locator('svg').boundingBox()
    expect([box?.width, box?.height]).toEqual([20, 20])
  }
  await menu.getByRole('link', { name: 'Neuigkeiten' }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('an address of backstage where there is nothing keeps its frame, and has the status 404', {
  tags: 'nightly',
}, async () => {
  for (const path of ['/de/backstage/gibt-es-nicht', '/de/backstage/info/gibt-es-nicht'])
    expect((await fetch(site.url + path)).status, path).toBe(404)
  const { page } = await enter('hanna', '/de/backstage/gibt/es/nicht')
  const missing = page.getByRole('heading', { level: 1, name: 'Diese Seite wurde nicht gefunden' })
  await missing.waitFor()
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  await expect.poll(() => trail.getByRole('listitem').count()).toBe(2)
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).waitFor()
  for (const path of ['info/poll/vote/99999', 'info/event/registration/99999', 'info/event/check-in/99999']) {
    await page.goto(`/de/backstage/${path}`)
    await missing.waitFor()
  }
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Neuigkeiten' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }).waitFor()
})

test('breadcrumbs lead from registrations to their event and the list, and titles match the screens', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter('hanna', '/de/backstage/info/event')
  const trail = page.getByRole('navigation', { name: 'Sie sind hier' })
  const steps = () => trail.getByRole('listitem').allInnerTexts()
  await page
    .getByRole('link', { name: /^Offener Abend/ })
    .first()
    .click()
  const heading = page.getByRole('heading', { level: 1, name: /^Offener Abend/ })
  const title = (await heading.innerText()).trim()
  expect(await steps()).toEqual(['Übersicht', 'Veranstaltungen', title])
  await expect.poll(() => page.title()).toContain(`${title} · Veranstaltungen · `)
  const id = /\d+$/.exec(page.url())?.[0]
  await page.goto(`/de/backstage/info/event/registration/${id}`)
  await trail.getByRole('link', { name: title }).waitFor()
  expect(await steps()).toEqual(['Übersicht', 'Veranstaltungen', title, 'Anmeldungen'])
  await expect.poll(() => page.title()).toContain(`Anmeldungen · ${title} · Veranstaltungen · `)
  await trail.getByRole('link', { name: title }).click()
  await expect.poll(() => page.title()).not.toContain('Anmeldungen')
  await trail.getByRole('link', { name: 'Veranstaltungen' }).click()
  await expect.poll(() => page.title()).toMatch(/^Veranstaltungen · /)
  expect(await steps()).toEqual(['Übersicht', 'Veranstaltungen'])
  await trail.getByRole('link', { name: 'Übersicht' }).click()
  await expect.poll(() => page.title()).toMatch(/^Backstage · /)
  await page.goto('/de/backstage/info/poll/invitations/2')
  await trail.getByText('Themen für den Tag der offenen Tür').waitFor()
  const ofPoll = ['Abstimmungen', 'Themen für den Tag der offenen Tür', 'Einladungen']
  expect(await steps()).toEqual(['Übersicht', ...ofPoll])
  expect(complaints).toEqual([])
})
