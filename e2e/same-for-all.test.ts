import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBrokenSite } from './broken-site.ts'
import { getRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

const mark = 'zufallswort'

// Forty headers that proxies, browsers and frameworks interpret.
const names = `cookie authorization user-agent referer from forwarded x-forwarded-host x-forwarded-proto
  x-forwarded-port x-forwarded-server x-forwarded-prefix x-forwarded-scheme x-original-url x-rewrite-url x-original-host
  x-host x-http-host-override x-http-method-override x-http-method x-method-override x-real-ip x-client-ip true-client-ip
  cf-connecting-ip via x-wap-profile x-requested-with x-request-id x-correlation-id x-react-router-spa-mode
  x-remix-request accept accept-charset accept-version dnt save-data sec-fetch-dest sec-ch-ua upgrade-insecure-requests
  range cache-control pragma x-middleware-subrequest x-nonce`
  .split(/\s+/)
  .filter(name => name !== '')

const values = [mark, `evil.example/${mark}`, 'GET', '1.x', `bytes=0-9, ${mark}`]

/**
 * Requests pages that are rendered for each request: uncached ones, and cached ones with a number not
 * requested before. Returns the headers that change the response.
 */
async function headersThatShow(site: Site): Promise<string[]> {
  const found = new Set<string>()
  let number = 900_000_000
  const fresh = [
    '/de/suche?q=Spule',
    '/de/login',
    '/en/info/news?tag=',
    '/de/info/neuigkeiten?tag=',
    '/de/nix-',
  ] as const
  for (const address of fresh) {
    const isNumbered = /[=-]$/.test(address)
    const ask = async (headers: Record<string, string>) => {
      number += 1
      const { body, status } = await getRaw(site.url, isNumbered ? address + number : address, headers)
      return `${status} ${body.split(String(number)).join('')}`
    }
    const plain = await ask({})
    const isShown = async (value: string, some: string[]) => {
      const shown = await ask(Object.fromEntries(some.map(name => [name, value])))
      return shown !== plain || shown.includes(mark)
    }
    // All headers together, then each by itself if the response changes.
    for (const value of values)
      if (await isShown(value, names))
        for (const name of names) if (await isShown(value, [name])) found.add(name)
  }
  return [...found]
}

describe('a freshly rendered page', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
    await settled(site)
  })
  afterAll(() => site?.stop())

  test('is the same whatever headers come with the request', async () => {
    expect(names.length).toBeGreaterThanOrEqual(40)
    expect(await headersThatShow(site)).toEqual([])
  })

  test('is cached without the headers of a visitor', async () => {
    for (const name of names) await getRaw(site.url, '/de/info/neuigkeiten?page=2', { [name]: mark })
    const kept = await getRaw(site.url, '/de/info/neuigkeiten?page=2')
    expect(kept.status).toBe(200)
    expect(kept.body).not.toContain(mark)
  })
})

describe('as a control, a server that prints', () => {
  test('the visitor’s x-forwarded-host is found out', { tags: 'nightly' }, async () => {
    const site = await startBrokenSite(
      {
        code: 'Buffer.from(page.html)',
        instead: 'Buffer.from(page.html + "<!-- " + request.headers["x-forwarded-host"] + " -->")',
      },
      { LIMITS: 'off' },
    )
    try {
      await settled(site)
      expect(await headersThatShow(site)).toEqual(['x-forwarded-host'])
    } finally {
      await site.stop()
    }
  })
})

interface Pictured {
  image: { variants: unknown[] } | null
}

// Pictures get their smaller versions soon after the first start; until then pages still change.
async function settled({ url }: Site): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/api/v1/info/news/latest`)
    const { rows } = (await answer.json()) as { rows: Pictured[] }
    if (rows.every(({ image }) => !image || image.variants.length > 3)) return
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}
