import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './browser.ts'
import { password, type Site } from './site.ts'

/** Opens a screen as a logged-in member of staff. Other journeys test the login page. */
export async function enter(
  { browser, site }: { browser: Browser; site: Pick<Site, 'url'> },
  username: string,
  path: string,
  { password: own = password, ...options }: Parameters<typeof visit>[2] & { password?: string } = {},
) {
  const visitor = await visit(browser, site.url, { viewport: { width: 1440, height: 1000 }, ...options })
  const { page } = visitor
  const answer = await page
    .context()
    .request.post('/api/v1/auth/login', { data: { username, password: own } })
  if (!answer.ok()) throw new Error(`${username} cannot log in: ${answer.status()}`)
  await page.goto(path)
  await page.locator('#content h1').first().waitFor()
  return visitor
}

/** Checks that the field has the focus and is described by this error. */
export async function refusedAt(field: Locator, sentence: RegExp) {
  const described = () =>
    field.evaluate(element => [
      element === document.activeElement,
      element.getAttribute('aria-invalid'),
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .join(' '),
    ])
  await expect.poll(described).toEqual([true, 'true', expect.stringMatching(sentence)])
}

export const german = (page: Page) => page.getByRole('group', { name: 'Deutsch', exact: true })
export const english = (page: Page) => page.getByRole('group', { name: 'Englisch', exact: true })
export const visible = (page: Page) => page.getByRole('switch', { name: 'Sichtbar', exact: true })
export const saved = (page: Page) => page.getByText('Alles gespeichert').waitFor()
