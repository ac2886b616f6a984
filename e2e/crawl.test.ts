import { HtmlValidate } from 'html-validate/node'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matchAddress } from '../contract/matching.ts'
import { contrastViolations, openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let pages: Map<string, string>

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite({ LIMITS: 'off' }), openBrowser()])
  pages = await crawl(site)
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

/** Every page that links lead to, by address, as HTML; a broken link is an error. */
async function crawl({ url }: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const waiting = ['/de', '/en']
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (found.has(address)) continue
    const answer = await fetch(url + address, { redirect: 'manual' })
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`)
    const html = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    if (type !== typeExpected(address)) throw new Error(`${address} is of type ${type}`)
    if (!type.startsWith('text/html')) continue
    found.set(address, html)
    waiting.push(...linksIn(html))
  }
  return found
}

// What an address is, it says in its ending; all others are pages.
function typeExpected(address: string): string {
  if (address.endsWith('/rss.xml')) return 'application/rss+xml; charset=utf-8'
  if (address.endsWith('/atom.xml')) return 'application/atom+xml; charset=utf-8'
  const [ending = ''] = /\.[a-z0-9]+$/.exec(address.split('?')[0] ?? '') ?? []
  return types[ending] ?? 'text/html; charset=utf-8'
}

const types: Record<string, string> = {
  '.json': 'application/feed+json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)]
    .map(([, href]) => (href ?? '').replaceAll('&amp;', '&'))
    .filter(href => !href.includes('/backstage'))
}

const promised = [
  ...['/de/ueber', '/de/forschung', '/de/info', '/de/publication', '/en/about', '/en/research'],
  ...[
    '/de/ueber/institut',
    '/de/ueber/erwin-hahn',
    '/de/ueber/team',
    '/de/ueber/vorstand',
    '/de/ueber/statuten',
  ],
  ...['/de/ueber/kooperationen', '/de/ueber/karriere', '/de/forschung/gruppe', '/de/forschung/projekte'],
  ...['/de/forschung/probanden', '/de/forschung/ausstattung', '/de/forschung/auszeichnungen'],
  ...['/de/info/neuigkeiten', '/de/info/veranstaltung', '/de/info/hahn-lecture', '/de/info/presse'],
  ...[
    '/de/info/wie-funktioniert-mrt',
    '/de/publication/wiss-artikel',
    '/de/publication/bericht',
    '/de/kontakt',
  ],
  ...['/de/artifact', '/de/impressum', '/de/datenschutz', '/de/barrierefreiheit', '/de/leichte-sprache'],
  ...[
    '/en/about/institute',
    '/en/research/volunteers',
    '/en/info/how-to-mri',
    '/en/imprint',
    '/en/accessibility',
  ],
]

/** Pages outside of the menu, to which the demo's own texts lead. */
const linkedInTexts = [
  '/de/info/jubilaeumsveranstaltung',
  '/de/ismrm-german-evening',
  '/de/artifact/overview',
  '/de/artifact-abstimmung',
  '/en/info/anniversary-event',
  '/en/ismrm-german-evening',
  '/en/artifact-voting',
]

describe('from the home pages', () => {
  test('pages outside of the menu are reached by the texts', () => {
    expect(linkedInTexts.filter(address => !pages.has(address))).toEqual([])
  })

  test('every page of the menu is reached, and no link is broken', () => {
    expect(promised.filter(address => !pages.has(address))).toEqual([])
  })

  test('a new site without the demo has all of it, too', async () => {
    const empty = await startSite({ LIMITS: 'off', DEMO: '0' })
    try {
      const found = await crawl(empty)
      expect(promised.filter(address => !found.has(address))).toEqual([])
    } finally {
      await empty.stop()
    }
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

  test('every page is canonical or hidden from search engines, and names its twin together with itself', () => {
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

  test('every page is valid HTML', async () => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: matters })
    const wrong: string[] = []
    for (const [address, html] of pages) {
      const { results } = await validator.validateString(html)
      for (const { messages } of results)
        wrong.push(...messages.map(({ ruleId, message, line }) => `${address}:${line} ${ruleId}: ${message}`))
    }
    expect(wrong).toEqual([])
  })

  test('search engines are told in words of schema.org what a page is about', () => {
    const types = new Map([...pages].map(([address, html]) => [address, typesOfFacts(html)]))
    expect(types.get('/de')).toEqual(['ResearchOrganization'])
    expect(types.get('/en/about/board')).toContain('Person')
    expect(types.get('/de/ueber/karriere')).toContain('JobPosting')
    expect(types.get('/en/info/how-to-mri')).toContain('VideoObject')
    expect(types.get('/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld')).toContain('NewsArticle')
  })

  test('every page but the logins names a card of its own, those of a kind a picture of 1200 × 630', async () => {
    const cards = new Map<string, string>()
    for (const [address, html] of pages) {
      const path = address.replace(/\?.*/, '')
      const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]
      if (card) cards.set(card, path)
      else expect(path).toMatch(/\/(login|passwort-vergessen|lost-password)$/)
    }
    const paths = [...cards.values()]
    expect([...cards].filter(([, path], at) => paths.indexOf(path) !== at)).toEqual([])
    const drawn = new Set<string>()
    for (const [card, path] of cards) {
      if (drawn.has(kindOf(path))) continue
      drawn.add(kindOf(path))
      const answer = await fetch(card) // a sharper version of its picture may have moved it since
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(await sharp(bytes).metadata(), path).toMatchObject({ width: 1200, height: 630 })
      expect(bytes.length, path).toBeLessThan(120_000)
    }
  })
})

// How something is written is React's affair, as long as it is right.
const matters = {
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  'attr-case': 'off',
  'doctype-style': 'off',
  'long-title': 'off',
  'no-inline-style': 'off', // a picture's focal point
  'no-trailing-whitespace': 'off',
  'void-style': 'off',
} as const

/** Every page; of those that one component makes, as profiles are, one in each language and all that show something new. */
function someOfEach(all: ReadonlyMap<string, string>): string[] {
  const kinds = new Map<string, Set<string>>()
  return [...all].flatMap(([address, html]) => {
    const kind = kindOf(address)
    const known = kinds.get(kind) ?? new Set()
    kinds.set(kind, known)
    const isNew = known.size === 0 || classesIn(html).some(name => !known.has(name))
    for (const name of classesIn(html)) known.add(name)
    return isNew ? address : []
  })
}

/** What the address is in the contract, and in which language. */
function kindOf(address: string): string {
  const match = matchAddress(address.replace(/\?.*/, ''))
  return match ? `${match.language} ${match.name}` : address
}

// What a page is made of, the parts that only some pages of a kind have included.
function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
}

function canonicalOf(html: string): string | undefined {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

/** Whether a page shows in another order what the address without `?by=` does, and says so to search engines. */
function isAnotherView(html: string, address: string): boolean {
  const [path, query = ''] = address.split('?')
  return (
    /^(by|year|kind|contest)=/.test(query) &&
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

describe('in the browser, by both languages', () => {
  test('every page is free of axe violations in both themes, fits 320 px, and complains of nothing', async () => {
    const { page, complaints } = await visit(browser, site.url, {
      ...{ colorScheme: 'light', reducedMotion: 'reduce' },
    })
    const wrong: string[] = []
    for (const address of someOfEach(pages)) wrong.push(...(await look(page, address)))
    expect(wrong).toEqual([])
    expect(complaints).toEqual([])
  })
})

async function look(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await page.waitForFunction(() => Object.keys(document).some(key => key.startsWith('__reactContainer')))
  const light = await violations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await contrastViolations(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = await overflowOf(page)
  return [
    ...light.map(found => `${address} light ${found}`),
    ...dark.map(found => `${address} dark ${found}`),
    ...(overflow > 0 ? [`${address} is ${overflow} px wider than 320`] : []),
  ]
}

/** By how many pixels a page is wider than its window; some boxes follow a new width a moment later. */
async function overflowOf(page: Page): Promise<number> {
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  for (let attempt = 0; attempt < 20 && (await page.evaluate(overflow)) > 0; attempt += 1)
    await page.waitForTimeout(50)
  return page.evaluate(overflow)
}
