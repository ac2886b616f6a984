import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { inLetter } from './letters.ts'
import { password, type Site, startSite } from './site.ts'

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.goto('/de/login')
  await page.getByLabel('Benutzername').fill(username)
  await page.getByLabel('Passwort').fill(secret)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}

describe('a member of staff', () => {
  test('logs in, stays logged in over a reload, and logs out', async () => {
    const { page, complaints } = await visit(browser, site.url)
    await logIn(page, 'jonas', password)
    await page.getByText('Guten Tag, Jonas Keller').waitFor()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await page.getByText('Guten Tag, Jonas Keller').waitFor()
    await page.getByRole('button', { name: /^Ihr Konto/ }).click()
    await page.getByRole('menuitem', { name: 'Abmelden' }).click()
    await page.waitForURL('**/de/login')
    await page.goto('/de/backstage')
    await page.waitForURL('**/de/login?to=*')
    expect(complaints).toEqual([])
  })

  test('gets the same message for a wrong password and for an unknown name', {
    tags: 'nightly',
  }, async () => {
    const sentences: string[] = []
    for (const username of ['jonas', 'niemand']) {
      const { page } = await visit(browser, site.url)
      await logIn(page, username, 'ein ganz falsches Passwort')
      sentences.push((await page.getByRole('link', { name: /stimmt nicht/ }).textContent()) ?? '')
    }
    expect(sentences[0]).toBe(sentences[1])
    expect(sentences[0]).not.toBe('')
  })

  test('without JavaScript is told that backstage needs it', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
    await page.goto('/en/login?to=%2Fen%2Fbackstage%2Finfo%2Fnews')
    await expect.poll(() => page.locator('main').textContent()).toContain('The staff area needs JavaScript')
    await page.getByLabel('Username').fill('jonas')
    await page.getByLabel('Password').fill('ganz egal')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/en\/login\?to=%2Fen%2Fbackstage%2Finfo%2Fnews$/)
    await expect.poll(() => page.locator('main').textContent()).toContain('The staff area needs JavaScript')
  })

  test('is logged in if the form is sent before hydration', { tags: 'nightly' }, async () => {
    const { page, complaints } = await visit(browser, site.url)
    await page.route(/entry\.client/, async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    await page.goto('/de/login', { waitUntil: 'domcontentloaded' })
    await page.locator('input[name=username]').fill('jonas')
    await page.locator('input[name=password]').fill(password)
    await page.locator('input[name=password]').press('Enter')
    await page.waitForURL(/\/de\/backstage$/)
    expect(complaints).toEqual([])
  })

  test('sees the password while it is typed, and hides it again', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/de/login')
    const field = page.getByLabel('Passwort')
    await field.fill('vier Wörter')
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('text')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Passwort verbergen' }).click()
    await expect.poll(() => field.getAttribute('type')).toBe('password')
  })

  test('changes the language at the login and stays in it', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/de/backstage/info/news')
    await page.waitForURL(/\/de\/login/)
    await page.getByRole('link', { name: 'English' }).first().click()
    await page.waitForURL(/\/en\/login/)
    await page.getByLabel('Username').fill('jonas')
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/en\/backstage\/info\/news$/)
  })

  test('gets a 404 and a message for an invalid link, in both languages', async () => {
    for (const [address, sentence] of [
      ['/de/passwort-zuruecksetzen/nie-dagewesen', 'Diese Anfrage ist ungültig oder abgelaufen'],
      ['/en/reset-password/never-was', 'This request is invalid or has expired'],
    ] as const) {
      const answer = await fetch(site.url + address)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain(sentence)
    }
    const called = await fetch(`${site.url}/api/v1/auth/reset-password-request/never-was`, {
      headers: { 'accept-language': 'en' },
    })
    expect(called.status).toBe(404)
    expect(await called.json()).toMatchObject({
      code: 'linkInvalid',
      message: expect.stringContaining('This request is invalid or has expired'),
    })
  })

  test('asks for a new password by letter and sets it, without JavaScript', async () => {
    const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
    await page.goto('/de/passwort-vergessen')
    await page.getByLabel('Benutzername oder E-Mail-Adresse').fill('mira')
    await page.getByRole('button', { name: 'Link anfordern' }).click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Bitte sehen Sie in Ihr Postfach')

    await page.goto(await inLetter(site, 'mira@example.org', /\/de\/passwort-zuruecksetzen\/[\w-]+/))
    await page.getByLabel('Neues Passwort').fill('zu kurz')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect
      .poll(() => page.locator('main').textContent())
      .toContain('Ein Passwort braucht 15 bis 256 Zeichen')
    expect(await page.content()).not.toContain('zu kurz"')
    await page.getByLabel('Neues Passwort').fill('elf Kraniche über dem Phantom')
    await page.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect.poll(() => page.locator('main').textContent()).toContain('Ihr neues Passwort gilt')

    const again = await visit(browser, site.url)
    await logIn(again.page, 'mira', 'elf Kraniche über dem Phantom')
    await again.page.getByText('Guten Tag, Mira Öztürk').waitFor()
  })

  test('finds the focus on the confirmation after a reset request', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/en/lost-password')
    await hydrated(page)
    await page.getByRole('textbox').fill('nobody')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await page.locator('main section:focus').getByText('Please check your inbox').waitFor()
  })
})
