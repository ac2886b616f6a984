import type { Page } from 'playwright-core'

/** For each page, from its start: keeps what toasts say. Frames in it may run no scripts. */
export const keepToasts = `globalThis.toasts = new Set()
if (globalThis === globalThis.top) new MutationObserver(() => {
  for (const toast of document.getElementsByClassName('mantine-Notification-root')) toasts.add(toast.textContent)
}).observe(document, { childList: true, characterData: true, subtree: true })`

/** A toast has said so since the page was loaded. On a busy machine it may be gone by its time before a test looks. */
export async function said(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    part =>
      [...(globalThis as unknown as { toasts: Set<string> }).toasts].some(toast => toast.includes(part)),
    words,
  )
}
