import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type FeedFormat,
  type FeedSource,
  feedAddress,
  feedFormatNames,
  feedFormats,
} from '../contract/site/feed.ts'
import { wrongInAtom, wrongInJsonFeed, wrongInRss } from '../server/site/test-feeds.ts'
import { type Ask, staffOf } from './api.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let jonas: Ask
beforeAll(async () => {
  site = await startSite()
  jonas = await staffOf(site, 'jonas')
})
afterAll(() => site?.stop())

const wrongIn = { rss: wrongInRss, atom: wrongInAtom, json: wrongInJsonFeed }
const read = (address: string) => fetch(site.url + address)
const both = (de: string, en: string) => ({ de, en })
const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

interface JsonFeed {
  title: string
  items: { id: string; title: string; url: string; content_html: string; image: string; tags?: string[] }[]
}
const itemsOf = async (address: string) => ((await (await read(address)).json()) as JsonFeed).items

async function publish(title: string, own: object = {}) {
  const { status, body } = await jonas<{ id: number; version: number }>('POST', '/backstage/info/news', {
    title: both(title, `${title} (en)`),
    teaser: both('', ''),
    content: both(words(`${title} ganz`) as never, words(`${title} whole`) as never),
    slug: both('', ''),
    tags: [],
    categoryId: null,
    imageId: null,
    imageAlt: null,
    authorId: null,
    isVisible: true,
    publishAt: null,
    unpublishAt: null,
    ...own,
  })
  expect(status).toBe(201)
  return body
}

async function aCategory() {
  const { body } = await jonas<{ rows: { id: number; label: { de: string } }[] }>(
    'GET',
    '/backstage/info/news/category',
  )
  const [first] = body.rows
  if (!first) throw new Error('the demo has no category')
  return first
}

describe.each(['de', 'en'] as const)('the feeds in %s', language => {
  test.each(feedFormatNames)('as %s are valid and have their content type', async format => {
    const { id } = await aCategory()
    for (const address of [feedAddress(language, format), feedAddress(language, format, id)]) {
      const answer = await read(address)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        `${feedFormats[format].type}; charset=utf-8`,
      ])
      expect(wrongIn[format](await answer.text(), site.url + address)).toEqual([])
    }
  })

  test('hold whole texts, and pictures that are there', async () => {
    const items = await itemsOf(feedAddress(language, 'json'))
    expect(items.length).toBeGreaterThan(4)
    for (const { url, content_html, image } of items) {
      const page = await (await fetch(url)).text()
      const [, paragraph = ''] = /<p>([^<]{40,})<\/p>/.exec(content_html) ?? []
      expect(paragraph, url).not.toBe('')
      expect(page, url).toContain(paragraph)
      const picture = await fetch(image)
      expect([picture.status, picture.headers.get('content-type')], image).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
    }
  })
})

test('a feed is a 304 until something changes', async () => {
  for (const format of feedFormatNames) {
    const address = site.url + feedAddress('de', format)
    const etag = (await fetch(address)).headers.get('etag') ?? ''
    const asked = () => fetch(address, { headers: { 'if-none-match': etag } })
    expect((await asked()).status).toBe(304)
    await publish(`Neu für ${format}`)
    expect((await asked()).status).toBe(200)
  }
})

test('a change keeps the id of an item, and an item that is hidden goes', async () => {
  const { id, version } = await publish('Vor der Änderung')
  const named = async (title: string) =>
    (await itemsOf('/de/feed.json')).find(item => item.title === title)?.id
  const before = await named('Vor der Änderung')
  await jonas('PATCH', `/backstage/info/news/${id}`, {
    version,
    title: both('Nach der Änderung', 'After'),
    slug: both('ganz-anders', 'quite-different'),
  })
  expect([before, await named('Nach der Änderung')]).toEqual([expect.any(String), before])
  await jonas('PATCH', `/backstage/info/news/${id}/visibility`, { isVisible: false })
  expect(await named('Nach der Änderung')).toBeUndefined()
})

test('a category has a feed of its own, and an unknown category is a 404', async () => {
  const { id, label } = await aCategory()
  await publish('In der Kategorie', { categoryId: id })
  await publish('Nicht in der Kategorie')
  const items = await itemsOf(feedAddress('de', 'json', id))
  expect(items.every(({ tags }) => tags?.[0] === label.de)).toBe(true)
  const titles = items.map(({ title }) => title)
  expect([titles.includes('In der Kategorie'), titles.includes('Nicht in der Kategorie')]).toEqual([
    true,
    false,
  ])
  for (const name of ['category-0', 'category-999999', 'category-3000000000', 'category-x', 'tag-1'])
    for (const format of feedFormatNames)
      expect((await read(`/de/feeds/${name}/${feedFormats[format].file}`)).status, name).toBe(404)
})

test('what is in German only is in the German feeds only', async () => {
  await publish('Nur auf Deutsch', {
    title: both('Nur auf Deutsch', ''),
    content: { de: words('Nur auf Deutsch'), en: null },
  })
  for (const format of feedFormatNames) {
    expect(await (await read(feedAddress('de', format))).text()).toContain('Nur auf Deutsch')
    expect(await (await read(feedAddress('en', format))).text()).not.toContain('Nur auf Deutsch')
  }
})

test('pages name the feeds of their language, lists of a category and of publications their own', async () => {
  const { id } = await aCategory()
  const named = async (path: string) => {
    const html = await (await read(path)).text()
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)" title="[^"]+" href="([^"]+)"/g)]
    return links.map(([, type, href]) => [type, href])
  }
  const feeds = (language: 'de' | 'en', source?: FeedSource) =>
    feedFormatNames.map((format: FeedFormat) => [
      feedFormats[format].type,
      feedAddress(language, format, source),
    ])
  for (const path of ['/de', '/de/info/neuigkeiten', '/de/ueber/institut', '/de/kontakt'])
    expect(await named(path), path).toEqual(feeds('de'))
  expect(await named('/en/research')).toEqual(feeds('en'))
  expect(await named(`/de/info/neuigkeiten?category=${id}`)).toEqual([...feeds('de', id), ...feeds('de')])
  expect(await named('/en/publication/scientific-articles')).toEqual([
    ...feeds('en'),
    ...feeds('en', 'publications'),
  ])
})
