import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, reach, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { english, enter, german, saved, visible } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const pages = { de: '/de/forschung/probanden', en: '/en/research/volunteers' }

test('a study that staff write appears on the page for volunteers in both languages, and goes once it is hidden', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/study')
  await page.getByText('3 Studien', { exact: true }).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Studie anlegen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Neue Studie' }).waitFor()
  await german(page).getByLabel('Titel', { exact: true }).fill('Schlafende Felder')
  await english(page).getByLabel('Titel', { exact: true }).fill('Sleeping fields')
  await german(page).getByLabel('Dauer').fill('Eine Nacht')
  await visible(page).check()
  await page.keyboard.press('Control+s')
  await page.getByRole('link', { name: /E-Mail-Adresse/ }).waitFor()
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill('schlaf@example.org')
  await page.keyboard.press('Control+s')
  await saved(page)
  expect(await violations(page)).toEqual([])

  const { page: visitors, complaints: ofVisitors } = await visit(browser, site.url)
  await visitors.goto(pages.de)
  const study = visitors.getByRole('article', { name: 'Schlafende Felder' })
  await study.getByText('Eine Nacht').waitFor()
  await study.getByRole('link', { name: 'schlaf@example.org' }).waitFor()
  await visitors.getByRole('link', { name: '3 Studien suchen gerade Freiwillige' }).click()
  await expect.poll(() => new URL(visitors.url()).hash).toBe('#studies')
  await visitors.goto(pages.en)
  await visitors.getByRole('article', { name: 'Sleeping fields' }).waitFor()

  await visible(page).uncheck()
  await page.keyboard.press('Control+s')
  await saved(page)
  await visitors.goto(pages.en)
  await visitors.getByRole('article', { name: 'Paths in memory' }).waitFor()
  await expect.poll(() => visitors.getByRole('article', { name: 'Sleeping fields' }).count()).toBe(0)
  expect([...complaints, ...ofVisitors]).toEqual([])
})

test('a call is counted, asked for and sent, and reaches a volunteer in English once, whose answer is counted', async () => {
  const email = 'carlotta@example.org' // a confirmed volunteer of the demo, who reads English
  expect(await lettersTo(email)).toBe(0)
  const { page, complaints } = await enter({ browser, site }, 'hanna', '/de/backstage/info/study/1')
  await page.getByText('Geht an 9 Personen').waitFor()
  await page.getByRole('button', { name: 'Freiwilligen schreiben …' }).click()
  await page.getByText('An 9 Personen senden?').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Senden', exact: true }).click()
  await page.getByText('Die E-Mails werden versandt').waitFor()
  await page.getByText('Niemand steht auf der Liste, der sie noch nicht kennt.').waitFor()
  const { page: visitor } = await visit(browser, site.url)
  await visitor.goto(await inLetter(site, email, /\/en\/research\/volunteers#paths-in-memory/))
  await visitor.getByRole('article', { name: 'Paths in memory' }).waitFor()
  expect(await lettersTo(email)).toBe(1)

  await visitor.goto(await inLetter(site, email, /\/en\/research\/answer\/[\w-]+/))
  await hydrated(visitor)
  await sound(visitor)
  await visitor.getByText('the study ‘Paths in memory’').waitFor()
  await visitor.getByRole('button', { name: 'Yes, I have been in touch' }).click()
  await visitor.getByText('Thank you, your answer has been counted').first().waitFor()
  await page.reload()
  await page.getByText('1 hat sich nach eigener Angabe gemeldet').waitFor()
  expect(complaints).toEqual([])
})

/** Counts the letters to an address. */
async function lettersTo(email: string): Promise<number> {
  const list = await (await fetch(`${site.url}/dev/mails`)).text()
  return list.split(email).length - 1
}

testVariants([
  {
    ...{ locale: 'de-DE', list: '/de/publication/wiss-artikel', year: 'Jahr', show: 'Anzeigen' },
    ...{ copy: 'Kopieren', copied: 'Kopiert', reports: '/de/publication/bericht' },
    ...{ report: 'Jahresbericht 2024', view: /^Ansehen.*Deutsch$/ },
    ...{ count: '4 Artikel', file: 'jahresbericht-2024.pdf' },
  },
  {
    ...{ locale: 'en-GB', list: '/en/publication/scientific-articles', year: 'Year', show: 'Show' },
    ...{ copy: 'Copy', copied: 'Copied to clipboard', reports: '/en/publication/report' },
    ...{ report: 'Annual report 2024', view: /^View.*English$/ },
    ...{ count: '4 articles', file: 'annual-report-2024.pdf' },
  },
])(
  'publications are filtered, cited and taken home, and a report is opened, on a phone in $locale',
  async words => {
    const { page, complaints } = await visit(browser, site.url, {
      ...{ locale: words.locale, viewport: { width: 375, height: 800 } },
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(words.list)
    await hydrated(page)
    await page.getByRole('combobox', { name: words.year }).selectOption('2024')
    await reach(page, words.show)
    await page.keyboard.press('Enter')
    await page.getByText(words.count, { exact: true }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'RIS', exact: true }).click(),
    ])
    expect((await readFile(await file.path(), 'utf8')).match(/^PY {2}- 2024/gm)).toHaveLength(4)
    await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.getByRole('button', { name: words.copy }).first().click()
    await page.getByText(words.copied, { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('(2024)')

    await page.goto(words.reports)
    await page.getByRole('link', { name: words.report, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.report }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
    await page.getByRole('link', { name: words.view }).click()
    await page.getByRole('heading', { level: 1, name: words.file }).waitFor()
    expect(complaints).toEqual([])
  },
)

test('publications and reports are whole without JavaScript', { tags: 'nightly' }, async () => {
  const { page, complaints } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto('/de/publication/wiss-artikel')
  await page.getByRole('combobox', { name: 'Jahr' }).selectOption('2024')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.getByText('4 Artikel', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.getByText('(2024)').first().waitFor()
  await page.goto('/de/publication/bericht/jahresbericht-2018')
  await page.getByText('nicht barrierefrei').waitFor()
  expect(complaints).toEqual([])
})
