import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { PublicAddress } from './addresses.ts'

const height = 900

interface Look {
  theme: 'light' | 'dark'
  width: number
}

export interface Visitor extends Look {
  page: Page
  url: string
  /** Complaints since the last picture. */
  complaints: string[]
}

export interface Picture extends Look, PublicAddress {
  file: string
  /** What is wrong on the page; empty if nothing is. */
  complaints: string[]
}

/** Opens a visitor's page with this width and theme; all announcements count as read. */
export async function openVisitor(browser: Browser, url: string, { theme, width }: Look): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
  })
  await context.addInitScript(() => {
    const all = Array.from({ length: 50 }, (_, n) => n + 1)
    localStorage.setItem('announcements-seen', String(all))
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', error => complaints.push(error.message))
  return { page, url, theme, width, complaints }
}

/** Takes a picture of the whole page, once its images and fonts are loaded. */
export async function take(visitor: Visitor, address: PublicAddress, folder: string): Promise<Picture> {
  const { page, theme, width, complaints } = visitor
  complaints.length = 0
  await page.goto(address.path, { waitUntil: 'load' })
  await page.evaluate(async () => {
    // Parts that are laid out only when they come near the window would be empty.
    for (const part of document.querySelectorAll<HTMLElement>('[data-far]'))
      part.style.contentVisibility = 'visible'
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map(image => image.decode().catch(() => null)))
    await document.fonts.ready
  })
  const file = `${address.name}-${address.language}-${width}-${theme}.jpg`
  await page.screenshot({ path: join(folder, file), fullPage: true, type: 'jpeg', quality: 80 })
  return { ...address, file, theme, width, complaints: [...complaints, ...(await seenIn(page))] }
}

/** Finds horizontal scrolling, images that did not load, and text outside the window. */
async function seenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) found.push(`scrolls sideways: ${scrollWidth} px`)
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.src) found.push(`no picture: ${image.src}`)
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, p, dd, dt, li)')) {
      const { left, right, width } = one.getBoundingClientRect()
      const isFramed = one.closest('[tabindex="0"], pre') !== null // scrolls in its own container
      if (width > 1 && !isFramed && (left < -1 || right > clientWidth + 1))
        found.push(`outside of the window: ${one.textContent?.slice(0, 40)}`)
    }
    return found
  })
}
