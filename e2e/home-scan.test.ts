import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, reach, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

interface Seen {
  states: string[]
  /** Layout shifts since the scan started to play. */
  moved: string[]
}

async function open(options: BrowserContextOptions = {}, path = '/de') {
  const visitor = await visit(browser, site.url, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
    ...options,
  })
  const asked: string[] = []
  visitor.page.on('request', request => asked.push(new URL(request.url()).pathname))
  await visitor.page.addInitScript(watch)
  await visitor.page.goto(path)
  return { ...visitor, asked }
}

// Records the states of the figure and the layout shifts, from the load on.
function watch() {
  const seen = { states: [] as string[], moved: [] as string[] }
  let began = Number.POSITIVE_INFINITY
  Object.assign(window, { seen })
  const note = () => {
    const state = document.querySelector('figure[data-state]')?.getAttribute('data-state')
    if (!state || seen.states.at(-1) === state) return
    seen.states.push(state)
    if (state === 'playing') began = Math.min(began, performance.now())
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true })
  new PerformanceObserver(list => {
    for (const { startTime, sources } of list.getEntries() as unknown as Shift[])
      if (startTime >= began)
        seen.moved.push(...sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Stops the worker's clock halfway, because a slow computer might show no state in between. */
const heldMidway = `{
  const now = performance.now.bind(performance)
  let first
  performance.now = () => Math.min(now(), (first ??= now()) + 1300)
}
`

interface Shift {
  startTime: number
  sources: { node: Node | null }[]
}

const seenBy = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
const become = (page: Page, state: string) => page.locator(`figure[data-state=${state}]`).waitFor()
const again = (page: Page) => page.getByRole('button', { name: 'Noch einmal abspielen' })
const isPlayer = (path: string) => /scan-worker/.test(path)

/**
 * Returns the average difference of the red channel between the figure's canvas and its picture, for k-space
 * and slice.
 */
async function difference(page: Page): Promise<{ kSpace: number; slice: number }> {
  return page.evaluate(() => {
    const [width, height] = [410, 220]
    const image = document.querySelector<HTMLImageElement>('figure[data-state] img')
    const canvas = document.querySelector<HTMLCanvasElement>('figure[data-state] canvas')
    const redsOf = (source: CanvasImageSource) => {
      const copy = Object.assign(document.createElement('canvas'), { width, height })
      const context = copy.getContext('2d')
      if (context) context.imageSmoothingQuality = 'high'
      context?.drawImage(source, 0, 0, width, height)
      return context?.getImageData(0, 0, width, height).data ?? []
    }
    if (!image || !canvas) throw new Error('no figure')
    const [wanted, drawn] = [redsOf(image), redsOf(canvas)]
    const sums = { kSpace: 0, slice: 0 }
    for (let n = 0; n < width * height; n++) {
      const half = n % width < width * 0.53 ? 'kSpace' : 'slice'
      sums[half] += Math.abs((wanted[4 * n] ?? 0) - (drawn[4 * n] ?? 0))
    }
    const each = (width * height) / 2
    return { kSpace: sums.kSpace / each, slice: sums.slice / each }
  })
}

describe('the scan on the home page', () => {
  test('plays once, before any other script runs, ends as the finished picture and moves nothing', async () => {
    const { page, complaints } = await open()
    await become(page, 'played')
    expect(await page.evaluate(() => Object.keys(document).filter(key => key.startsWith('__react')))).toEqual(
      [],
    )
    await hydrated(page)
    const { states, moved } = await seenBy(page)
    expect(states).toEqual(['still', 'playing', 'played'])
    expect(moved).toEqual([])
    const { kSpace, slice } = await difference(page)
    expect(kSpace).toBeLessThan(6)
    expect(slice).toBeLessThan(6)
    expect(complaints).toEqual([])
  })

  test('does not play on a second visit, until it is asked to play again', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open()
    await become(page, 'played')
    await page.reload()
    await reach(page, 'Noch einmal abspielen')
    expect((await seenBy(page)).states).toEqual(['still'])
    const box = await again(page).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await page.keyboard.press('Enter')
    await become(page, 'played')
    expect((await seenBy(page)).states).toEqual(['still', 'playing', 'played'])
  })

  test('can be played again on the way back from another page', { tags: 'nightly' }, async () => {
    const { page } = await open({}, '/de/kontakt')
    await hydrated(page)
    await page.locator('header a[href="/de"]').first().click()
    await become(page, 'playing')
    await again(page).waitFor()
  })

  test('shows in between the image of the samples so far', { tags: 'nightly' }, async () => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await page.route(/scan-worker/, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: heldMidway + (await response.text()) })
    })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.reload()
    await become(page, 'playing')
    await page.waitForFunction(() => {
      const canvas = document.querySelector<HTMLCanvasElement>('figure[data-state] canvas')
      if (!canvas) return false
      // A canvas drawn by a worker can only be read as an image.
      const { width, height } = canvas
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(canvas, 0, 0)
      const redAt = (x: number, y: number) => context?.getImageData(width * x, height * y, 1, 1).data[0] ?? 0
      return redAt(0.262, 0.5) > 100 && redAt(0.262, 0.04) === 0 && redAt(0.75, 0.5) > 40
    })
    const { slice } = await difference(page)
    expect(slice).toBeGreaterThan(6)
  })

  test('shows the finished picture at once if its worker cannot be loaded', {
    tags: 'nightly',
  }, async () => {
    const { page } = await open({ reducedMotion: 'reduce' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.route(/scan-worker/, route => route.abort())
    await page.reload()
    await become(page, 'played')
    expect((await seenBy(page)).states.at(-1)).toBe('played')
    await expect.poll(() => page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  })

  test('does not play with reduced motion, and offers no button', { tags: 'nightly' }, async () => {
    const { page, asked } = await open({ reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    await hydrated(page)
    await expect.poll(() => again(page).count()).toBe(0)
    expect((await seenBy(page)).states).toEqual(['still'])
    expect(asked.filter(isPlayer)).toEqual([])
  })

  test('loads no player with reduced data usage, until it is asked to play', {
    tags: 'nightly',
  }, async () => {
    const { page, asked } = await open({}, '/de/impressum')
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    )
    await page.goto('/de')
    await again(page).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter(isPlayer)).toEqual([])
    await again(page).click()
    await become(page, 'played')
    expect(asked.filter(isPlayer)).toHaveLength(1)
  })

  testVariants([
    ['/de', 'k-Raum als Scheibe', 'Gemessen: der k-Raum'],
    ['/en', 'k-space as a disc', 'Measured: k-space'],
  ])('%s is complete without scripts', async (path, description, label) => {
    const { page } = await open({ javaScriptEnabled: false }, path)
    const picture = page.getByRole('img', { name: description })
    expect((await picture.boundingBox())?.height).toBeGreaterThan(200)
    await expect.poll(() => picture.getAttribute('fetchpriority')).toBe('high')
    await expect.poll(() => page.getByText(label).isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('button', { name: /abspielen|Play again/ }).count()).toBe(0)
  })

  test('is seen whole in windows of each width, below or beside the words', { tags: 'nightly' }, async () => {
    const { page } = await open({ reducedMotion: 'reduce' })
    for (const width of [320, 375, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const stage = await page.locator('figure[data-state] img').boundingBox()
      const words = await page.getByRole('heading', { level: 1 }).boundingBox()
      if (!stage || !words) throw new Error('nothing is shown')
      expect(stage.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(stage.x + stage.width, `${width} px`).toBeLessThanOrEqual(width)
      expect(stage.width / stage.height, `${width} px`).toBeCloseTo(1640 / 880, 1)
      if (width < 992) expect(stage.y, `${width} px`).toBeGreaterThan(words.y + words.height)
      else expect(stage.x, `${width} px`).toBeGreaterThanOrEqual(words.x + words.width)
    }
  })
})
