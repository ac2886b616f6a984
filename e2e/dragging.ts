import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Drags a row by its handle over another one until the announced position matches `place`, and drops it. */
export async function dragByMouse(page: Page, handle: Locator, to: Locator, place: string): Promise<void> {
  // Waits until the row stands still and nothing lies above it.
  await handle.hover()
  const from = await middleOf(handle)
  await page.mouse.down()
  await page.mouse.move(from.x, from.y + 6)
  // The target may move until the page is settled, so the mouse follows it until the position is announced.
  await expect
    .poll(async () => {
      if ((await announcement(page, place).count()) > 0) return true
      const goal = await middleOf(to)
      await page.mouse.move(goal.x, goal.y, { steps: 5 })
      return (await announcement(page, place).count()) > 0
    })
    .toBe(true)
  await page.mouse.up()
  await clicksCount(page)
}

/** The same by touch. */
export async function dragByFinger(page: Page, handle: Locator, to: Locator, place: string): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  const from = await middleOf(handle)
  await touch('touchStart', from)
  await touch('touchMove', { x: from.x, y: from.y + 6 })
  await touch('touchMove', await middleOf(to))
  await above(page, place)
  await touch('touchEnd')
  await clicksCount(page)
}

// The page ignores clicks for 50 ms, because dropping a row would otherwise click what is below it.
const clicksCount = (page: Page) => page.evaluate(() => new Promise(done => setTimeout(done, 60)))

const announcement = (page: Page, place: string) => page.getByRole('status').filter({ hasText: place })

const above = (page: Page, place: string) => announcement(page, place).first().waitFor({ state: 'attached' })

async function middleOf(shown: Locator): Promise<{ x: number; y: number }> {
  const box = await shown.boundingBox()
  if (!box) throw new Error('What is dragged is not to be seen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
