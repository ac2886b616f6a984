import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, snow, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const addresses = ['/de', '/en/info/news', '/de/kontakt', '/de/info/wie-funktioniert-mrt', '/en/data-privacy']

/** Moves through a page by Tab; returns the focused elements and the problems found there. */
async function tabThrough(page: Page, stops: number) {
  const wrong: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement: element } = document
      if (!element || element === document.body) return null
      const box = element.getBoundingClientRect()
      const looks = [getComputedStyle(element), getComputedStyle(element, '::after')]
      const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      const frame = element.parentElement // the focus ring of a film is on its player
      const hasRing =
        looks.some(look => isOutlined(look) || look.boxShadow !== 'none') ||
        (frame !== null && isOutlined(getComputedStyle(frame)))
      const before = (window as { lastStop?: Element }).lastStop
      Object.assign(window, { lastStop: element })
      const isLate =
        before !== undefined &&
        Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
      const middle = { x: box.left + box.width / 2, y: box.top + Math.min(box.height, innerHeight) / 2 }
      const seen = document.elementFromPoint(middle.x, middle.y)
      return {
        name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`,
        isLate,
        hasRing,
        isCovered: seen !== null && !element.contains(seen) && !seen.contains(element),
      }
    })
    if (!at) break
    if (at.isLate) wrong.push(`${at.name} comes too late`)
    if (!at.hasRing) wrong.push(`${at.name} shows no focus`)
    if (at.isCovered) wrong.push(`${at.name} lies under something`)
  }
  return wrong
}

describe('by keyboard', () => {
  testVariants(addresses)(
    'on %s the focus is seen on every stop, in the order of the page',
    async address => {
      const { page } = await visit(browser, site.url, { viewport: { width: 1280, height: 700 } })
      await page.goto(address)
      await hydrated(page)
      await page.locator('video[controls]').waitFor({ state: 'detached' }) // the browser's own controls show their focus inside
      expect(await tabThrough(page, 60)).toEqual([])
    },
  )

  test('the first stop leads past the menu', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/de/kontakt')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('a panel of the menu closes with Escape, and the focus is where it was', {
    tags: 'nightly',
  }, async () => {
    const { page } = await visit(browser, site.url, { viewport: { width: 1280, height: 700 } })
    await page.goto('/de')
    await hydrated(page)
    const panel = page.locator('summary', { hasText: 'Forschung' }).first()
    await panel.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Arbeitsgruppen' }).first().focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('details[open]:visible').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Forschung')
  })
})

describe('seen large', () => {
  testVariants(addresses)(
    '%s fits four times the size with the whole name and no sideways scroll, and wider text spacing cuts nothing',
    async address => {
      const { page } = await visit(browser, site.url, {
        viewport: { width: 320, height: 256 }, // 1280 × 1024 at 400 %
        bypassCSP: true,
      })
      await page.goto(address)
      const { lines, room } = await nameInHeader(page)
      expect(lines).toBe(2)
      expect(room).toBeGreaterThanOrEqual(0)
      await page.addStyleTag({
        content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
      })
      const found = await page.evaluate(() => {
        const cut = [
          ...document.querySelectorAll<HTMLElement>('main :is(p, h1, h2, h3, a, button, label, dt, dd)'),
        ]
          .filter(
            element => getComputedStyle(element).overflow === 'hidden' && !element.closest('[data-link]'),
          )
          .filter(element => element.clientWidth > 1 && element.scrollHeight > element.clientHeight + 2)
        return {
          wider: document.documentElement.scrollWidth - innerWidth,
          cut: cut.map(one => one.textContent),
        }
      })
      expect(found).toEqual({ wider: 0, cut: [] })
    },
  )
})

test('the footer of a short page ends with a tall window', async () => {
  const { page } = await visit(browser, site.url, { viewport: { width: 1440, height: 1600 } })
  await page.goto('/de/passwort-vergessen')
  const end = () => page.locator('footer').evaluate(footer => footer.getBoundingClientRect().bottom)
  await expect.poll(end).toBe(1600)
})

/** Returns the lines of the institute's name in the header, and the pixels between it and the element beside it. */
function nameInHeader(page: Page): Promise<{ lines: number; room: number }> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const box = document.querySelector('.site-header-name') ?? document.body
    // Its last part is only read aloud.
    const name = document.createRange()
    name.selectNodeContents(box)
    name.setEndBefore(box.lastElementChild ?? box)
    const { height, right } = name.getBoundingClientRect()
    const next = document.querySelector('header a[hreflang]') ?? document.body
    const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight)
    return { lines: Math.round(height / lineHeight), room: next.getBoundingClientRect().left - right }
  })
}

describe('scrolled', () => {
  testVariants([375, 600, 1440])(
    'home at %i pixels keeps its height, and End leads to its end',
    async width => {
      const { page } = await visit(browser, site.url, { viewport: { width, height: 800 } })
      await page.goto('/de')
      const first = await heightOfFarParts(page)
      await hydrated(page)
      await expect.poll(() => laidOutLater(page)).toBe(0)
      const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await heightOf()
      expect(Math.abs((await heightOfFarParts(page)) - first) / before).toBeLessThan(0.02)
      await page.keyboard.press('End')
      const rest = () => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight)
      await expect.poll(rest).toBeLessThan(2)
      expect(Math.abs((await heightOf()) - before) / before).toBeLessThan(0.02)
    },
  )
})

/** Returns the total height of all far parts, rendered or estimated. */
function heightOfFarParts(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-far]')].reduce(
      (all, part) => all + part.offsetHeight,
      0,
    ),
  )
}

/** Returns how many far parts still have an estimated height. */
function laidOutLater(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-far]')].filter(
        part => getComputedStyle(part).contentVisibility !== 'visible',
      ).length,
  )
}

describe('by menu, card and way back', () => {
  test('the heading of the page has the focus, and shows no ring', async () => {
    const { page } = await visit(browser, site.url, { viewport: { width: 1280, height: 800 } })
    await page.goto('/de')
    await hydrated(page)
    await page.locator('[aria-live=polite]').first().waitFor({ state: 'attached' })
    const focused = page.locator('h1:focus')
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await focused.filter({ hasText: 'Kontakt' }).waitFor()
    expect(await focused.evaluate(heading => getComputedStyle(heading).outlineStyle)).toBe('none')
    await page.goBack()
    await focused.filter({ hasText: 'Wir sehen dem Gehirn' }).waitFor()
    await page.getByRole('link', { name: 'Acht Kanäle, ein gleichmäßiges Feld' }).first().focus()
    await page.keyboard.press('Enter')
    await focused.filter({ hasText: 'Acht Kanäle' }).waitFor()
  })
})

describe('for screen readers', () => {
  test('a page opened inside the app says its title, in its language', async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/de')
    await hydrated(page)
    await page.getByRole('link', { name: 'Kontakt', exact: true }).first().click()
    await page.locator('[aria-live=polite]', { hasText: /^Kontakt ·/ }).waitFor({ state: 'attached' })
    await page.locator('a[hreflang=en]').first().click()
    await page.locator('[aria-live=polite]', { hasText: /^Contact ·/ }).waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
  })
})

describe('with reduced motion', () => {
  test('nothing moves', async () => {
    const { page } = await visit(browser, site.url, { reducedMotion: 'reduce', isFirstVisit: true })
    await page.clock.setFixedTime(new Date('2026-12-24T12:00:00Z')) // else it would snow
    await page.goto('/de')
    await hydrated(page)
    await page.locator('header svg path[class*=hook]').first().waitFor() // shows the seasonal decoration
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(one => Number(one.effect?.getComputedTiming().duration) > 10).length,
    )
    expect(moving).toBe(0)
    await expect.poll(() => snow(page).count()).toBe(0)
  })

  test('a change of theme starts no transition', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url, { reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto('/de')
    await hydrated(page)
    const started = await page
      .getByRole('button', { name: 'Dunkle Darstellung' })
      .first()
      .evaluate((button: HTMLElement) => {
        button.click()
        return document.getAnimations().length
      })
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark')
    expect(started).toBe(0)
  })
})

describe('without JavaScript', () => {
  test('the menu opens, pages open, and the search finds', async () => {
    const { page } = await visit(browser, site.url, {
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    })
    await page.goto('/de')
    await page.locator('summary', { hasText: 'Über uns' }).first().click()
    await page.getByRole('link', { name: 'Karriere' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Karriere' }).waitFor()
    await page.getByRole('link', { name: 'Suche' }).first().click()
    await page.getByRole('searchbox').fill('Larmor')
    await page.getByRole('button', { name: 'Suchen' }).click()
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /Larmor/ })
        .count(),
    ).toBeGreaterThan(0)
  })
})

testVariants(['/de', '/en/contact'])('%s is painted before its scripts are asked for', async address => {
  const { page } = await visit(browser, site.url)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await hydrated(page)
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted)
})

describe('the scripts of a page', () => {
  const isRunning = (page: Page) =>
    page.evaluate(() => Object.keys(document).some(key => key.startsWith('__reactContainer')))

  test('are fetched while nobody touches it, and run when somebody does', async () => {
    const { page, complaints } = await visit(browser, site.url, { isFirstVisit: true })
    const asked: string[] = []
    page.on('request', request => void (/\.js$/.test(request.url()) && asked.push(request.url())))
    await page.goto('/de/kontakt', { waitUntil: 'networkidle' })
    await expect.poll(() => asked.length).toBeGreaterThan(5)
    await page.waitForLoadState('networkidle')
    expect(await isRunning(page)).toBe(false)
    await page.mouse.move(200, 300, { steps: 3 })
    await expect.poll(() => isRunning(page)).toBe(true)
    expect(complaints).toEqual([])
  })

  test('answer a press that came before them', async () => {
    const { page, complaints } = await visit(browser, site.url, { viewport: { width: 1280, height: 800 } })
    await page.route(/entry\.client/, async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/de/kontakt', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'Dunkle Darstellung' }).click()
    expect(await isRunning(page)).toBe(false)
    await page.getByRole('button', { name: 'Helle Darstellung' }).waitFor()
    expect(complaints).toEqual([])
  })
})

test('the code of a page is there before its menu link is pressed: hovering over it is enough', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url, { viewport: { width: 1280, height: 800 } })
  await page.goto('/de/kontakt')
  await hydrated(page)
  const home = page.getByRole('link', { name: 'Startseite', exact: true }).first()
  const contact = page.getByRole('link', { name: 'Kontakt', exact: true }).first()
  await home.click()
  await page.getByRole('heading', { level: 1, name: /Gehirn/ }).waitFor()
  const rounds = [
    [contact, 'Kontakt', /^Kontakt$/],
    [home, 'Startseite', /Gehirn/],
  ] as const
  for (const [link, name, heading] of [...rounds, ...rounds]) {
    await link.hover()
    await page.waitForLoadState('networkidle')
    const fetched: string[] = []
    const note = (request: Request) =>
      void (request.resourceType() === 'script' && fetched.push(request.url()))
    page.on('request', note)
    await press(page, name, heading)
    page.off('request', note)
    expect(fetched, name).toEqual([])
  }
})

/** Presses a link of the menu and resolves in the frame in which the page's heading is visible. */
function press(page: Page, link: string, heading: RegExp): Promise<void> {
  return page.evaluate(
    async ([name, source]) => {
      const target = [...document.querySelectorAll<HTMLElement>('header a')].find(
        one => one.textContent === name,
      )
      const wanted = new RegExp(source ?? '')
      const shown = () =>
        [...document.querySelectorAll<HTMLElement>('h1')].some(
          one => one.checkVisibility() && wanted.test(one.textContent ?? ''),
        )
      target?.click()
      while (!shown()) await new Promise(resolve => requestAnimationFrame(resolve))
    },
    [link, heading.source],
  )
}
