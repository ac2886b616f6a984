import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const sum = (part: Locator, nth: number) =>
  part
    .locator('canvas')
    .nth(nth)
    .evaluate((canvas: HTMLCanvasElement) =>
      canvas
        .getContext('2d')
        ?.getImageData(0, 0, canvas.width, canvas.height)
        .data.reduce((all, value) => all + value, 0),
    )

test('experiments are played with by keyboard, and say in words what they show', async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/de/info/wie-funktioniert-mrt')
  const echo = page.locator('#try-spin-echo')
  const time = echo.getByRole('slider', { name: 'Zeit nach dem ersten Puls' })
  await time.fill('60') // before the page is hydrated
  await hydrated(page)
  await expect.poll(() => echo.getByRole('status').innerText()).toContain('Das Echo: Alle Spins')

  const kSpace = page.locator('#try-k-space')
  const lines = kSpace.getByRole('slider', { name: 'Gemessene Zeilen' })
  await lines.focus()
  await expect.poll(() => kSpace.locator('canvas').nth(1).isVisible()).toBe(true)
  const few = await sum(kSpace, 0)
  await page.keyboard.press('End')
  await expect.poll(() => kSpace.getByRole('status').innerText()).toContain('128 von 128')
  await expect
    .poll(() => kSpace.getByRole('status').innerText())
    .toContain('Der k-Raum ist voll und das Bild scharf.')
  await expect.poll(() => sum(kSpace, 0)).toBeGreaterThan(few ?? 0)
  await kSpace.getByRole('button', { name: 'k-Raum leeren' }).press('Enter')
  await expect.poll(() => kSpace.getByRole('status').innerText()).toContain('Noch ist nichts gemessen')
  await kSpace.getByRole('application').press('ArrowUp')
  await expect.poll(() => kSpace.getByRole('status').innerText()).toContain('Die Mitte ist dabei')

  const relaxation = page.locator('#try-relaxation')
  await relaxation.getByRole('slider', { name: 'Kippwinkel' }).press('End')
  await expect.poll(() => relaxation.getByRole('status').innerText()).toContain('das Bild zeigt nur Rauschen')

  await echo.getByRole('checkbox', { name: 'Zweiter Puls (180°)' }).uncheck()
  await expect.poll(() => echo.getByRole('status').innerText()).toContain('Das Signal ist verklungen')
  await echo.getByRole('button', { name: 'Abspielen' }).press('Enter')
  await expect.poll(() => echo.getByRole('button', { name: 'Abspielen' }).count()).toBe(1) // it stops by itself
  await expect.poll(() => time.inputValue()).toBe('100')
  expect(complaints).toEqual([])
})

test('without scripts pictures and words stand in place of the controls', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto('/en/info/how-to-mri')
  for (const id of ['try-k-space', 'try-relaxation', 'try-spin-echo']) {
    const stills = page.locator(`#${id}`).getByRole('listitem')
    await expect.poll(() => stills.count()).toBe(4)
    await stills.last().scrollIntoViewIfNeeded()
    await expect.poll(() => stills.last().isVisible()).toBe(true)
    await expect.poll(() => page.locator(`#${id}`).getByRole('slider').first().isVisible()).toBe(false)
  }
  await expect
    .poll(() => page.getByText('Only every second line: the image lies over itself twice.').isVisible())
    .toBe(true)
})
