import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, lateStyles, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
let visitors = 0

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const words = {
  de: {
    path: '/de/kontakt',
    fields: ['Name', 'E-Mail-Adresse', 'Nachricht'],
    button: 'Nachricht senden',
    thanks: 'Vielen Dank für Ihre Nachricht',
  },
  en: {
    path: '/en/contact',
    fields: ['Name', 'E-mail address', 'Message'],
    button: 'Send message',
    thanks: 'Thank you for your message',
  },
} as const

testVariants([
  ['de', true],
  ['en', false],
] as const)(
  'in %s a form that was sent says so, and a reload sends nothing again (JavaScript: %s)',
  async (language, javaScriptEnabled) => {
    const { path, button, thanks } = words[language]
    const { page, complaints } = await visitForm(language, { javaScriptEnabled })
    const name = `Lise ${language} ${javaScriptEnabled}`
    await fill(page, language, name)
    await page.getByRole('button', { name: button }).click()
    await page.getByText(thanks).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${path}?done=sent`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(thanks)
    await page.reload()
    await page.getByText(thanks).waitFor()
    expect(await lettersOf(name)).toBe(1)
    await expect.poll(() => page.getByRole('button', { name: button }).count()).toBe(0)
    expect(complaints).toEqual([])
  },
)

test('what was typed stays after an error, whose summary takes the focus and leads to the field', async () => {
  const { page } = await visitForm('de')
  await fill(page, 'de', 'Emmy Noether')
  await page.getByLabel('E-Mail-Adresse').fill('keine')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await page.getByRole('heading', { name: 'Bitte prüfen Sie diese Angaben' }).waitFor()
  await page.waitForFunction(() =>
    document.activeElement?.textContent?.includes('Bitte prüfen Sie diese Angaben'),
  )
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Emmy Noether')
  await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: /^E-Mail-Adresse: Bitte geben Sie eine gültige/ }).click()
  await page.keyboard.type('x')
  await expect.poll(() => page.getByLabel('E-Mail-Adresse').inputValue()).toContain('x')
})

test('errors are named in the order of their fields', { tags: 'nightly' }, async () => {
  const { page } = await visitForm('de')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  const links = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' }).getByRole('link')
  await links.first().waitFor()
  const fields = await links.evaluateAll(all => all.map(link => link.getAttribute('href')?.split('-').at(-1)))
  expect(fields).toEqual(['name', 'email', 'message', 'consent'])
})

test('a double click and a retry after a lost response send one message', async () => {
  const { page } = await visitForm('de')
  await fill(page, 'de', 'Grete Hermann')
  let isLost = true
  await page.route('**/api/v1/info/contact', async route => {
    const answer = await route.fetch()
    if (isLost) await route.abort()
    else await route.fulfill({ response: answer })
    isLost = false
  })
  const button = page.getByRole('button', { name: 'Nachricht senden' })
  await button.click()
  await page.getByText('Keine Verbindung. Bitte prüfen Sie Ihr Netz').waitFor()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Grete Hermann')
  await button.dblclick()
  await page.getByText('Vielen Dank für Ihre Nachricht').waitFor()
  expect(await lettersOf('Grete Hermann')).toBe(1)
})

test('a page ignores an unknown outcome in its query', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  for (const done of ['saved', '1', 'constructor', '<b>']) {
    await page.goto(`/de/kontakt?done=${encodeURIComponent(done)}`)
    await expect.poll(() => page.getByRole('button', { name: 'Nachricht senden' }).count()).toBe(1)
  }
})

test('a barrier is reported without JavaScript, and its page is optional', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url, {
    javaScriptEnabled: false,
    extraHTTPHeaders: newVisitor(),
  })
  await page.goto('/de/barrierefreiheit')
  await expect.poll(() => page.getByText('Auf welcher Seite? (freiwillig)').count()).toBe(1)
  await fill(page, 'de', 'Ida Noddack')
  await page.getByRole('button', { name: 'Barriere melden' }).click()
  await page.getByText('Vielen Dank für den Hinweis').waitFor()
  expect(new URL(page.url()).search).toBe('?done=sent')
})

test('the consent leads to the privacy declaration, and the way back to what was typed', {
  tags: 'nightly',
}, async () => {
  const { page } = await visitForm('de')
  await fill(page, 'de', 'Maria Goeppert')
  await page.getByRole('main').getByRole('link', { name: 'Datenschutzerklärung' }).click()
  await page.getByRole('heading', { level: 1, name: /Datenschutz/ }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Maria Goeppert')
})

test('pages without a form load no code of forms', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  for (const path of ['/de', '/de/info/neuigkeiten', '/de/impressum']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(path => /^\/assets\/form-/.test(path))).toEqual([])
  await page.goto('/de/kontakt')
  await hydrated(page)
  expect(loaded.some(path => /^\/assets\/form-/.test(path))).toBe(true)
})

async function visitForm(language: 'de' | 'en', options = {}) {
  const visitor = await visit(browser, site.url, { ...options, extraHTTPHeaders: newVisitor() })
  await visitor.page.goto(words[language].path)
  if (!('javaScriptEnabled' in options) || options.javaScriptEnabled) await hydrated(visitor.page)
  return visitor
}

// Each message comes from another IP address, because the limit is five messages per hour and address.
function newVisitor() {
  visitors += 1
  return { 'x-forwarded-for': `192.0.2.${visitors}` }
}

async function fill(page: Page, language: 'de' | 'en', name: string) {
  const typed = [name, `${name.replace(/\W/g, '.').toLowerCase()}@example.org`, 'Guten Tag']
  for (const [place, label] of words[language].fields.entries())
    await page.getByLabel(label).fill(typed[place] ?? '')
  await page.getByRole('checkbox').check()
}

async function lettersOf(name: string): Promise<number> {
  const letters = await (await fetch(`${site.url}/dev/mails`)).text()
  return letters.split(`Nachricht von ${name} `).length - 1
}

testVariants([
  '/de/artifact/unsichtbares-sichtbar',
  '/de/info/veranstaltung/offener-abend-ein-gehirn-in-millimetern',
  '/de/info/hahn-lecture',
  '/de/kontakt',
])('the form of %s has its styles from the start', async path => {
  const { page } = await visit(browser, site.url)
  expect(await lateStyles(page, path)).toEqual([])
})

testVariants(['/de/kontakt', '/de/artifact/unsichtbares-sichtbar', '/de/info/hahn-lecture'])(
  'the fields of %s are equally wide',
  async path => {
    const { page } = await visit(browser, site.url)
    await page.goto(path)
    const fields = page.getByRole('textbox').and(page.locator('form :enabled:not([name=website])'))
    const widths = await fields.evaluateAll(all => all.map(one => one.getBoundingClientRect().width))
    expect(widths.length).toBeGreaterThan(2)
    expect([...new Set(widths)]).toEqual([576])
  },
)
