import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(async () => {
  await Promise.all([site?.stop(), browser?.close()])
})

/** What is wrong with how the focused thing is seen: it lies under something, or nothing marks it. */
async function hidden(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return []
    const label = (at as HTMLInputElement).labels?.[0]?.textContent
    const name = at.getAttribute('aria-label') ?? label ?? at.textContent?.trim().slice(0, 30) ?? ''
    const { left, top, width, height } = at.getBoundingClientRect()
    const above = document.elementFromPoint(
      left + Math.min(width, innerWidth - left) / 2,
      top + Math.min(height / 2, 24),
    )
    const isOver = above && !at.contains(above) && !above.contains(at) && !above.closest('label')
    // The text of an editor, and a choice of a few, show it on what stands around or beside them.
    const around = [at, at.nextElementSibling, at.closest('[data-large], [class*=box]')]
    const isMarked = around.some(one => one && getComputedStyle(one).outlineStyle === 'solid')
    return [
      ...(isOver ? [`${name} lies under ${above.className}`] : []),
      ...(isMarked ? [] : [`${name} is not marked`]),
    ]
  })
}

test.each(['light', 'dark'] as const)(
  'by Tab alone each thing of an editor is seen and marked, in the %s theme',
  async colorScheme => {
    const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event/1', {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    })
    await page.getByRole('button', { name: 'Speichern' }).waitFor()
    await page.locator('body').focus()
    const wrong: string[] = []
    for (let presses = 0; presses < 75; presses += 1) {
      await page.keyboard.press('Tab')
      wrong.push(...(await hidden(page)))
    }
    expect(wrong).toEqual([])
  },
)
