import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
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

/** Returns the problems of the focused element: it is covered, or its focus is not visible. */
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
    // For editor texts and segmented controls, the focus outline is on an element around or beside them.
    const around = [at, at.nextElementSibling, at.closest('[data-large], [class*=box]')]
    const isMarked = around.some(one => one && getComputedStyle(one).outlineStyle === 'solid')
    return [
      ...(isOver ? [`${name} lies under ${above.className}`] : []),
      ...(isMarked ? [] : [`${name} is not marked`]),
    ]
  })
}

/** Polls the text of the focused element. */
const focused = (page: Page) =>
  expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText ?? ''))
const namedFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''))

async function pressOn(button: Locator) {
  await button.focus()
  await button.page().keyboard.press('Enter')
}

test('after the last row of a list is gone the focus is on the message that the list is empty', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  const list = await ask<{ rows: { id: number }[] }>('GET', '/backstage/info/news')
  const [first, second] = list.body.rows
  for (const row of [first, second]) await ask('DELETE', `/backstage/info/news/${row?.id}`)
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/news?trash=1')
  const buttons = page.getByRole('button', { name: /^Wiederherstellen: / })
  await pressOn(buttons.first())
  await expect.poll(() => buttons.count()).toBe(1)
  await namedFocus(page).toMatch(/^Wiederherstellen: /)
  // The second row is restored by the bar for selected rows.
  await page.getByRole('row').getByRole('checkbox').last().focus()
  await page.keyboard.press('Space')
  await pressOn(page.getByRole('region').getByRole('button', { name: 'Wiederherstellen', exact: true }))
  await focused(page).toMatch(/^Der Papierkorb ist leer/)
})

test('a removed row of a short list moves the focus to its neighbour, the last one to the list', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  for (const from of ['/de/alt-a', '/de/alt-b'])
    expect((await ask('POST', '/backstage/redirect', { from, to: '/de/kontakt' })).status).toBe(201)
  for (const ip of ['192.0.2.7', '192.0.2.8'])
    expect(
      (await ask('POST', '/backstage/security/suspicious-ips', { ip, reason: '', days: 1 })).status,
    ).toBe(201)
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/redirect')
  const remove = page.getByRole('button', { name: /^Löschen: \/de\// })
  await remove.nth(1).waitFor()
  const [first, second] = await remove.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
  await page.getByRole('button', { name: first ?? '' }).focus()
  await page.keyboard.press('Enter')
  await namedFocus(page).toBe(second)
  await page.keyboard.press('Enter')
  await focused(page).toMatch(/^Noch keine/)
  await page.goto('/de/backstage/user-group/safety')
  const release = page.getByRole('button', { name: /^Wieder zulassen: / })
  await release.nth(1).waitFor()
  const names = await release.evaluateAll(all => all.map(one => one.getAttribute('aria-label')))
  await page.getByRole('button', { name: names[1] ?? '' }).focus()
  await page.keyboard.press('Enter')
  await namedFocus(page).toBe(names[0])
  await page.keyboard.press('Enter')
  await focused(page).toMatch(/Keine Adresse ist blockiert/)
})

test('each element reached with Tab in an editor is visible and has a focus ring', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/event/1', {
    colorScheme: 'dark',
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
})
