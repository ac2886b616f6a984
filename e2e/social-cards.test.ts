import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankNews } from '../contract/news/news.ts'
import { addressOf } from '../contract/pathnames.ts'
import { paragraphs } from '../contract/richtext.ts'
import { password, type Site, startOwnSite } from './site.ts'

let site: Site
let edit: (path: string, method: string, input: object) => Promise<{ id: number; version: number }>
beforeAll(async () => {
  site = await startOwnSite({ LIMITS: 'off' })
  edit = await editor()
})
afterAll(() => site?.stop())

const json = { 'content-type': 'application/json' }

async function editor() {
  const body = JSON.stringify({ username: 'jonas', password })
  const login = await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const headers = { ...json, authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  return async (path: string, method: string, input: object) => {
    const address = `${site.url}/api/v1/backstage/info/news${path}`
    const answer = await fetch(address, { method, headers, body: JSON.stringify(input) })
    expect(answer.status).toBeLessThan(300)
    return answer.status === 204 ? null : await answer.json()
  }
}

/** Creates a visible item in German. */
async function news(slug: string, title: string) {
  const texts = { title: { de: title, en: '' }, content: { de: paragraphs('Sie misst.'), en: null } }
  const item = await edit('', 'POST', { ...blankNews, ...texts, slug: { de: slug, en: '' }, isVisible: true })
  return { ...item, path: addressOf('newsItem', 'de', { slug }) }
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(new URL(address, site.url), { redirect: 'manual', ...init })

async function cardOf(path: string): Promise<string> {
  const html = await (await ask(path)).text()
  return /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
}

async function bytesOf(address: string): Promise<Buffer> {
  return Buffer.from(await (await ask(address)).arrayBuffer())
}

test('the Open Graph type is article with dates for news, profile for people, else website', async () => {
  const { path } = await news('mit-tag', 'Mit Tag')
  const readTags = async (address: string) => {
    const html = await (await ask(address)).text()
    return [...html.matchAll(/<meta property="(og:type|article:\w+)" content="([^"]+)"/g)].map(
      ([, property, content]) => `${property} ${content}`,
    )
  }
  expect(await readTags('/de')).toEqual(['og:type website'])
  expect((await readTags('/de/ueber/team/katharina-wiesenthaler'))[0]).toBe('og:type profile')
  const article = await readTags(path)
  expect(article).toContain('og:type article')
  for (const property of ['article:published_time', 'article:modified_time']) {
    const moment = article.find(one => one.startsWith(property))?.slice(property.length + 1)
    expect(Math.abs(Date.now() - Date.parse(moment ?? ''))).toBeLessThan(60_000)
  }
})

describe('a page’s card', () => {
  test('is a picture of 1200 × 630 that other sites may show, kept for a year, with ETag and HEAD', async () => {
    const address = await cardOf('/de')
    const answer = await ask(address)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(answer.headers.get('content-encoding')).toBe(null)
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(120_000)

    const etag = answer.headers.get('etag') ?? ''
    expect((await ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await ask(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(bytes.length))
    expect((await head.arrayBuffer()).byteLength).toBe(0)
  })

  test('has a new address and a new picture when the title changes, and the old address leads there', async () => {
    const { id, version, path } = await news('karte', 'Erster Titel')
    const before = await cardOf(path)
    const first = await bytesOf(before)
    await edit(`/${id}`, 'PATCH', { version, title: { de: 'Zweiter, anderer Titel', en: '' } })
    const after = await cardOf(path)
    expect(after).not.toBe(before)
    expect((await bytesOf(after)).equals(first)).toBe(false)
    const old = await ask(before)
    expect([old.status, new URL(old.headers.get('location') ?? '', site.url).href]).toEqual([302, after])
  })

  test('moves when its page is renamed, and is a 404 once it is hidden', async () => {
    const { id, version, path } = await news('verschwindet', 'Bald verborgen')
    const card = await cardOf(path)
    expect((await ask(card)).status).toBe(200)
    const renamed = await edit(`/${id}`, 'PATCH', { version, slug: { de: 'umgezogen', en: '' } })
    const moved = (await ask(card)).headers.get('location') ?? ''
    expect(moved).toMatch(/^\/card\/de\/info\/neuigkeiten\/umgezogen\//)
    expect((await fetch(site.url + moved)).status).toBe(200)
    await edit(`/${id}`, 'PATCH', { version: renamed.version, isVisible: false })
    for (const address of [card, moved]) expect((await ask(address)).status, address).toBe(404)
  })

  test('is drawn for a title with markup', async () => {
    const { path } = await news('markup', '<script>alert("1")</script> & </svg> „Größe“ \' &amp;')
    expect(await sharp(await bytesOf(await cardOf(path))).metadata()).toMatchObject({
      width: 1200,
      height: 630,
    })
  })

  test.each([
    '/card/de/gibt-es-nicht/abc.jpg',
    '/card/de/info/neuigkeiten/gibt-es-nicht/abc.jpg',
    '/card/de/login/abc.jpg',
    '/card/en/backstage/abc.jpg',
    '/card/de/vorschau/news/geheim/abc.jpg',
    '/card/de/abc.png',
    '/card/abc.jpg',
    '/card/../de/abc.jpg',
  ])('%s is a 404', async address => expect((await ask(address)).status).toBe(404))

  test('is the same for a page with a query, and missing on logins and on a 404 page', async () => {
    expect(await cardOf('/de/suche?q=spule')).toBe(await cardOf('/de/suche'))
    expect(await cardOf('/de/info/neuigkeiten?tag=1')).toBe(await cardOf('/de/info/neuigkeiten'))
    for (const path of ['/de/login', '/en/lost-password', '/de/gibt-es-nicht'])
      expect(await cardOf(path)).toBe('')
  })

  test('has the same address in the RSS feed', { tags: 'nightly' }, async () => {
    const { path } = await news('im-feed', 'Im „Feed“ & auf der Seite')
    const items = (await (await ask('/de/rss.xml')).text()).split('<item>')
    const item = items.find(one => one.includes(`${path}</link>`)) ?? ''
    expect(/<media:content url="([^"]+)"/.exec(item)?.[1]).toBe(await cardOf(path))
  })

  test('equals the stored fallback picture for the home page', async () => {
    for (const language of ['de', 'en'] as const) {
      const drawn = await pointsOf(await bytesOf(await cardOf(`/${language}`)))
      const kept = await pointsOf(readFileSync(`server/site/social-card-${language}.jpg`))
      const off = drawn.reduce((sum, point, at) => sum + Math.abs(point - (kept[at] ?? 0)), 0) / drawn.length
      expect(off, `fetch the card of /${language} anew into server/site`).toBeLessThan(1)
    }
  })
})

const pointsOf = (card: Buffer) => sharp(card).greyscale().raw().toBuffer()

/** Returns the id of the site's process that draws cards; null if none runs. */
function drawer(): number | null {
  for (const entry of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1]
      const isDrawer = readFileSync(`/proc/${entry}/cmdline`, 'utf8').includes('card-worker')
      if (isDrawer && Number(parent) === site.child.pid) return Number(entry)
    } catch {
      // gone meanwhile
    }
  }
  return null
}

/** Has a card drawn, so that the process exists, and stops it with SIGSTOP. */
async function stopDrawer(slug: string): Promise<void> {
  await bytesOf(await cardOf((await news(slug, slug)).path))
  process.kill(drawer() ?? 0, 'SIGSTOP')
}

describe.runIf(process.platform === 'linux')('while drawing is broken', { tags: 'nightly' }, () => {
  test('thirty who ask at once get one fallback, kept for a minute; the next card is drawn', async () => {
    const { path } = await news('stockt', 'Der Zeichner stockt')
    const address = await cardOf(path)
    await stopDrawer('vorher')
    // Were each card drawn separately, only the first would meet the stopped process, and some would find the
    // queue full.
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(address)))
    const fallback = readFileSync('server/site/social-card-de.jpg')
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
      expect(Buffer.from(await answer.arrayBuffer()).equals(fallback)).toBe(true)
    }
    const next = await ask(await cardOf((await news('danach', 'Danach')).path))
    expect(next.headers.get('cache-control')).toContain('immutable')
  })

  test('at most twenty cards wait, and further requests get a 503 with Retry-After', async () => {
    const paths = []
    const run = randomUUID().slice(0, 6)
    for (let n = 0; n < 24; n++) paths.push((await news(`wartet-${run}-${n}`, `Karte ${n}`)).path)
    const addresses = await Promise.all(paths.map(cardOf))
    await stopDrawer(`davor-${run}`)
    const answers = await Promise.all(addresses.map(address => ask(address)))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['10', '10', '10'])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(21)
  })
})
