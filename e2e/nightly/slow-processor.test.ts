import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, visit } from '../browser.ts'
import { linkTakesThem, newRecord, newTextTakesThem, paletteTakesThem } from '../first-letters.ts'
import { type Site, startSite } from '../site.ts'
import { enter, german } from '../staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

async function enterSlowly(rate: number): Promise<Page> {
  const { page } = await enter({ browser, site }, 'jonas', newRecord)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return page
}

describe.each([4, 8])('on a processor %i times slower', rate => {
  test('the palette takes the first letters too', async () => {
    const page = await enterSlowly(rate)
    for (let round = 0; round < 5; round += 1) await paletteTakesThem(page)
  })

  test('a link is searched from its first letter', async () => {
    const page = await enterSlowly(rate)
    await german(page).getByRole('textbox', { name: 'Text' }).pressSequentially('Unsere Spulen')
    for (let round = 0; round < 5; round += 1) await linkTakesThem(page)
  })

  test('the text editor of a new record receives the first typed letters', async () => {
    const page = await enterSlowly(rate)
    for (let visits = 0; visits < 3; visits += 1) await newTextTakesThem(page)
  })
})

// Measures CPU time, because on a busy machine every task takes longer.
test('the scan on the home page keeps the main thread free: at most 1.5 seconds of work', async () => {
  const { page } = await visit(browser, site.url, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  })
  const become = (state: string) => page.locator(`figure[data-state=${state}]`).waitFor()
  await page.goto('/de')
  await become('played')
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  const before = await worked()
  await page.getByRole('button', { name: 'Noch einmal abspielen' }).click()
  await become('playing')
  await become('played')
  const seconds = (await worked()) - before
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(1.5)
})
