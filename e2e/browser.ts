import type { Result } from 'axe-core'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { openChromium } from '../bench/chromium.ts'
import { brokenRules } from './axe.ts'
import { leaveAll, newContext, type Taken, takeContext } from './contexts.ts'

let browser: Promise<Browser> | undefined

/**
 * Returns the browser of this worker, which later test files reuse; `close` only closes what a file has left
 * open in it.
 */
export async function openBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

// One process per site, so that compiled scripts are reused. Most scripts run only for a moment, so
// optimising them costs more than it saves, and so does collecting garbage that the page's end discards.
const brief = ['--process-per-site', '--js-flags=--no-opt --no-maglev --min-semi-space-size=32']

async function launch(): Promise<Browser> {
  const launched = await openChromium(...brief)
  launched.once('disconnected', () => {
    browser = undefined
  })
  launched.close = () => leaveAll(launched)
  return launched
}

export interface Visit {
  page: Page
  /** Errors of the page, including refused scripts; every journey must end with none. */
  complaints: string[]
  /** Ends the visit before the test ends. */
  leave: Taken['leave']
}

interface VisitOptions extends BrowserContextOptions {
  /** Whether the browser has loaded nothing of the site before. */
  isFirstVisit?: boolean
}

// Movement costs processor time, so journeys do without, unless they are about it; at night all have it.
const reducedMotion = process.env.MOTION === 'full' ? 'no-preference' : 'reduce'

/** Opens a page as an anonymous visitor and collects errors, policy reports and requests to other hosts. */
export async function visit(
  browser: Browser,
  site: string,
  { isFirstVisit = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const all = { baseURL: site, locale: 'de-DE', reducedMotion, ...options } as const
  const { context, leave } = await (isFirstVisit ? newContext : takeContext)(browser, all)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  page.on(
    'console',
    message =>
      message.type() === 'error' &&
      !/status of 4\d\d/.test(message.text()) &&
      complaints.push(message.text()),
  )
  page.on('request', request => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== site)
      complaints.push(`foreign: ${request.url()}`)
  })
  return { page, complaints, leave }
}

/**
 * Moves the pointer and waits until the page is hydrated: before, clicks act without scripts and changes of
 * the network go unnoticed. Also waits for the fonts, which may move the target of the next click.
 */
export async function hydrated(page: Page): Promise<void> {
  await touch(page)
  await page.waitForFunction(
    () =>
      Object.keys(document).some(key => key.startsWith('__reactContainer')) &&
      document.fonts.status === 'loaded',
  )
}

/**
 * Simulates a mouse movement, on which the page loads its scripts. Their listener is at the end of the
 * document.
 */
export async function touch(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading')
  await page.evaluate(() => void dispatchEvent(new PointerEvent('pointermove', { movementX: 1 })))
}

/** Throws if a dialog opens and closes again at once, although it was visible for a moment. */
export async function staysOpen(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await dialog.page().waitForTimeout(500)
  if (!(await dialog.isVisible())) throw new Error('The dialog closed by itself.')
}

/** Presses Tab until an element is focused whose name begins with `name`. */
export async function reach(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const at = document.activeElement
      const label = at && 'labels' in at ? (at as HTMLInputElement).labels?.[0]?.textContent : null
      return at?.getAttribute('aria-label') ?? (label || at?.textContent) ?? ''
    })
    if (focused.trim().startsWith(name)) return
  }
  throw new Error(`Tab does not reach ${name}.`)
}

/** The canvas of the season, not one in a figure. */
export const snow = (page: Page) => page.locator('canvas:not(figure canvas)')

/** Returns axe's violations of WCAG 2.2 AA on the current page, once requested rows are loaded. */
export async function violations(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => ![...document.querySelectorAll('[data-fading]')].some(rows => rows.checkVisibility()),
  )
  // In a part that is laid out late, axe finds backgrounds at wrong positions.
  const all = await styledWith(page, '[data-far] { content-visibility: visible !important }', () =>
    brokenRules(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
  )
  const isSmall = all.find(({ id }) => id === 'target-size')
  const others = all.filter(one => one !== isSmall).map(describeViolation)
  return isSmall ? [...others, ...(await tooSmall(page, isSmall))] : others
}

/**
 * Returns targets that are too small for a finger, except those currently covered by a sticky header or a
 * dialog.
 */
async function tooSmall(page: Page, { nodes }: Result): Promise<string[]> {
  const small: string[] = []
  for (const { target } of nodes) {
    const selector = String(target.at(-1))
    const isCovered = await page.locator(selector).evaluate(element => {
      const dialog = document.querySelector('[aria-modal=true]')
      element.scrollIntoView({ block: 'center' })
      return dialog !== null && !dialog.contains(element)
    })
    if (isCovered) continue
    const broken = await brokenRules(page, { type: 'rule', values: ['target-size'] }, selector)
    small.push(...broken.map(describeViolation))
  }
  return small
}

/**
 * Returns the violations that a change of theme can cause, once the colours have changed; in backstage,
 * scripts change them.
 */
export async function contrastViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => {
    const { theme, mantineColorScheme } = document.documentElement.dataset
    const shown = theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
    return mantineColorScheme === undefined || mantineColorScheme === shown
  })
  const broken = await styledWith(page, '*, ::before, ::after { transition: none !important }', () =>
    brokenRules(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }),
  )
  return broken.map(describeViolation)
}

/** Runs `work` while the page has these additional styles. */
async function styledWith<T>(page: Page, styles: string, work: () => Promise<T>): Promise<T> {
  const added = await page.evaluateHandle(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }, styles)
  const result = await work()
  await added.evaluate(sheet => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  })
  return result
}

function describeViolation({ id, nodes }: Result): string {
  const elements = nodes.map(node => `${node.html.slice(0, 300)} ${node.any[0]?.message ?? ''}`).join(' ')
  return `${id}: ${elements.slice(0, 900)}`
}

// Styles of overlays, or of parts that are absent at the start.
const styledLater = /\/(route-announcer|announcement|event-cards)-/

/** Returns the style sheets loaded after the document: they shift content while the visitor looks at it. */
export async function lateStyles(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path)
  const html = (await answer?.text()) ?? ''
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  const all = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''))
  const files = all.map(href => new URL(href).pathname)
  return files.filter(file => !html.includes(file) && !styledLater.test(file))
}
