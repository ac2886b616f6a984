import { expect, test } from 'vitest'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { inputLines, testWithInputs } from '#server/test-inputs.ts'
import { openTestSite } from '#server/test-site.ts'

const accept = 'text/html,application/xhtml+xml'

test('an unknown address that a browser opens is counted, once for each time', async () => {
  const { open, counted } = await openPages()
  for (let n = 0; n < 3; n += 1) expect((await open('/de/alt?q=private')).statusCode).toBe(404)
  await open('/de/alt/')
  await open('/a/b/c')
  expect(await counted()).toEqual({ '/de/alt': 4, '/a/b/c': 1 })
})

test('pages, robots, data, calls and files are not counted', async () => {
  const { open, counted } = await openPages()
  await open('/de/kontakt')
  await open('/de/alt', { accept: '*/*' })
  await open('/de/alt.data')
  await open('/api/v1/info/news/alt')
  await open('/api/alt')
  await open('/assets/alt.js')
  await open('/de/backstage/alt')
  await open('/de/feeds/category-99/rss.xml')
  await open('/card/de/alt.jpg')
  await open('/de/media/alt.pdf')
  expect(await counted()).toEqual({})
})

test.each([
  ['/de/a%00b'],
  ['/de/%zz'],
  ['/de/%E2%80%AEa'],
  ['/de/%5C%5Cevil.example'],
  ['/%2F%2Fevil.example'],
  ['/de/<script>alert(1)</script>'],
  [`/de/${'a'.repeat(10_000)}`],
  ['/de/ada@example.org'],
  ['/de/kJ8sdf7sdfKJHs8df7sdfjh'],
])('%s is answered as ever and not counted', async path => {
  const { open, counted } = await openPages()
  const answer = await open(path)
  expect([301, 302, 404]).toContain(answer.statusCode)
  expect(String(answer.headers.location ?? '/')).toMatch(/^\/(?!\/)/)
  expect(await counted()).toEqual({})
})

test('requests refused by the rate limit are not counted', async () => {
  const { open, counted } = await openPages({ LIMITS: 'on' })
  for (let n = 0; n < 65; n += 1) await open('/de/alt')
  expect(await counted()).toEqual({ '/de/alt': 60 })
})

test('a redirect for a missing page answers 301 with no-store', async () => {
  const { open, lead, counted } = await openPages()
  await lead('/de/alt', '/de/kontakt')
  const { statusCode, headers } = await open('/de/alt')
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([301, '/de/kontakt', 'no-store'])
  expect((await open('/de/alt/')).headers.location).toBe('/de/kontakt')
  expect((await open('/de/alt?utm=x')).headers.location).toBe('/de/kontakt')
  expect((await open('/de/alt.data')).statusCode).toBe(404)
  expect(await counted()).toEqual({})
})

test('an existing page takes precedence over a redirect, also without its language', async () => {
  const { open, lead } = await openPages()
  await lead('/de/kontakt', '/de/impressum')
  await lead('/kontakt', '/de/impressum')
  await lead('/flyer', '/de/impressum')
  expect((await open('/de/kontakt')).statusCode).toBe(200)
  const plain = await open('/kontakt')
  expect([plain.statusCode, plain.headers.location]).toEqual([302, '/de/kontakt'])
  const flyer = await open('/flyer')
  expect([flyer.statusCode, flyer.headers.location]).toEqual([301, '/de/impressum'])
})

test('an address with capitals, trailing or invisible characters redirects to the intended page', async () => {
  const { open } = await openPages()
  for (const path of [
    ...[
      '/de/kontakt,',
      '/de/kontakt;',
      '/de/kontakt.',
      '/de/kontakt)',
      '/de/kontakt%E2%80%8B',
      '/de/kontakt%20',
    ],
    ...['/DE/KONTAKT', '/De/Kontakt', '/de/Contact', '/KONTAKT!', '/de/kontakt%22,', '/de/kontakt%E2%80%9C'],
    ...[
      '/de//kontakt.',
      '/de/%E2%80%AAkontakt',
      '/de/kontakt&gt;',
      '/de/kontakt%3E',
      '/de/kontakt*',
      '/de/kontakt%C2%A0',
    ],
  ]) {
    const { statusCode, headers } = await open(path)
    expect([path, [301, 302].includes(statusCode), headers.location]).toEqual([path, true, '/de/kontakt'])
  }
})

test('an address that matches no page is not found', async () => {
  const { open } = await openPages()
  for (const path of [
    '/en/kontakt,x',
    '/de/ueber/nirgends,',
    '/de/info/neuigkeiten/nirgends.',
    '/de/x,',
    '/,',
    '/de/contact/x',
    '/de/%00',
    '/de/kontakt%00',
    '/de/;;;',
    '/de/%22/kontakt',
  ])
    expect([path, (await open(path)).statusCode]).toEqual([path, 404])
})

testWithInputs('what people type leads to the page', async () => {
  const { open } = await openPages()
  for (const path of inputLines('addresses.txt').filter(
    line => line.startsWith('/de') || line.startsWith('/DE'),
  ))
    expect([path, (await open(path)).headers.location]).toEqual([path, '/de/kontakt'])
})

test('a mistyped address follows the redirect of the intended one', async () => {
  const { open, lead } = await openPages()
  await lead('/de/alt', '/de/kontakt')
  for (const path of ['/de/alt.', '/DE/ALT', '/de/alt%E2%80%8B'])
    expect([path, (await open(path)).headers.location]).toEqual([path, '/de/kontakt'])
})

test('a redirect may have a query, in any order and with campaign parameters', async () => {
  const { open, site } = await openPages()
  const { headers } = await site.staff('contentEditor')
  const add = (from: string) =>
    site.ask({ method: 'POST', path: '/backstage/redirect', payload: { from, to: '/de/kontakt' }, headers })
  for (const [from, kept] of [
    ['/index.php?id=42', '/index.php?id=42'],
    ['/seite.php?b=2&a=%C3%BC', '/seite.php?a=%C3%BC&b=2'],
    ['/?page_id=7', '/?page_id=7'],
  ])
    expect((await add(from ?? '')).json()).toMatchObject({ from: kept })
  for (const [url, location] of [
    ['/index.php?id=42', '/de/kontakt'],
    ['/index.php?utm_source=x&id=42&fbclid=1', '/de/kontakt'],
    ['/seite.php?a=%c3%bc&b=2', '/de/kontakt'],
    ['/?page_id=7', '/de/kontakt'],
    ['/index.php?id=43', undefined],
    ['/index.php', undefined],
    ['/?page_id=8', '/de'],
  ] as const)
    expect([url, (await open(url)).headers.location]).toEqual([url, location])
  expect((await add('/index.php?id=42')).statusCode).toBe(422)
})

test('a redirect that staff make or delete counts from the next request on', async () => {
  const { open, site } = await openPages()
  const { headers } = await site.staff('contentEditor')
  expect((await open('/de/alt')).statusCode).toBe(404)
  const payload = { from: '/de/alt', to: '/de/kontakt' }
  const made = await site.ask({ method: 'POST', path: '/backstage/redirect', payload, headers })
  expect(made.statusCode).toBe(201)
  expect((await open('/de/alt')).statusCode).toBe(301)
  await site.ask({ method: 'DELETE', path: `/backstage/redirect/${made.json().id}`, headers })
  expect((await open('/de/alt')).statusCode).toBe(404)
})

test('while what is counted cannot be written, the answer is the same', async () => {
  const { open, site } = await openPages()
  const { db, missed } = site.dependencies
  await db.schema.dropTable('missed_requests').execute()
  await db.schema.dropTable('redirects').execute()
  expect((await open('/de/alt')).statusCode).toBe(404)
  await missed.flush()
  expect((await open('/de/alt')).statusCode).toBe(404)
})

/** A site whose one page is „Kontakt“. */
async function openPages(env: Record<string, string> = { LIMITS: 'off' }) {
  const render: Render = async ({ address }) => ({
    status: address === '/de/kontakt' ? 200 : 404,
    location: null,
    html: '<!doctype html><title>x</title>',
    scriptHashes: [],
  })
  const site = await openTestSite(env, render)
  const { db, missed, clock, cache } = site.dependencies
  return {
    site,
    open: (url: string, headers: Record<string, string> = {}) =>
      site.request({ method: 'GET', url, headers: { accept, 'accept-language': 'de', ...headers } }),
    async lead(fromPath: string, toPath: string) {
      await db.insertInto('redirects').values({ fromPath, toPath, createdAt: clock() }).execute()
      cache.clear(['redirects'])
    },
    /** Counts by address, such as `{ '/de/alt': 3 }`. */
    async counted() {
      await missed.flush()
      const rows = await db.selectFrom('missedRequests').select(['asked', 'times']).execute()
      return Object.fromEntries(rows.map(({ asked, times }) => [asked, times]))
    },
  }
}
