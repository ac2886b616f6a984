import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxUploadBytes } from '../contract/files/file.ts'
import { contrastViolations, lateStyles, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
let photo: Buffer
const artist = 'Xenia Quastenflosser'
const contest = { de: '/de/artifact/unsichtbares-sichtbar', en: '/en/artifact/seeing-the-unseen' }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LIMITS: 'off' }), openBrowser()])
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6171' } })
    .withExif({ IFD0: { Artist: artist } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The address of the page in the latest letter to somebody, read where the demo shows its letters. */
async function pageOf(email: string): Promise<string> {
  const list = await (await fetch(`${site.url}/dev/mails`)).text()
  for (const [, id] of list.matchAll(/href="\/dev\/mails\/(\d+)"/g)) {
    const letter = await (await fetch(`${site.url}/dev/mails/${id}`)).text()
    const [address] = /\/(de|en)\/artifact\/(einreichung|submission)\/[\w-]+/.exec(letter) ?? []
    if (letter.includes(`${email}<`) && address) return address
  }
  throw new Error(`There is no letter to ${email}.`)
}

async function choosePhoto(page: Page): Promise<void> {
  const file = { name: 'quastenflosser.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** A photo of more than any upload may be. */
async function largerThanAllowed(): Promise<string> {
  const path = join(site.folder, 'large.jpg')
  await writeFile(path, Buffer.concat([photo, Buffer.alloc(maxUploadBytes)]))
  return path
}

test('a work is submitted, confirmed, changed, accepted, and seen without its artist', async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(contest.de)
  await page.getByRole('radio', { name: 'Bild', exact: true }).check()
  await choosePhoto(page)
  await page.getByLabel('Titel').first().fill('Türkis ist lauter')
  await page.getByLabel('Ihr Name').fill(artist)
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('xenia@example.org')
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await page.getByText('Bitte bestätigen Sie auch diesen Punkt.').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByLabel('Ihr Name').inputValue()).toBe(artist)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await choosePhoto(page)
  await sound(page)
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await page.getByText('Bitte bestätigen Sie Ihr Werk').waitFor()

  expect(await lateStyles(page, await pageOf('xenia@example.org'))).toEqual([])
  await page.getByRole('button', { name: 'Werk bestätigen' }).click()
  await page.getByText('Danke, Ihr Werk ist bestätigt').waitFor()
  await page.getByLabel('Titel').nth(1).fill('Teal is louder')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Ihre Änderungen sind gespeichert').waitFor()
  const text = { name: 'xenia.txt', mimeType: 'text/plain', buffer: Buffer.from('Xenia') }
  await page.getByLabel('Neue Datei').setInputFiles(text)
  await page.getByText('Diese Art von Datei nehmen wir hier nicht an').first().waitFor()
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Datei ersetzen' }).click()
  await page.getByText('Ihre neue Datei ist da, die alte ist gelöscht').waitFor()
  await sound(page)

  const staff = await enter({ browser, site }, 'hanna', '/de/backstage/info/artifact')
  await staff.page.getByRole('link', { name: 'Unsichtbares sichtbar' }).first().click()
  await staff.page.getByRole('button', { name: /Türkis ist lauter$/ }).click()
  await staff.page.getByText(`Von ${artist}, xenia@example.org`).waitFor()
  await staff.page.getByRole('button', { name: 'Annehmen' }).click()
  await staff.page.getByText('Entschieden; die E-Mail ist unterwegs').waitFor()
  expect(await violations(staff.page)).toEqual([])
  expect(staff.complaints).toEqual([])

  await page.goto('/en/artifact/overview')
  await page.getByRole('link', { name: 'Teal is louder' }).click()
  await page.getByRole('heading', { level: 1, name: 'Teal is louder' }).waitFor()
  await sound(page)
  for (const address of ['/en/artifact/overview', '/de/artifact/beitrag/tuerkis-ist-lauter', '/de/artifact'])
    expect(await (await fetch(site.url + address)).text()).not.toMatch(/quastenflosser|xenia/i)
  expect(complaints).toEqual([])
})

test('without scripts a work is submitted, confirmed and withdrawn', async () => {
  const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto(contest.en)
  await page.getByRole('radio', { name: 'Picture', exact: true }).check()
  await page.locator('input[type=file]').setInputFiles(await largerThanAllowed())
  await page.getByLabel('Title').first().fill('A quiet square')
  await page.getByLabel('Your name').fill('Ada Berg')
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('ada@example.org')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('This file is too large').first().waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Berg')
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Please confirm your work').waitFor()
  await page.goto(await pageOf('ada@example.org'))
  await page.getByRole('button', { name: 'Confirm the work' }).click()
  await page.getByText('Thank you, your work is confirmed').waitFor()
  await page.getByRole('button', { name: 'Replace the file' }).click()
  await page.getByText('Please choose a file that is not empty').first().waitFor()
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Replace the file' }).click()
  await page.getByText('Your new file has arrived, the old one is deleted').waitFor()
  await page.getByRole('button', { name: 'Withdraw and delete' }).click()
  await page.getByText('Your work has been withdrawn and deleted').waitFor()
  expect(complaints).toEqual([])
})

test.each([
  '/de/artifact',
  '/en/artifact/overview',
  contest.en,
  '/de/artifact/beitrag/nachhall',
  '/de/artifact/klang-der-gradienten',
])('%s is accessible in both themes', async address => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto(address)
  await sound(page)
  expect(complaints).toEqual([])
})
