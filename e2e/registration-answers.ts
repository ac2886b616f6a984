import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits for the response to a form and checks that it has the focus. */
export async function answers(page: Page, title: string): Promise<void> {
  await page.getByText(title).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe(title)
}

/** Whether two notices stand one below the other, with space between them and of the same width. */
export async function areAPair(page: Page, titles: readonly [string, string]): Promise<boolean> {
  const boxes = titles.map(title => page.locator('[data-tone]', { hasText: title }).boundingBox())
  const [first, second] = await Promise.all(boxes)
  if (!first || !second) return false
  return first.width === second.width && first.y + first.height + 12 <= second.y
}
