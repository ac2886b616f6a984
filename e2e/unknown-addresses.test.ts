import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, staffOf } from './api.ts'
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

const mark = 'q7x9w'
const hostile = [
  `${mark}`,
  `${mark}"><script>alert(1)</script>`,
  `%3Cscript%3E${mark}%3C/script%3E`,
  `${mark}%00`,
  `${mark}%0d%0aset-cookie:a=b`,
  `${mark}%E2%80%AE`,
  `${mark}//evil.example`,
  `${mark}?q=${mark}&done=${mark}`,
  `.${mark}.env`,
  `${mark}/../../${mark}`,
  `${mark.repeat(300)}`,
  `__proto__${mark}`,
  `constructor?${mark}`,
]
const places = ['/de/', '/en/', '/de/ueber/', '/en/info/news/', '/de/info/neuigkeiten/', '/de/x/y/']

describe('an unknown address', () => {
  test.each(places)('below %s is answered with the same bytes, whatever was asked for', async place => {
    const usual = await getRaw(site.url, `${place}nothing-here`)
    expect([usual.status, usual.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(usual.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    for (const address of hostile) {
      const answer = await getRaw(site.url, (place + address).replaceAll(' ', '%20'))
      // Dot segments redirect elsewhere, and a path without a language redirects to one with it.
      const where = answer.headers.get('location')
      if (where) continue
      expect([address, answer.status]).toEqual([address, 404])
      expect(answer.body).not.toContain(mark)
      expect([...answer.headers.values()].join()).not.toContain(mark)
    }
    const after = await getRaw(site.url, `${place}nothing-there`)
    expect(after.body).toBe(usual.body)
    expect(withoutDate(after.headers)).toEqual(withoutDate(usual.headers))
  })

  test('has a language switch to the home page before hydration', async () => {
    const { body } = await getRaw(site.url, '/de/info/neuigkeiten/nothing-here')
    expect(body).toMatch(/href="\/en"[^>]*>EN<span[^>]*>[^<]*(<!-- -->)?Home</)
    expect(body).not.toContain('nothing-here')
  })

  test('of data and of the API keeps its own shape', async () => {
    const call = await fetch(`${site.url}/api/v1/info/news/nothing-here`)
    expect([call.status, call.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ])
    const data = await fetch(`${site.url}/de/info/neuigkeiten/nothing-here.data`)
    expect([data.status, data.headers.get('content-type')]).toEqual([404, 'text/x-script; charset=utf-8'])
  })

  test('in the other language’s words still leads to the right page', async () => {
    const answer = await fetch(`${site.url}/de/contact`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/kontakt'])
  })
})

describe('after a 404 a page is found at once', () => {
  const page = (slug: string) => fetch(`${site.url}/de/info/neuigkeiten/${slug}`, { redirect: 'manual' })
  // More slugs than are looked up one by one.
  const askForManyHoles = async () => {
    for (let n = 0; n < 25; n += 1) expect((await page(`hole-${n}`)).status).toBe(404)
  }
  const fields = {
    ...blankNews,
    title: { de: 'Neu', en: '' },
    content: { de: documentOf('Ein Satz.'), en: null },
    isVisible: true,
  }

  test('for a new or renamed item whose slug was requested before', async () => {
    expect((await page('asked-before')).status).toBe(404)
    await askForManyHoles()
    expect((await page('asked-before')).status).toBe(404)
    const made = await hanna<{ id: number; version: number }>('POST', '/backstage/info/news', {
      ...fields,
      slug: { de: 'asked-before', en: '' },
    })
    expect(made.status).toBe(201)
    expect((await page('asked-before')).status).toBe(200)
    const { id, version } = made.body
    const renamed = { version, slug: { de: 'renamed-since', en: '' } }
    expect((await page('renamed-since')).status).toBe(404)
    expect((await hanna('PATCH', `/backstage/info/news/${id}`, renamed)).status).toBe(200)
    expect((await page('renamed-since')).status).toBe(200)
    await askForManyHoles()
    const old = await page('asked-before')
    expect([old.status, old.headers.get('location')]).toEqual([301, '/de/info/neuigkeiten/renamed-since'])
  })

  test('for an item that is hidden and shown again', async () => {
    const slug = { de: 'now-and-then', en: '' }
    const made = await hanna<{ id: number }>('POST', '/backstage/info/news', { ...fields, slug })
    const show = (isVisible: boolean) =>
      hanna('PATCH', `/backstage/info/news/${made.body.id}/visibility`, { isVisible })
    await show(false)
    expect((await page('now-and-then')).status).toBe(404)
    await show(true)
    expect((await page('now-and-then')).status).toBe(200)
  })

  test('for a page of the menu by its own key, after many unknown addresses', async () => {
    for (let n = 0; n < 25; n += 1) expect((await fetch(`${site.url}/de/ueber/hole-${n}`)).status).toBe(404)
    const answer = await fetch(`${site.url}/de/ueber/institute`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/de/ueber/institut'])
  })
})

function withoutDate(headers: Map<string, string>): object {
  return Object.fromEntries([...headers].filter(([name]) => name !== 'date'))
}
