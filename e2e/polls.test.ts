import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { sound } from './sound.ts'

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

test('a visitor votes without JavaScript, is told what is missing, and gets a receipt and the result', async () => {
  const { page } = await visit(browser, site.url, { javaScriptEnabled: false })
  await page.goto('/de/info/abstimmung')
  await page.getByRole('link', { name: 'Wie soll der neue 7-Tesla-Tomograph heißen?' }).click()
  await page.getByText('Geheime Abstimmung').first().waitFor()
  await page.getByRole('radio', { name: 'Echo' }).check()
  await page.getByLabel('E-Mail-Adresse').fill('anna@example.org')
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText('Sie haben den Bedingungen nicht zugestimmt').first().waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'Echo' }).isChecked()).toBe(true)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Abstimmen' }).click()
  await page.getByText('Vielen Dank, Ihre Stimme zählt').waitFor()
  await expect.poll(() => page.locator('main code').textContent()).toMatch(/^(\w{4}-){3}\w{4}$/)
  const first = page.getByRole('row').nth(1)
  expect((await first.textContent()) ?? '').toMatch(/Echo.*22/)
})

test('a visitor votes with JavaScript, in English, and is told of the letter', async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/en/info/poll/topics-for-the-open-day')
  await page.getByRole('checkbox', { name: 'How coils are built' }).check()
  await page.getByRole('status').filter({ hasText: '1 of 3 chosen' }).waitFor()
  for (const name of ['A brain at seven tesla', 'Why the scanner knocks', 'Studying and doctorates'])
    await page.getByRole('checkbox', { name }).click()
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Studying and doctorates' }).isChecked())
    .toBe(false)
  await page.getByText('3 of 3 chosen. More than 3 options are not possible.').waitFor()
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await page.getByRole('checkbox', { name: 'I agree' }).check()
  await page.getByRole('button', { name: 'Vote' }).click()
  await page.getByText('please confirm your vote').waitFor({ timeout: 15_000 })
  expect(new URL(page.url()).search).toBe('?done=pending')
  expect(complaints).toEqual([])
})

test('a ballot and a result are free of axe violations', { tags: 'nightly' }, async () => {
  const { page } = await visit(browser, site.url)
  for (const address of [
    '/en/info/poll/joint-seminar-of-the-universities',
    '/de/info/abstimmung/publikumspreis-im-hoersaal',
  ]) {
    await page.goto(address)
    await sound(page)
  }
  await page.getByText('Abstimmen konnte, wer einen Code bekommen hatte.').waitFor()
})

test.each(['/de/info/abstimmung/publikumspreis-im-hoersaal', '/de/artifact/sieben-tesla-in-farbe'])(
  'on a phone the table of %s is seen whole',
  { tags: 'nightly' },
  async address => {
    const { page } = await visit(browser, site.url, { viewport: { width: 375, height: 800 } })
    await page.goto(address)
    const frames = page.locator('section:has(> table)')
    await frames.first().waitFor({ state: 'attached' })
    for (const details of await page.locator('details:has(table)').all())
      await details.evaluate((one: HTMLDetailsElement) => {
        one.open = true
      })
    for (const frame of await frames.all())
      expect(await frame.evaluate(one => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
  },
)
