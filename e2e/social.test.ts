import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

const url = 'https://social.example.org/@mrt'
let site: Site
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    startSite({ SOCIAL_URL: url, SOCIAL_NAME: 'Mastodon' }),
    openBrowser(),
  ])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('the institute’s profile elsewhere stands at the foot of every page, also of one that is missing', async () => {
  for (const path of ['/de', '/en/contact', '/de/gibt-es-nicht']) {
    expect(await (await fetch(site.url + path)).text(), path).toContain(`href="${url}"`)
  }
})

test('the profile stays in the footer after navigation, without another request', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/de')
  const profile = page.getByRole('contentinfo').getByRole('link', { name: 'Mastodon' })
  await profile.waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await page.waitForURL('**/de/kontakt')
  await page.getByRole('heading', { level: 1, name: 'Kontakt' }).waitFor()
  await expect.poll(() => profile.getAttribute('href')).toBe(url)
  expect(asked.filter(path => path.endsWith('.data'))).toEqual([])
  expect(complaints).toEqual([])
})
