import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, startOwnSite } from '../site.ts'

let site: Site
beforeAll(async () => {
  site = await startOwnSite({ TRUST_PROXY: '127.0.0.0/8' })
})
afterAll(() => site?.stop())

test('one address is given 15,000 files a minute', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.23' }
  const ask = async () => (await fetch(`${site.url}/api/v1/media/nix.png`, { headers })).status
  for (let n = 0; n < 50; n += 1) {
    const statuses = await Promise.all(Array.from({ length: 300 }, ask))
    expect(statuses.filter(status => status === 429)).toEqual([])
  }
  expect(await Promise.all(Array.from({ length: 5 }, ask))).toEqual(Array(5).fill(429))
})
