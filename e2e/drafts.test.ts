import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, violations } from './browser.ts'
import { draftsKept } from './drafts-kept.ts'
import { password, type Site, startSite } from './site.ts'
import { english, enter as enterAs, german, saved } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))
const enter = (username: string, path: string, options = {}) =>
  enterAs({ browser, site }, username, path, options)

const title = (page: Page) => german(page).getByLabel('Titel')
const kept = (page: Page) => page.getByText('Als Entwurf in diesem Browser').waitFor()
const offer = (page: Page) => page.getByText(/^Nicht gespeicherter Entwurf vom \d+\. \S+ \d{4}/)

const draftsIn = async (page: Page) => (await draftsKept(page)).length

async function openAgain(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.locator('#content h1').first().waitFor()
  return page
}

test('after a crash the draft is offered with its time and its changes, and gone once saved', async () => {
  const path = '/de/backstage/info/news/3'
  const { page, complaints } = await enter('jonas', path)
  await title(page).fill('Kurz vor dem Absturz')
  await german(page).getByRole('textbox', { name: 'Text' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Noch ein Satz.')
  await expect.poll(async () => (await draftsKept(page)).join()).toContain('Noch ein Satz.')
  const context = page.context()
  // Closes the page at once, as after a crash, without a question.
  await page.close({ runBeforeUnload: false })

  const next = await openAgain(context, path)
  await offer(next).waitFor()
  await expect.poll(() => title(next).inputValue()).not.toBe('Kurz vor dem Absturz')
  await next.getByText('Was der Entwurf ändert').click()
  await next.locator('ins', { hasText: 'Noch ein Satz.' }).waitFor()
  expect(await violations(next)).toEqual([])
  await next.getByRole('button', { name: 'Entwurf übernehmen' }).click()
  await expect.poll(() => title(next).inputValue()).toBe('Kurz vor dem Absturz')
  await next.getByText('Nicht gespeichert', { exact: true }).waitFor()
  await next.keyboard.press('Control+s')
  await saved(next)
  await next.reload()
  await german(next).getByText('Noch ein Satz.').waitFor()
  await expect.poll(() => draftsIn(next)).toBe(0)
  await expect.poll(() => offer(next).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a draft is discarded on purpose, and that can be taken back', { tags: 'nightly' }, async () => {
  const path = '/de/backstage/info/news/4'
  const { page } = await enter('jonas', path)
  await title(page).fill('Soll weg')
  await kept(page)
  const context = page.context()
  await page.close()
  const next = await openAgain(context, path)
  await next.getByRole('button', { name: 'Verwerfen' }).click()
  await next.getByRole('button', { name: 'Rückgängig' }).last().click()
  await offer(next).waitFor()
  await next.getByRole('button', { name: 'Verwerfen' }).click()
  await next.getByText('Entwurf verworfen').first().waitFor()
  await next.reload()
  await title(next).waitFor()
  await expect.poll(() => draftsIn(next)).toBe(0)
  await expect.poll(() => offer(next).count()).toBe(0)
})

test('text typed before a draft is taken over becomes a draft itself', {
  tags: 'nightly',
}, async () => {
  const path = '/de/backstage/info/news/2'
  const { page } = await enter('jonas', path)
  await title(page).fill('Aus dem Entwurf')
  await kept(page)
  const context = page.context()
  await page.close()
  const next = await openAgain(context, path)
  await offer(next).waitFor()
  await title(next).fill('Gerade getippt')
  await next.getByRole('button', { name: 'Entwurf übernehmen' }).click()
  await expect.poll(() => title(next).inputValue()).toBe('Aus dem Entwurf')
  await next.getByText('Was der Entwurf ändert').click()
  await next.locator('ins', { hasText: 'getippt' }).waitFor()
  await next.getByRole('button', { name: 'Rückgängig' }).last().click()
  await expect.poll(() => title(next).inputValue()).toBe('Gerade getippt')
  await next.locator('ins', { hasText: 'Entwurf' }).waitFor()
})

test('a draft of a window that is still open is not offered in another', { tags: 'nightly' }, async () => {
  const path = '/de/backstage/info/news/5'
  const { page } = await enter('jonas', path)
  await title(page).fill('Hier wird noch geschrieben')
  await kept(page)
  const other = await openAgain(page.context(), path)
  await title(other).waitFor()
  await other.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  await expect.poll(() => offer(other).count()).toBe(0)
  await page.close()
  await other.reload()
  await offer(other).waitFor()
})

test('a new record that was left is offered at the next one, on a phone and in English, too', {
  tags: 'nightly',
}, async () => {
  const { page } = await enter('jonas', '/en/backstage/info/news/create', {
    viewport: { width: 375, height: 800 },
  })
  const first = page.getByRole('group', { name: 'German', exact: true }).getByLabel('Title')
  await first.fill('Angefangen')
  await page.getByText('Kept as a draft in this browser').waitFor()
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await page.getByText('stays in this browser as a draft for 14 days').waitFor()
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.goto('/en/backstage/info/news/create')
  await page.getByText(/^Unsaved draft of/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Use the draft' }).click()
  await expect.poll(() => first.inputValue()).toBe('Angefangen')
})

test('drafts of one person are offered to no other, and logging out deletes them after asking', async () => {
  const path = '/de/backstage/info/news/6'
  const { page } = await enter('jonas', path)
  await title(page).fill('Nur für Jonas')
  await kept(page)
  const context = page.context()
  // The session ends without a message, and another user logs in.
  await context.clearCookies()
  await page.close()
  const other = await context.newPage()
  await logIn(other, 'hanna', path)
  await title(other).waitFor()
  await other.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  await expect.poll(() => offer(other).count()).toBe(0)
  await logOut(other)
  await other.waitForURL(/\/de\/login/)

  await logIn(other, 'jonas', path)
  await offer(other).waitFor()
  await logOut(other)
  await other.getByText('In diesem Browser liegt ein Entwurf von Ihnen').waitFor()
  await other.getByRole('button', { name: 'Abbrechen' }).click()
  await offer(other).waitFor()
  await logOut(other)
  await other.getByRole('button', { name: 'Abmelden und löschen' }).click()
  await other.waitForURL(/\/de\/login/)
  await logIn(other, 'jonas', path)
  await title(other).waitFor()
  await other.getByRole('button', { name: 'Verlauf ansehen' }).waitFor()
  expect(await draftsIn(other)).toBe(0)
  await expect.poll(() => offer(other).count()).toBe(0)
})

test('a draft is merged with changes that another editor saved since', { tags: 'nightly' }, async () => {
  const path = '/de/backstage/info/news/1'
  const { page } = await enter('jonas', path)
  await title(page).fill('Von Jonas')
  await kept(page)
  const context = page.context()
  await page.close()
  const hanna = await enter('hanna', path)
  await english(hanna.page).getByLabel('Titel').fill('By hanna')
  await hanna.page.keyboard.press('Control+s')
  await saved(hanna.page)
  const next = await openAgain(context, path)
  await next.getByRole('button', { name: 'Entwurf übernehmen' }).click()
  await expect.poll(() => title(next).inputValue()).toBe('Von Jonas')
  await expect.poll(() => english(next).getByLabel('Titel').inputValue()).toBe('By hanna')
})

async function logIn(page: Page, username: string, path: string): Promise<void> {
  await page.goto(`/de/login?to=${encodeURIComponent(path)}`)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('input[name=password]').press('Enter')
  await page.waitForURL(address => address.pathname === path)
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ihr Konto/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
}
