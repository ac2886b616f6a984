import { afterAll, beforeAll, expect, test } from 'vitest'
import { FaultSite } from '../bench/faults/fault-site.ts'

let site: FaultSite

beforeAll(async () => {
  site = await FaultSite.open('external')
  for (const path of ['/de/kontakt', '/api/v1/info/news/latest', '/de/info/neuigkeiten']) await ask(path)
})
afterAll(() => site?.close())

test('while the database is away, pages and calls are refused with 503, when to come back, and the sentence', async () => {
  site.line?.close()
  for (const path of [
    '/de/suche?q=Feld',
    '/de/info/neuigkeiten?done=1',
    '/sitemap.xml',
    '/api/v1/search?q=Feld',
  ]) {
    const answer = await ask(path)
    expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '10'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('Ein Dienst ist gerade nicht erreichbar.')
  }
  const form = await fetch(`${site.url}/de/kontakt`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams({ name: 'Lise', email: 'lise@example.org', message: 'Feld', consent: 'on' }),
  })
  expect(form.status).toBe(503)
  expect(await form.text()).toContain('Ein Dienst ist gerade nicht erreichbar.')
})

test('what is in memory is answered on, and /readyz says that the database is away', async () => {
  for (const path of ['/de/kontakt', '/api/v1/info/news/latest', '/de/info/neuigkeiten'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
  await expect.poll(async () => (await ask('/readyz')).status, { timeout: 120_000 }).toBe(503)
})

test('the log tells of the outage once, with the first request that was refused, and without a stack', () => {
  const lines = site.log().split('\n')
  const refused = lines.filter(line => line.includes('requests are refused'))
  expect(refused).toHaveLength(1)
  expect(JSON.parse(refused[0] ?? '')).toMatchObject({
    route: 'search',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    reason: expect.stringMatching(/ECONNREFUSED|terminated/),
  })
  expect(site.log()).not.toMatch(/^\s+at /m)
})

test('once it is there again, everything is, without a hand', async () => {
  await site.line?.open()
  for (const path of ['/readyz', '/de/suche?q=Feld', '/sitemap.xml', '/api/v1/search?q=Feld'])
    await expect.poll(async () => (await ask(path)).status, { timeout: 120_000 }).toBe(200)
  expect(site.isAlive()).toBe(true)
})

function ask(path: string): Promise<Response> {
  return fetch(site.url + path, { headers: { 'accept-language': 'de-DE' } })
}
