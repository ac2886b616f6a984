// Helpers for tests on a page of the gallery, in the browser of this worker.
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { inject } from 'vitest'
import { openBrowser, type Visit, visit } from '../../e2e/browser.ts'

const usual = { viewport: { width: 1440, height: 1000 }, reducedMotion: 'no-preference' } as const

/** Opens a page by its address, such as `/de/backstage/gallery/rows`. */
export async function show(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await visit(await openBrowser(), inject('gallery'), { ...usual, ...options })
  await visitor.page.goto(path)
  await visitor.page.locator('#content h1').first().waitFor()
  return visitor
}

export const wordsIn = (fields: Locator) =>
  fields.evaluateAll(all => all.map(one => (one as HTMLInputElement).value))

/** Waits until something has the focus. */
export const hasFocus = (target: Locator) => target.and(target.page().locator(':focus')).waitFor()

/** Pastes as a browser does after copying from another application. */
export const paste = (target: Locator, formats: Record<string, string>) =>
  target.evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, words] of Object.entries(given)) clipboardData.setData(type, words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, formats)

/** Returns the texts that describe a field (`aria-describedby`). */
export const describing = (field: Locator) =>
  field.evaluate(element =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent ?? '')
      .filter(text => text !== ''),
  )
