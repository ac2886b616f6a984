import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../contract/addresses.ts'
import { type Ask, filledPath, json, staffOf } from './api.ts'
import { blankNews, documentOf } from './news-samples.ts'
import { getRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let hanna: Ask
beforeAll(async () => {
  site = await startSite()
  hanna = await staffOf(site, 'hanna')
})
afterAll(() => site?.stop())

const textOf = async (path: string) => (await fetch(site.url + path)).text()

describe('public access to personal data and drafts', () => {
  const isPrivate =
    /^(password|passwordHash|hash|username|token|failed.*|lockedUntil|flags|secret|updatedBy|version|deletedAt|isVisible|ip)$/i

  function keysIn(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, inner]) => [
      ...(Array.isArray(value) ? [] : [key]),
      ...keysIn(inner),
    ])
  }

  test('no public response contains an internal key at any depth', async () => {
    const { body } = await hanna<{ rows: { category: string; page: string }[] }>('GET', '/backstage/content')
    const news = await fetch(`${site.url}/api/v1/info/news/latest?limit=100`)
    const { rows } = (await news.json()) as { rows: { slug: string }[] }
    const events = await fetch(`${site.url}/api/v1/info/event`)
    const listed = (await events.json()) as { rows: { slug: string }[] }
    const addresses = [
      ...['/info/event', '/info/highlighted-event', '/info/anniversary-event', '/info/ismrm-evening'],
      ...listed.rows.map(({ slug }) => `/info/event/${slug}`),
      ...['/info/news/latest?limit=100', '/info/news/filters', '/search?q=Spule', '/search?q=hanna'],
      ...body.rows.map(({ category, page }) => `/content/${category}/${page}`),
      ...rows.map(({ slug }) => `/info/news/${slug}`),
    ]
    expect(addresses.length).toBeGreaterThan(40)
    for (const address of addresses) {
      const answer: unknown = JSON.parse(await textOf(`/api/v1${address}`))
      expect([address, keysIn(answer).filter(key => isPrivate.test(key))]).toEqual([address, []])
    }
  })
  test.each(['sort=password', 'filter[email]=a', 'select=*', 'sort=slug);select', 'fields=passwordHash'])(
    'the query ?%s is refused',
    async query => {
      expect((await fetch(`${site.url}/api/v1/info/news/latest?${query}`)).status).toBe(400)
    },
  )
  test('a hidden item is nowhere: page, data, card, lists, search, sitemap, feeds, home', async () => {
    const word = 'Geheimwort'
    const words = { de: word, en: word }
    const text = { de: documentOf(word), en: documentOf(word) }
    const item = { ...blankNews, title: words, teaser: words, content: text, tags: [word] }
    const { status, body } = await hanna<{ id: number }>('POST', '/backstage/info/news', item)
    expect(status).toBe(201)
    const slug = word.toLowerCase()
    const hidden = [`/de/info/neuigkeiten/${slug}`, `/en/info/news/${slug}`, `/api/v1/info/news/${slug}`]
    for (const address of [...hidden, `${hidden[0]}.data`, `/api/v1/info/news/${body.id}`]) {
      const answer = await fetch(site.url + address)
      expect([address, answer.status, (await answer.text()).includes(word)]).toEqual([address, 404, false])
    }
    const lists = [
      '/api/v1/info/news/latest?limit=100',
      '/api/v1/info/news/filters',
      `/api/v1/search?q=${word}`,
    ]
    const others = ['/sitemap.xml', '/de/rss.xml', '/en/rss.xml', '/de', '/en', '/de/info/neuigkeiten']
    for (const address of [...lists, ...others]) {
      const found = (await textOf(address)).split(word).length - 1
      expect([address, found]).toEqual([address, 0])
    }
  })
})

describe('a call that needs a permission', () => {
  const guarded = allCalls().filter(({ meta }) => meta.may !== 'public')
  const ways = [
    (path: string) => `/API/V1${path}`,
    (path: string) => `//api/v1${path}`,
    (path: string) => `/api/v1/${path}`,
    (path: string) => `/api/v1/.${path}`,
    (path: string) => `/api/v1/info/..${path}`,
    (path: string) => `/api/v1/info/%2e%2e${path}`,
    (path: string) => `/api/v1${path}/`,
    (path: string) => `/api/v1${path};a=b`,
    (path: string) => `/api/v1${path}%00`,
    (path: string) => `/api/v1${path}.json`,
    (path: string) => `/de/..//api/v1${path}`,
    (path: string) => `${site.url}/api/v1${path}`,
  ]
  test('is not reached by another spelling of its address', async () => {
    for (const { path, method } of guarded.filter(({ method }) => method === 'GET'))
      for (const way of ways) {
        const target = way(filledPath(path))
        const { status } = await getRaw(site.url, target)
        // 405: without an id the address only accepts writes.
        expect([301, 302, 401, 404, 405], `${method} ${target} ${status}`).toContain(status)
      }
  })
  test('is not reached by another method or a method override header', async () => {
    for (const { path, method } of guarded) {
      const address = `${site.url}/api/v1${filledPath(path)}`
      const isRead = method === 'GET'
      const head = await fetch(address, { method: 'HEAD' })
      expect([401, 404, 405], `HEAD ${path}`).toContain(head.status)
      expect([401, 404, 405]).toContain((await fetch(address, { method: 'OPTIONS' })).status)
      const overridden = await fetch(address, {
        method: isRead ? 'POST' : 'GET',
        headers: { ...json, 'x-http-method-override': method, 'x-method-override': method },
        ...(isRead && { body: '{}' }),
      })
      expect([401, 404, 405], `${method} ${path} overridden`).toContain(overridden.status)
    }
  })
})

describe('nobody is led to another site', () => {
  const elsewhere = [
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/de/backstage/../..//evil.example',
    '%0d%0alocation:%20//evil.example',
    'https://evil.example/de/backstage',
  ]
  test.each(elsewhere)('by %s, in a page, its data, its form or a redirect', async to => {
    for (const path of [
      '/de/login',
      '/de/login.data',
      '/de/suche',
      '/',
      '/kontakt',
      '/de/contact',
      '/en/kontakt.data',
    ]) {
      const { headers, body } = await getRaw(
        site.url,
        `${path}?to=${encodeURIComponent(to)}&q=${encodeURIComponent(to)}`,
      )
      expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
      expect(headers.has('x-injected')).toBe(false)
      expect(body).not.toMatch(/(href|action|src)="(https?:)?(\/\/|\/\\|\\\\)evil/)
    }
    const form = new URLSearchParams({ username: 'nobody', password: 'x', to })
    const answer = await fetch(`${site.url}/de/login?to=${encodeURIComponent(to)}`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    })
    expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  })
})
