import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { type Calls, openCalls } from './film-pages.ts'
import { emptyZip, onePagePdf, wave } from './media-samples.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let calls: Calls

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  calls = await openCalls(site.url)
  const captions = await readFile('server/seed/films/spin-echo.de.vtt')
  await calls.upload(await readFile('server/seed/films/spin-echo.mp4'), 'echo.mp4', 'ansehen')
  await calls.upload(captions, 'echo.de.vtt', 'ansehen')
  await calls.upload(onePagePdf('Jahresbericht'), 'bericht.pdf', 'ansehen')
  await calls.upload(wave(1), 'klopfen.wav', 'ansehen')
  await calls.upload(Buffer.from('Feld;T1\n7 T;2,1 s\n'), 'werte.csv', 'ansehen')
  await calls.upload(emptyZip, 'roh.zip', 'ansehen')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const shown: Record<string, (page: Page) => Promise<unknown>> = {
  'echo.mp4': async page => {
    await page.locator('video track[srclang=de]').waitFor({ state: 'attached' })
    await page.waitForFunction(() => document.querySelector('video')?.duration)
  },
  'bericht.pdf': async page => {
    await page.getByRole('link', { name: /Im Browser öffnen|Open in the browser/ }).waitFor()
    const first = page.getByRole('img', { name: /Erste Seite|First page/ })
    await expect.poll(async () => (await page.reload()) && first.count()).toBe(1)
  },
  'klopfen.wav': page => page.waitForFunction(() => document.querySelector('audio')?.duration === 1),
  'werte.csv': page => page.getByText('7 T;2,1 s').waitFor(),
  'roh.zip': page => page.getByText(/^\d+ (Byte|bytes)$/).waitFor(),
}

test('a public file of each kind has a page of its own, and other paths are a 404', {
  tags: 'nightly',
}, async () => {
  const { page, complaints } = await visit(browser, site.url, { colorScheme: 'dark' })
  await page.goto('/en/media')
  await page.getByRole('heading', { name: 'View a file' }).waitFor()
  await expect.poll(() => page.getByRole('main').getByRole('img').count()).toBe(0)
  await page.goto('/en/media/demo/vein-map.webp')
  await hydrated(page)
  await page.getByRole('button', { name: 'Show in full size' }).click()
  await page.getByRole('region').getByRole('img').waitFor()
  expect(await violations(page)).toEqual([])
  for (const [name, isThere] of Object.entries(shown)) {
    await page.goto(`/en/media/ansehen/${name}`)
    await isThere(page)
    await page.getByRole('link', { name: 'Download' }).waitFor()
    expect([name, ...(await violations(page))]).toEqual([name])
  }
  for (const path of ['demo', 'demo/nichts.webp', '..%2f..%2fetc', '%2F', 'ansehen%2Froh.zip%00'])
    expect([path, (await fetch(`${site.url}/en/media/${path}`)).status]).toEqual([path, 404])
  expect(complaints).toEqual([])
})

test('the page of a moved file redirects to its new address, and one without a language to that of the reader', {
  tags: 'nightly',
}, async () => {
  const { headers } = calls
  await fetch(`${site.url}/api/v1/backstage/file-manager/rename`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ path: 'ansehen/roh.zip', name: 'Rohdaten.zip' }),
  })
  const old = await fetch(`${site.url}/en/media/ansehen/roh.zip`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/en/media/ansehen/Rohdaten.zip'])
  const plain = await fetch(`${site.url}/media/ansehen/Rohdaten.zip`, {
    headers: { 'accept-language': 'en' },
    redirect: 'manual',
  })
  expect([plain.status, plain.headers.get('location')]).toEqual([302, '/en/media/ansehen/Rohdaten.zip'])
})
