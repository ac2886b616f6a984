import type { Page } from 'playwright-core'

/**
 * Script for each page, run from its start: records the texts of toasts. Frames in the page may run no
 * scripts.
 */
export const keepToasts = `globalThis.toasts = new Set()
if (globalThis === globalThis.top) new MutationObserver(() => {
  for (const toast of document.getElementsByClassName('mantine-Notification-root')) toasts.add(toast.textContent)
}).observe(document, { childList: true, characterData: true, subtree: true })`

/**
 * Waits until a toast since the page's load contains these words. On a busy machine the toast may disappear
 * before a test looks.
 */
export async function waitForToast(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    part =>
      [...(globalThis as unknown as { toasts: Set<string> }).toasts].some(toast => toast.includes(part)),
    words,
  )
}
