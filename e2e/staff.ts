import type { Browser, Page } from 'playwright-core'
import { visit } from './browser.ts'
import { password, type Site } from './site.ts'

/** Somebody of the staff, logged in and on their way to a screen. */
export async function enter(
  { browser, site }: { browser: Browser; site: Pick<Site, 'url'> },
  username: string,
  path: string,
  options: Parameters<typeof visit>[2] = {},
) {
  const visitor = await visit(browser, site.url, { viewport: { width: 1440, height: 1000 }, ...options })
  const { page } = visitor
  await page.goto(`/${path.slice(1, 3)}/login?to=${encodeURIComponent(path)}`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(address => address.pathname === path)
  await page.locator('#content h1').first().waitFor()
  return visitor
}

export const german = (page: Page) => page.getByRole('group', { name: 'Deutsch', exact: true })
export const english = (page: Page) => page.getByRole('group', { name: 'Englisch', exact: true })
export const visible = (page: Page) => page.getByRole('switch', { name: 'Sichtbar', exact: true })
export const saved = (page: Page) => page.getByText('Alles gespeichert').waitFor()
