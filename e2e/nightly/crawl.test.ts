import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { crawl, invalidIn, kindOf, look, promised, someOfEach } from '../crawling.ts'
import { type Site, startSite } from '../site.ts'

let site: Site
let browser: Browser
let pages: Map<string, string>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  pages = await crawl(site)
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('a new site without the demo has all promised pages', async () => {
  const empty = await startSite({ DEMO: '0' })
  try {
    const found = await crawl(empty)
    expect(promised.filter(address => !found.has(address))).toEqual([])
  } finally {
    await empty.stop()
  }
})

test('every page is valid HTML', async () => {
  expect(await invalidIn(pages)).toEqual([])
})

test('every page but logins and single files has a social card of its own, a picture of 1200 × 630', async () => {
  const cards = new Map<string, string>()
  for (const [path, html] of pages) {
    if (path.includes('?')) continue // a further page of a list has the card of the first
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
    if (card) cards.set(card, path)
    else expect(path).toMatch(/^\/(de|en)\/media\/|\/(login|passwort-vergessen|lost-password)$/)
  }
  const paths = [...cards.values()]
  expect([...cards].filter(([, path], at) => paths.indexOf(path) !== at)).toEqual([])
  const drawn = new Set<string>()
  for (const [card, path] of cards) {
    if (drawn.has(kindOf(path))) continue
    drawn.add(kindOf(path))
    const answer = await fetch(card) // with redirects: a sharper picture may have changed the card's address
    expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata(), path).toMatchObject({ width: 1200, height: 630 })
    expect(bytes.length, path).toBeLessThan(120_000)
  }
})

test('every page is free of axe violations in both themes, fits 320 px, and complains of nothing', async () => {
  const { page, complaints } = await visit(browser, site.url, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const wrong: string[] = []
  for (const address of someOfEach(pages)) wrong.push(...(await look(page, address)))
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
})
