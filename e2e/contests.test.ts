import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxUploadBytes } from '../contract/files/file.ts'
import { hydrated, lateStyles, openBrowser, staysOpen, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { answers, areAPair } from './registration-answers.ts'
import { password, type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
let photo: Buffer
const artist = 'Xenia Quastenflosser'
const contest = { de: '/de/artifact/unsichtbares-sichtbar', en: '/en/artifact/seeing-the-unseen' }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6171' } })
    .withExif({ IFD0: { Artist: artist } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

const pageOf = (email: string) =>
  inLetter(site, email, /\/(de|en)\/artifact\/(einreichung|submission)\/[\w-]+/)

async function choosePhoto(page: Page): Promise<void> {
  const file = { name: 'quastenflosser.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Writes a photo larger than the upload limit and returns its path. */
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
  await page.getByText('Bitte bestätigen Sie, dass Sie das Werk selbst').first().waitFor()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.getByLabel('Ihr Name').inputValue()).toBe(artist)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await choosePhoto(page)
  await sound(page)
  await page.getByRole('button', { name: 'Einreichen' }).click()
  await page.getByText('Bitte bestätigen Sie Ihr Werk').waitFor()

  expect(await lateStyles(page, await pageOf('xenia@example.org'))).toEqual([])
  await page.getByRole('button', { name: 'Werk bestätigen' }).click()
  await answers(page, 'Danke, Ihr Werk ist bestätigt')
  expect(await areAPair(page, ['Danke, Ihr Werk ist bestätigt', 'Eingereicht: Wir sehen'])).toBe(true)
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
  const described = staff.page.getByLabel('In Worten (Bildbeschreibung, Abschrift)').first()
  await described.fill('Eine türkise Fläche')
  await staff.page.keyboard.press('Escape')
  const asked = staff.page.getByRole('dialog', { name: 'Eingaben verwerfen?' })
  await staysOpen(asked)
  await asked.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await asked.waitFor({ state: 'hidden' })
  await expect.poll(() => described.inputValue()).toBe('Eine türkise Fläche')
  // The session ends meanwhile: the pressed action runs after the login.
  await staff.page.context().clearCookies()
  await staff.page.route('**/api/v1/backstage/**', (route, request) =>
    route.continue({ headers: { ...request.headers(), authorization: 'Bearer over' } }),
  )
  await staff.page.getByRole('button', { name: 'Annehmen' }).click()
  const login = staff.page.getByRole('dialog', { name: 'Ihre Sitzung ist beendet' })
  await login.waitFor()
  await staff.page.unroute('**/api/v1/backstage/**')
  await login.getByLabel('Passwort von Hanna').fill(password)
  await staff.page.keyboard.press('Enter')
  await staff.page.getByText('Entschieden; die E-Mail ist unterwegs').waitFor()
  await staff.page.getByRole('button', { name: /Türkis ist lauter$/ }).click()
  await expect.poll(() => described.inputValue()).toBe('Eine türkise Fläche')
  await staff.page.keyboard.press('Escape')
  await described.waitFor({ state: 'hidden' })
  expect(await violations(staff.page)).toEqual([])
  expect(staff.complaints).toEqual([])

  await page.goto('/en/artifact/overview')
  await page.getByRole('link', { name: 'Teal is louder' }).click()
  await page.getByRole('heading', { level: 1, name: 'Teal is louder' }).waitFor()
  for (const address of ['/en/artifact/overview', '/de/artifact/beitrag/tuerkis-ist-lauter', '/de/artifact'])
    expect(await (await fetch(site.url + address)).text()).not.toMatch(/quastenflosser|xenia/i)
  expect(complaints).toEqual([])
})

test('without scripts a work is submitted, confirmed and withdrawn', { tags: 'nightly' }, async () => {
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
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada Berg')
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Please confirm your work').waitFor()
  await page.goto(await pageOf('ada@example.org'))
  await page.getByRole('button', { name: 'Confirm the work' }).click()
  await page.getByText('Thank you, your work is confirmed').waitFor()
  await page.getByRole('button', { name: 'Replace the file' }).click()
  await page.getByText('Please choose a file.').first().waitFor()
  await choosePhoto(page)
  await page.getByRole('button', { name: 'Replace the file' }).click()
  await page.getByText('Your new file has arrived, the old one is deleted').waitFor()
  const withdraw = page.getByRole('button', { name: 'Delete the work for good' })
  await expect.poll(() => withdraw.count()).toBe(0)
  await page.getByText('Withdraw and delete').click()
  await page.getByText('This cannot be undone').waitFor()
  await withdraw.click()
  await page.getByText('Your work has been withdrawn and deleted').waitFor()
  expect(complaints).toEqual([])
})

const missing = [
  'What are you submitting? Please choose what you are submitting.',
  'File: Please choose a file. If you had chosen one, choose it again',
  'Title (in English): Please give your work a title, in German or in English.',
  'Your name: Please enter a name.',
  'E-mail address: Please enter a valid e-mail address, for example name@example.org.',
  'Please confirm that you created the work yourself and may submit it.',
  'Please confirm that the work was made without generative AI.',
  'Please consent to the processing of your details.',
]

test.each([true, false])(
  'all errors of a submission are shown at once, with scripts: %s',
  { tags: 'nightly' },
  async javaScriptEnabled => {
    const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled })
    await page.goto(contest.en)
    if (javaScriptEnabled) await hydrated(page)
    for (const title of await page.getByLabel('Title').all())
      expect(await title.evaluate(field => (field as HTMLInputElement).labels?.[0]?.textContent)).toBe(
        'Title',
      )
    await page.getByRole('button', { name: 'Submit' }).click()
    const summary = page.getByRole('region', { name: 'Please check' })
    await summary.waitFor()
    const messages = await summary.getByRole('link').allTextContents()
    expect(messages.map((sentence, n) => sentence.slice(0, missing[n]?.length))).toEqual(missing)
    await expect.poll(() => page.getByLabel('Title').first().getAttribute('aria-invalid')).toBe('true')
    if (javaScriptEnabled) await sound(page)
    await page.getByRole('radio', { name: 'Picture', exact: true }).check()
    await page.getByLabel('Title').first().fill('A round square')
    await page.getByLabel('Your name').fill('Ada Berg')
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('round@example.org')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await choosePhoto(page)
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Please confirm your work').waitFor()
    expect(complaints).toEqual([])
  },
)
