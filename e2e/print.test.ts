import type { Browser } from 'playwright-core'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** Returns the lines of each A4 sheet from top to bottom. */
async function sheetsOf(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocumentProxy(pdf)
  const sheets = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const words = items.flatMap(item =>
      'str' in item && item.str.trim() ? [{ text: item.str, height: Math.round(item.transform[5]) }] : [],
    )
    const lines = Map.groupBy(words, ({ height }) => height)
    sheets.push(
      [...lines]
        .sort(([a], [b]) => b - a)
        .map(([, line]) =>
          line
            .map(({ text }) => text)
            .join('')
            .trim(),
        ),
    )
  }
  return sheets
}

const plain = (text: string) => text.replace(/\s+/g, '')

test.each([
  '/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld',
  '/en/info/news/twenty-years-of-ultra-high-field',
  '/de/info/wie-funktioniert-mrt',
  '/en/info/how-to-mri',
  '/de/ueber/team/katharina-wiesenthaler',
  '/en/about/team/katharina-wiesenthaler',
])('on paper no heading of %s is parted from what it is about', { tags: 'nightly' }, async path => {
  const { page } = await visit(browser, site.url)
  await page.goto(path)
  // Pictures below the window are fetched when it comes near them.
  for (const picture of await page.locator('main img[loading=lazy]').filter({ visible: true }).all())
    await picture.scrollIntoViewIfNeeded().catch(() => undefined)
  await page.waitForLoadState('networkidle')
  const headings = (await page.locator('main :is(h2, h3)').allInnerTexts()).map(plain)
  const sheets = await sheetsOf(new Uint8Array(await page.pdf({ format: 'A4' })))
  expect(sheets.length).toBeGreaterThan(1)
  const feet = sheets.slice(0, -1).map(lines => plain(lines.at(-1) ?? ''))
  expect(feet.filter(foot => headings.some(heading => heading.endsWith(foot)))).toEqual([])
})

test('a poll on paper has its question and its answers, and nothing to fill in', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url)
  await page.emulateMedia({ media: 'print' })
  await page.goto('/de/info/abstimmung/themen-fuer-den-tag-der-offenen-tuer')
  await page.getByText('Wie man Spulen baut').waitFor()
  await page.getByText('Wählen Sie bis zu 3 Antworten').first().waitFor()
  for (const gone of ['main input', 'main button', 'nav', 'main [role=status]'])
    expect([gone, await page.locator(gone).filter({ visible: true }).count()]).toEqual([gone, 0])
})
