import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'
import { testVariants } from './variants.ts'

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

describe('a visitor writes to the institute', () => {
  test('without JavaScript, with every mistake named beside its field', async () => {
    const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
    await page.goto('/de/kontakt')
    await page.getByLabel('Name').fill('Lise Meitner')
    await page.getByLabel('E-Mail-Adresse').fill('keine Adresse')
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    const text = (await page.locator('main').textContent()) ?? ''
    expect(text).toContain('Bitte geben Sie eine gültige E-Mail-Adresse an')
    expect(text).toContain('Bitte willigen Sie in die Verarbeitung Ihrer Angaben ein')
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Lise Meitner')

    await page.getByLabel('E-Mail-Adresse').fill('lise@example.org')
    await page.getByLabel('Nachricht').fill('Wann ist der nächste Tag der offenen Tür?')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    expect(new URL(page.url()).search).toBe('?done=sent')
    expect((await page.locator('main').textContent()) ?? '').toContain('Vielen Dank für Ihre Nachricht')
    const letters = await (await fetch(`${site.url}/dev/mails`)).text()
    expect(letters).toContain('Lise Meitner')
  })

  test('with JavaScript, in English, and is answered at once', { tags: 'nightly' }, async () => {
    const { page, complaints } = await visit(browser, site.url)
    await page.goto('/en/contact')
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByLabel('E-mail address').fill('ada@example.org')
    await page.getByLabel('Message').fill('May I visit your scanner?')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('Thank you for your message').waitFor()
    expect(complaints).toEqual([])
  })
})

// The crawl checks the pages that links lead to.
testVariants(['/de/login', '/en/lost-password', '/de/gibt-es-nicht'])(
  '%s is free of axe violations in both themes, hydrates and asks nobody else',
  async address => {
    const { page, complaints } = await visit(browser, site.url)
    await page.goto(address)
    await hydrated(page)
    await sound(page)
    expect(complaints).toEqual([])
  },
)
