import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, snow, touch, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

async function on(day: string) {
  // A new context, because its clock stays set.
  const visitor = await visit(browser, site.url, { isFirstVisit: true, reducedMotion: 'no-preference' })
  await visitor.page.clock.setFixedTime(new Date(day))
  await visitor.page.goto('/de/impressum')
  await touch(visitor.page)
  return visitor
}

test('snow is stopped, stays so after a reload, and is switched on again', { tags: 'nightly' }, async () => {
  const { page, complaints } = await on('2026-12-24T12:00:00Z')
  await page.getByRole('button', { name: 'Schnee anhalten' }).click()
  await expect.poll(() => snow(page).count()).toBe(0)
  await page.reload()
  await touch(page)
  await page.getByRole('button', { name: 'Schnee fallen lassen' }).click()
  await snow(page).waitFor()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await touch(page)
  await page.getByRole('button', { name: 'Schnee anhalten' }).waitFor()
  expect(complaints).toEqual([])
})

test('the logo is dressed in December, and plain in spring, when no snow falls', {
  tags: 'nightly',
}, async () => {
  const hook = 'header svg path[class*=hook]'
  await (await on('2026-12-24T12:00:00Z')).page.locator(hook).first().waitFor()
  const { page } = await on('2027-04-01T12:00:00Z')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator(hook).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: /Schnee/ }).count()).toBe(0)
})
