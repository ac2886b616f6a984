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

const width = 375
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Opens a screen of backstage on a phone and checks that it does not scroll sideways. */
async function open(path: string) {
  const { page, complaints } = await enter({ browser, site }, 'hanna', `/de/backstage/${path}`, {
    viewport: { width, height: 800 },
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  return { page, complaints }
}

test('no word of a name is broken, however many actions its row has', { tags: 'nightly' }, async () => {
  const { page } = await open('info/event')
  const name = page.getByRole('link', { name: 'Werkstattführung: Eine Spule entsteht', exact: true })
  await name.waitFor()
  expect((await name.boundingBox())?.height).toBeLessThan(60) // at most two lines
})

test('the check-in is reached without opening the filters, and registrations are added by hand', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open('info/event/registration/1')
  await page.getByRole('link', { name: 'Einlass', exact: true }).waitFor()
  await expect.poll(() => button(page, 'Drucken').count()).toBe(0)
  await button(page, 'Filter und mehr').click()
  await button(page, 'Drucken').waitFor()
  await button(page, 'Von Hand aufnehmen').click()
  await page.getByRole('dialog').getByLabel('Vorname').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Einlass', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Einlass' }).waitFor()
  await page
    .getByRole('navigation', { name: 'Sie sind hier' })
    .getByRole('link', { name: 'Anmeldungen' })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Anmeldungen' }).waitFor()
  expect(complaints).toEqual([])
})

test('the screen of invitations offers inviting first', { tags: 'nightly' }, async () => {
  const { page } = await open('info/poll/invitations/1')
  await button(page, 'Einladen').waitFor()
  await expect.poll(() => button(page, 'Erinnern').count()).toBe(0)
})

test('files start near the top, and one button opens filters and other actions', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await open('info/file-manager')
  const folder = page
    .getByRole('list', { name: /^Inhalt des Ordners/ })
    .getByRole('listitem')
    .first()
  await folder.waitFor()
  expect((await folder.boundingBox())?.y).toBeLessThan(420)
  await button(page, 'Dateien hochladen').waitFor()
  await button(page, 'Filter und mehr').click()
  await button(page, 'Neuer Ordner').waitFor()
  await page.getByRole('button', { name: /^Papierkorb/ }).click()
  await button(page, 'Filter (1) und mehr').waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a table of two columns shows both', { tags: 'nightly' }, async () => {
  const { page } = await open('info/poll/vote')
  const number = page.getByRole('region', { name: 'Gründe' }).getByRole('cell').first()
  await number.waitFor()
  const { x = width, width: wide = 0 } = (await number.boundingBox()) ?? {}
  expect(x + wide).toBeLessThanOrEqual(width)
})

test('registrations without an event have a heading', { tags: 'nightly' }, async () => {
  const { page } = await open('info/event/registration')
  await page.getByRole('heading', { level: 1, name: 'Anmeldungen' }).waitFor()
})
