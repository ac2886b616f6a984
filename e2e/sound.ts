import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { contrastViolations, violations } from './browser.ts'

/** Checks that the page has no accessibility violations in the light or the dark theme. */
export async function sound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await contrastViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}
