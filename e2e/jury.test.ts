import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter } from './staff.ts'
import { waitForToast } from './toasts.ts'

let site: Site
let browser: Browser
const contest = {
  de: '/de/artifact/postkarten-aus-dem-tomographen',
  en: '/en/artifact/postcards-from-the-scanner',
}

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

const linkTo = (email: string) =>
  inLetter(site, email, /\/(de|en)\/artifact-[a-z]+\?contest=[\w-]+#code=[\w-]+/)

test('staff invite a jury, whose members vote by the link of their letter, with and without scripts', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/artifact')
  await page.getByRole('link', { name: 'Postkarten aus dem Tomographen' }).first().click()
  await page.getByText('0 von 4 Eingeladenen haben abgestimmt').waitFor()
  await sound(page)
  await page.getByRole('link', { name: 'Einladungen verwalten' }).click()
  const list = 'Paula Jensen <paula@example.org>\nquentin@example.org, en'
  const dialog = page.getByRole('dialog', { name: 'Adressen einladen' })
  const unsent = page.getByText('„Einladung“: 2 E-Mails gehen um')
  for (const [change, done] of [
    ['Zurücknehmen', '2 E-Mails zurückgenommen'],
    ['Jetzt senden', '2 E-Mails gehen jetzt hinaus'],
  ] as const) {
    await page.getByRole('button', { name: 'Einladen', exact: true }).click()
    await dialog.getByLabel('Adressen', { exact: true }).fill(list)
    await dialog.getByRole('button', { name: 'Einladen' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await unsent.waitFor()
    await page.getByRole('button', { name: change }).click()
    await waitForToast(page, done)
    // The next letters have a notice and buttons of their own.
    await unsent.waitFor({ state: 'detached' })
  }
  await page.getByRole('cell', { name: 'paula@example.org', exact: true }).first().waitFor()
  expect(complaints).toEqual([])

  const paula = await visit(browser, site.url, { viewport: { width: 375, height: 800 } })
  await paula.page.goto(await linkTo('paula@example.org'))
  await expect.poll(() => paula.page.getByLabel('Ihr Code').inputValue()).toMatch(/^(\w{4}-){3}\w{4}$/)
  expect(await paula.page.title()).toMatch(/^Postkarten aus dem Tomographen · /)
  await sound(paula.page)
  await paula.page.getByRole('button', { name: 'Eine Stimme für „Schichtwahl“ geben' }).click()
  await paula.page.getByRole('checkbox').check()
  await paula.page.getByRole('button', { name: 'Abstimmen' }).click()
  await paula.page.getByText('Vielen Dank, Ihre Stimmen zählen').waitFor()
  await paula.page.getByRole('main').getByRole('link', { name: 'Postkarten aus dem Tomographen' }).waitFor()
  expect(paula.complaints).toEqual([])

  const quentin = await visit(browser, site.url, { javaScriptEnabled: false })
  const link = await linkTo('quentin@example.org')
  await quentin.page.goto(link)
  await quentin.page.locator('input[name^=value_]').first().fill('2')
  await quentin.page.getByLabel('Your code').fill(link.split('=').at(-1) ?? '')
  await quentin.page.getByRole('checkbox').check()
  await quentin.page.getByRole('button', { name: 'Vote' }).click()
  await quentin.page.getByText('Thank you, your votes count').waitFor()
  await quentin.page.getByRole('main').getByRole('link', { name: 'Postcards from the scanner' }).waitFor()
  expect(await quentin.page.title()).toMatch(/^Postcards from the scanner · /)

  await page.reload()
  await page.getByText('2 von 6 Eingeladenen haben abgestimmt').waitFor()
})

test('the link to an ended voting says that this contest has ended', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  for (const [address, title, over] of [
    ['/de/artifact-abstimmung?contest=sieben-tesla-in-farbe', 'Sieben Tesla in Farbe', 'ist zu Ende'],
    ['/en/artifact-voting?contest=seven-tesla-in-colour', 'Seven tesla in colour', 'has ended'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('main').getByText(title).first().waitFor()
    await page.getByText(over).first().waitFor()
    expect(await page.title()).toMatch(new RegExp(`^${title} · `))
    await expect.poll(() => page.getByRole('button', { name: /^(Abstimmen|Vote)$/ }).count()).toBe(0)
  }
  await sound(page)
  expect(complaints).toEqual([])
})

test('visitors see the works that a jury votes on, and who decides', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url)
  for (const address of [contest.de, contest.en]) {
    await page.goto(address)
    await page.getByText(address.startsWith('/de') ? 'Eine Jury' : 'A jury', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('spinbutton').count()).toBe(0)
    await page.getByRole('heading', { name: /Schichtwahl|Slice selection/ }).waitFor()
  }
  await sound(page)
  await page.getByRole('link', { name: 'Go to the vote of the jury' }).click()
  await page.getByText('Those who were invited can vote').waitFor()
  await sound(page)
  expect(complaints).toEqual([])
})

test('the waveform of a piece of music is loaded and drawn once it plays', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url)
  const fetched: string[] = []
  page.on('request', request => fetched.push(request.url()))
  await page.goto('/de/artifact/beitrag/acht-echos')
  const player = page.locator('audio')
  await player.waitFor()
  await hydrated(page)
  await expect.poll(() => page.locator('svg path[d^="M0.5"]').count()).toBe(0)
  expect(fetched.filter(url => /waveform/.test(url))).toEqual([])
  await player.evaluate((audio: HTMLAudioElement) => {
    audio.muted = true
    return audio.play()
  })
  await page.locator('svg path[d^="M0.5"]').first().waitFor({ state: 'attached' })
  await sound(page)
  expect(complaints).toEqual([])
})
