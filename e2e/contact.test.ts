import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, violations, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

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
    expect(text).toContain('Bitte stimmen Sie der Datenschutzerklärung zu')
    expect(await page.getByLabel('Name').inputValue()).toBe('Lise Meitner')

    await page.getByLabel('E-Mail-Adresse').fill('lise@example.org')
    await page.getByLabel('Nachricht').fill('Wann ist der nächste Tag der offenen Tür?')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Nachricht senden' }).click()
    expect(new URL(page.url()).search).toBe('?done=sent')
    expect((await page.locator('main').textContent()) ?? '').toContain('Vielen Dank für Ihre Nachricht')
    const letters = await (await fetch(`${site.url}/dev/mails`)).text()
    expect(letters).toContain('Lise Meitner')
  })

  test('with JavaScript, in English, and is answered at once', async () => {
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

describe('every public page', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const address of [
      '/de',
      '/en',
      '/de/kontakt',
      '/en/contact',
      '/de/login',
      '/en/lost-password',
      '/de/info/neuigkeiten',
      '/en/info/news',
      '/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld',
      '/en/info/news/where-memories-lie-in-layers',
      '/de/gibt-es-nicht',
    ]) {
      test(`${address} is free of axe violations in ${colorScheme}, hydrates and asks nobody else`, async () => {
        const { page, complaints } = await visit(browser, site.url, { colorScheme })
        const html = (await (await page.goto(address))?.text()) ?? ''
        await page.waitForFunction(() =>
          Object.keys(document).some(key => key.startsWith('__reactContainer')),
        )
        expect(await violations(page)).toEqual([])
        expect(complaints).toEqual([])
        // React puts such a template where a part of the page could not be rendered on the server.
        expect(html).toContain('</html>')
        expect(html).not.toMatch(/<template[^>]+data-(msg|dgst)/)
      })
    }
  }
})
