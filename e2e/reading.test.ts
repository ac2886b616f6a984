import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { enter, german, saved } from './staff.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const memory = {
  de: '/de/info/neuigkeiten/wo-erinnerungen-geschichtet-sind',
  en: '/en/info/news/where-memories-lie-in-layers',
}
const open = (options: BrowserContextOptions = {}) =>
  visit(browser, site.url, { viewport: { width: 1440, height: 900 }, ...options })

// The script of the lightbox loads later than the rest.
function arePicturesReady(): boolean {
  const links = [...document.querySelectorAll('main figure a')]
  return links.every(link => Object.keys(link).some(key => key.startsWith('__reactProps')))
}

async function read(path: string, options: BrowserContextOptions = {}) {
  const visitor = await open(options)
  await visitor.page.goto(path, { waitUntil: 'networkidle' })
  await hydrated(visitor.page)
  await visitor.page.waitForFunction(arePicturesReady)
  return visitor
}

const marked = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]')

describe('a long news item', () => {
  test('shows reading time, author and contents, with the current section marked', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await read(memory.en)
    await page.getByText(/\d\sminutes to read/).waitFor()
    const facts = page.getByRole('complementary')
    await expect
      .poll(() => facts.getByRole('link', { name: /Jonas Keller/ }).getAttribute('href'))
      .toMatch(/^\/en\/about\/team\//)
    await expect.poll(() => marked(page).count()).toBe(0)
    await page.getByRole('heading', { name: 'What we actually measure' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 500)
    await expect.poll(() => marked(page).innerText()).toBe('What we actually measure')
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => marked(page).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('shows a quotation with its speaker and opening quotation mark', { tags: 'nightly' }, async () => {
    const marks = async (path: string) => {
      const { page } = await read(path)
      const quote = page.locator('figure blockquote p')
      await expect
        .poll(() => page.locator('figure:has(blockquote) figcaption').innerText())
        .toContain('Dr. Emeka Okwudiri')
      return quote.evaluate(words => getComputedStyle(words, '::before').content)
    }
    expect(await marks(memory.de)).toBe('open-quote')
    const { page } = await read(memory.de)
    expect(
      await page.locator('figure blockquote').evaluate(one => one.closest('[lang]')?.getAttribute('lang')),
    ).toBe('de')
  })

  test('shows its pictures large, one after the other by the keyboard, and gives the focus back', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await read(memory.de)
    const first = page.getByRole('link', { name: 'Bild vergrößern: Die Hirnrinde mit Linien gleicher Tiefe' })
    await first.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Bild 1 von 3' })
    await dialog.getByRole('img').waitFor()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await page.getByRole('dialog', { name: 'Bild 2 von 3' }).getByText('Venen tragen das Signal').waitFor()
    await page.getByRole('button', { name: 'Voriges Bild' }).press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('dialog', { name: 'Bild 3 von 3' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await first.evaluate(link => link === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('leads without JavaScript to each picture, and offers nothing that needs it', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open({ javaScriptEnabled: false })
    await page.goto(memory.de)
    const address = await page
      .getByRole('link', { name: /^Bild vergrößern/ })
      .first()
      .getAttribute('href')
    expect((await fetch(site.url + address)).headers.get('content-type')).toMatch(/^image\//)
    await expect.poll(() => page.getByRole('button', { name: 'Link kopieren' }).isVisible()).toBe(false)
  })

  test('is passed on by its address, by a letter or by a code, without asking another host', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await read(memory.de)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await page.getByText('Link kopiert', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.url + memory.de)
    const letter = new URL(
      (await page.getByRole('link', { name: 'Per E-Mail schicken' }).getAttribute('href')) ?? '',
    )
    expect(letter.searchParams.get('subject')).toBe('Wo Erinnerungen geschichtet sind')
    expect(letter.searchParams.get('body')).toBe(site.url + memory.de)
    expect(letter.href).not.toContain('+')
    await page.getByText('QR-Code', { exact: true }).click()
    await expect.poll(() => page.getByRole('img', { name: site.url + memory.de }).isVisible()).toBe(true)
    expect(complaints).toEqual([])
  })

  test('tells its address where the browser does not let anybody copy', { tags: 'nightly' }, async () => {
    const { page } = await open()
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(memory.de)
    await hydrated(page)
    await page.getByRole('button', { name: 'Link kopieren' }).click()
    await page
      .getByRole('status')
      .getByText(site.url + memory.de)
      .waitFor()
  })

  test('links to other news on its subject', { tags: 'nightly' }, async () => {
    const { page } = await read('/de/info/neuigkeiten/den-stoffwechsel-hoeren')
    const related = page.getByRole('region', { name: 'Mehr zum Thema' })
    await expect
      .poll(() => related.getByRole('link', { name: 'Acht Kanäle, ein gleichmäßiges Feld' }).count())
      .toBe(1)
    await expect.poll(() => related.getByRole('link', { name: 'Den Stoffwechsel hören' }).count()).toBe(0)
  })

  test('is free of axe violations in both themes', { tags: 'nightly' }, async () => {
    const { page } = await read(memory.de)
    await sound(page)
  })
})

describe('jonas, who writes news', () => {
  test('adds a quotation below the text, and it is on the page', { tags: 'nightly' }, async () => {
    const { page, complaints } = await enter({ browser, site }, 'jonas', '/de/backstage/info/news/create')
    await german(page).getByLabel('Titel').fill('Mit Zitat')
    await german(page).getByRole('textbox', { name: 'Text', exact: true }).fill('Ein Absatz.')
    await page.getByText('Unter dem Text können Abschnitte stehen').waitFor()
    await page.getByRole('button', { name: 'Abschnitt hinzufügen' }).click()
    await page.getByRole('menuitem', { name: 'Zitat', exact: true }).click()
    await page.getByLabel('Zitat, ohne Anführungszeichen (Deutsch)').fill('Das Echo kehrt zurück.')
    await page.getByLabel('Wer das sagt').fill('Mira Lang')
    expect(await violations(page)).toEqual([])
    await page.getByRole('switch', { name: 'Sichtbar', exact: true }).check({ force: true })
    await page.keyboard.press('Control+s')
    await saved(page)
    const html = await (await fetch(`${site.url}/de/info/neuigkeiten/mit-zitat`)).text()
    expect(html).toContain('Das Echo kehrt zurück.')
    expect(complaints).toEqual([])
  })
})
