import type { Browser } from 'playwright-core'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const markup = "<meta http-equiv=refresh content='0;url=https://evil.example/'><form>"

describe('the .data response of a page', () => {
  test.each(['/de/suche.data', '/de/info/neuigkeiten.data', '/de.data', '/de/_.data', '/de/kontakt.data'])(
    '%s has a type of its own and is never opened in place',
    async path => {
      const answer = await fetch(`${site.url}${path}?q=${encodeURIComponent(markup)}&done=1`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/x-script; charset=utf-8')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-disposition')).toBe('attachment')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('x-remix-response')).toBe('yes')
    },
  )

  test('is decoded by the router', async () => {
    const { body } = await fetch(`${site.url}/de/info/neuigkeiten.data?_routes=news.de`)
    const { value } = await decode(body as ReadableStream<Uint8Array>, globalThis as unknown as Window)
    expect(Object.keys(value as object)).toContain('news.de')
  })

  test('is a problem document for an unknown address', async () => {
    for (const path of ['/de/nix/nix.data', '/de/login/x.data', '/api/v1/nix.data', '/.data']) {
      const answer = await fetch(site.url + path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'application/problem+json; charset=utf-8',
      ])
    }
  })

  test('shows nothing in a browser and requests no other host', async () => {
    const page = await (await browser.newContext()).newPage()
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    const opening = page.goto(`${site.url}/de/suche.data?q=${encodeURIComponent(markup)}&done=1`)
    await expect(opening).rejects.toThrow(/Download is starting|ERR_ABORTED/)
    expect(asked.filter(url => !url.startsWith(site.url))).toEqual([])
    await page.context().close()
  })

  test('is not affected by `done`, and the page repeats no other parameter', async () => {
    const page = await fetch(`${site.url}/de/suche?q=Zauberwort&done=1`)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('Zauberwort')
  })
})

describe('the description of the API', () => {
  test.each([
    ['/api/v1/openapi.json', 'application/json; charset=utf-8'],
    ['/api/v1/docs', 'text/html; charset=utf-8'],
  ])('%s has an ETag and answers 304', async (path, type) => {
    const first = await fetch(site.url + path)
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
    const etag = first.headers.get('etag') ?? ''
    expect(etag).not.toBe('')
    const again = await fetch(site.url + path, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })
})

test('HEAD of a file says how many bytes GET sends', async () => {
  const list = await fetch(`${site.url}/api/v1/info/news/latest`)
  const { rows } = (await list.json()) as { rows: { image: { src: string } | null }[] }
  const src = rows.find(({ image }) => image)?.image?.src ?? ''
  const head = await fetch(site.url + src, { method: 'HEAD' })
  const bytes = (await (await fetch(site.url + src)).arrayBuffer()).byteLength
  expect(bytes).toBeGreaterThan(1000)
  expect(head.headers.get('content-length')).toBe(String(bytes))
})
