import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { crawl, invalidIn, linkedInTexts, look, oneOfEach, overflowOf, promised } from './crawling.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let pages: Map<string, string>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  pages = await crawl(site)
}, 300_000) // fills the demo, then loads every page: beside other work that takes two minutes
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

describe('from the home pages', () => {
  test('pages outside of the menu are reached by the texts', () => {
    expect(linkedInTexts.filter(address => !pages.has(address))).toEqual([])
  })

  test('every page of the menu is reached, and no link is broken', () => {
    expect(promised.filter(address => !pages.has(address))).toEqual([])
  })

  test('every switch leads to the same thing in the other language, and back', async () => {
    for (const [address, html] of pages) {
      const twin = /<a href="([^"]+)" hrefLang="(de|en)"/i.exec(html.replace(/aria-current="[^"]*"/g, ''))
      const [, href = ''] = switchIn(html, address.startsWith('/de') ? 'en' : 'de') ?? []
      expect(href, `${address} ${twin?.[1]}`).toMatch(address.startsWith('/de') ? /^\/en/ : /^\/de/)
      const other = await fetch(site.url + href.replaceAll('&amp;', '&'), { redirect: 'manual' })
      expect(other.status, `${address} → ${href}`).toBe(200)
      const [, back] = switchIn(await other.text(), address.startsWith('/de') ? 'de' : 'en') ?? []
      expect(back?.replaceAll('&amp;', '&'), `${address} → ${href} →`).toBe(address)
    }
  })

  test('every page has its own title, one heading of the first level, and no id twice', () => {
    const titles = new Map<string, string>()
    for (const [address, html] of pages) {
      expect(html.match(/<h1[ >]/g), address).toHaveLength(1)
      const title = /<title>([^<]{5,})<\/title>/.exec(html)?.[1] ?? ''
      expect(title, address).not.toBe('')
      const named = `${address.slice(0, 3)} ${title}`
      const other = titles.get(named)
      if (other !== undefined && isAnotherView(html, address)) continue
      expect(other, `${address} is called ${title}, too`).toBeUndefined()
      titles.set(named, address)
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(ids.length - new Set(ids).size, `ids given twice in ${address}`).toBe(0)
    }
  })

  test('every page is whole as the server sends it', () => {
    for (const [address, html] of pages) {
      expect(html, address).toContain('</html>')
      // React puts such a template where a part of the page could not be rendered on the server.
      expect(html, address).not.toMatch(/<template[^>]+data-(msg|dgst)/)
    }
  })

  test('every page is canonical or hidden from search engines, and its alternate links include itself', () => {
    for (const [address, html] of pages) {
      const canonical = canonicalOf(html)
      const isHidden = /<meta name="robots" content="noindex"/.test(html)
      const twins = [...html.matchAll(/<link rel="alternate" hrefLang="(de|en)" href="([^"]+)"/gi)]
      expect(isHidden || canonical !== undefined, address).toBe(true)
      if (canonical && twins.length > 0 && !isAnotherView(html, address))
        expect(canonical, address).toBe(site.url + address)
      const own = twins.find(([, language]) => language === address.slice(1, 3))?.[2]
      if (own) expect(own.replaceAll('&amp;', '&'), address).toBe(canonical)
    }
  })

  test('search engines are told in words of schema.org what a page is about', () => {
    const types = new Map([...pages].map(([address, html]) => [address, typesOfFacts(html)]))
    expect(types.get('/de')).toEqual(['ResearchOrganization'])
    expect(types.get('/en/about/board')).toContain('Person')
    expect(types.get('/de/ueber/karriere/mr-physikerin-oder-mr-physiker')).toContain('JobPosting')
    expect(types.get('/en/info/how-to-mri')).toContain('VideoObject')
    expect(types.get('/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld')).toContain('NewsArticle')
  })

  test('a page of each kind is valid HTML', async () => {
    const some = oneOfEach(pages)
    expect(await invalidIn([...pages].filter(([address]) => some.includes(address)))).toEqual([])
  })
})

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/**
 * Whether the page is a sorted or filtered view of the page without a query, and declares that page as
 * canonical.
 */
function isAnotherView(html: string, address: string): boolean {
  const [path, query = ''] = address.split('?')
  return (
    /^(by|page|year|kind|decade|contest|group|author)=/.test(query) &&
    pages.has(path ?? '') &&
    canonicalOf(html) === `${site.url}${path}`
  )
}

function typesOfFacts(html: string): string[] {
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return facts.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'])
}

function switchIn(html: string, language: 'de' | 'en') {
  return new RegExp(`<a[^>]*href="([^"]*)"[^>]*hrefLang="${language}"`, 'i').exec(html)
}

// Of one page of each kind in one language, those to check with axe; `npm run nightly` checks all that show
// something new in both.
const isForAxe = (place: number) => place % 5 === 0

test('pages of each kind fit 320 px and complain of nothing', async () => {
  const { page, complaints } = await visit(browser, site.url, {
    viewport: { width: 320, height: 640 },
    reducedMotion: 'reduce',
  })
  const wide: string[] = []
  for (const address of oneOfEach(pages).filter((_, place) => !isForAxe(place))) {
    await page.goto(address)
    await hydrated(page)
    if ((await overflowOf(page)) > 0) wide.push(address)
  }
  expect(wide).toEqual([])
  expect(complaints).toEqual([])
})

test('every fifth kind of page is free of axe violations in both themes, too', async () => {
  const { page, complaints } = await visit(browser, site.url, {
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  const some = oneOfEach(pages).filter((_, place) => isForAxe(place))
  const wrong: string[] = []
  for (const address of some) wrong.push(...(await look(page, address)))
  expect(some.length).toBeGreaterThan(5)
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
})
