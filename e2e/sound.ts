import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contrastViolations, violations } from './browser.ts'

/** Nothing on a page is against the rules of accessibility, in the light theme or the dark one. */
export async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
