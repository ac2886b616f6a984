import { HtmlValidate } from 'html-validate/node'
import type { Page } from 'playwright-core'
import { matchAddress } from '../contract/matching.ts'
import { contrastViolations, hydrated, violations } from './browser.ts'
import type { Site } from './site.ts'

/** Returns the HTML of every page that links lead to, by address. Throws if a link is broken. */
export async function crawl({ url }: Site): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const addresses = new Set(['/de', '/en'])
  // Links are added while the loop runs, and visited by it too.
  for (const address of addresses) {
    const answer = await fetch(url + address, { redirect: 'manual' })
    if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`)
    const html = await answer.text()
    const type = answer.headers.get('content-type') ?? ''
    if (type !== typeExpected(address)) throw new Error(`${address} is of type ${type}`)
    if (!type.startsWith('text/html')) continue
    found.set(address, html)
    for (const link of linksIn(html)) addresses.add(link)
  }
  return found
}

// The ending or the format in the address decides the type; everything else is a page, including the page of
// a file.
function typeExpected(address: string): string {
  const format = /\/export\?format=([a-z]+)/.exec(address)?.[1]
  if (format) return formats[format] ?? ''
  if (address.endsWith('/rss.xml')) return 'application/rss+xml; charset=utf-8'
  if (address.endsWith('/atom.xml')) return 'application/atom+xml; charset=utf-8'
  if (matchAddress(address)?.name === 'media') return 'text/html; charset=utf-8'
  const [ending = ''] = /\.[a-z0-9]+$/.exec(address.split('?')[0] ?? '') ?? []
  return types[ending] ?? 'text/html; charset=utf-8'
}

const formats: Record<string, string> = {
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json',
  csv: 'text/csv; charset=utf-8',
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

export const promised = [
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

/** Pages outside the menu that the demo's texts link to. */
export const linkedInTexts = [
  '/de/info/jubilaeumsveranstaltung',
  '/de/ismrm-german-evening',
  '/de/artifact/overview',
  '/de/artifact-abstimmung',
  '/en/info/anniversary-event',
  '/en/ismrm-german-evening',
  '/en/artifact-voting',
]

/** Returns the HTML validation errors of these pages, by address and line. */
export async function invalidIn(pages: Iterable<[address: string, html: string]>): Promise<string[]> {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: matters })
  const wrong: string[] = []
  for (const [address, html] of pages) {
    const { results } = await validator.validateString(html)
    for (const { messages } of results)
      wrong.push(...messages.map(({ ruleId, message, line }) => `${address}:${line} ${ruleId}: ${message}`))
  }
  return wrong
}

// The style of the markup is left to React, as long as it is valid.
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

/**
 * Returns every page, but of the pages of one component, such as profiles, only one in each language and
 * those that show something new.
 */
export function someOfEach(all: ReadonlyMap<string, string>): string[] {
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

/** Returns the language and the name of the page in the contract. */
export function kindOf(address: string): string {
  const match = matchAddress(address.replace(/\?.*/, ''))
  return match ? `${match.language} ${match.name}` : address
}

// Class names stand for the parts of a page, including those that only some pages of a kind have.
function classesIn(html: string): string[] {
  return [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
}

/** Returns one page of each kind, alternately in German and in English. */
export function oneOfEach(all: ReadonlyMap<string, string>): string[] {
  const [german, english] = (['de', 'en'] as const).map(
    language =>
      new Map(
        [...all.keys()]
          .filter(address => kindOf(address).startsWith(language))
          .map(address => [kindOf(address).slice(3), address]),
      ),
  )
  return [...new Set([...(german?.keys() ?? []), ...(english?.keys() ?? [])])].flatMap((name, place) => {
    const [first, second] = place % 2 === 0 ? [german, english] : [english, german]
    return first?.get(name) ?? second?.get(name) ?? []
  })
}

/** What is wrong with a page in both themes and at 320 px. */
export async function look(page: Page, address: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(address)
  await hydrated(page)
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

/**
 * Returns by how many pixels a page is wider than its window. Waits, because some boxes follow a new width a
 * moment later.
 */
export async function overflowOf(page: Page): Promise<number> {
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  for (let attempt = 0; attempt < 20 && (await page.evaluate(overflow)) > 0; attempt += 1)
    await page.waitForTimeout(50)
  return page.evaluate(overflow)
}
