import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, staffOf } from './api.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let ask: Ask
beforeAll(async () => {
  site = await startSite()
  ask = await staffOf(site, 'hanna')
})
afterAll(() => site?.stop())

// Characters that are special in a replacement pattern, a document or a script.
const patterns = "$& $` $' $$ $1 $<x> \\1 %s {0}"
const markup = '</body></html></title><script>window.taken=1</script><img src=x onerror=taken()>'
const others = ']]> --> &amp; &#x3c; \u2028 "\' </script><!--'
const texts = { patterns, markup, others }

const escaped = (text: string) =>
  text.replace(
    /[&<>"']/g,
    sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#x27;',
  )

async function pageAt(path: string): Promise<{ html: string; type: string | null; status: number }> {
  const answer = await fetch(site.url + path)
  return { html: await answer.text(), type: answer.headers.get('content-type'), status: answer.status }
}

function expectWhole(html: string, path: string): void {
  for (const end of ['</head>', '</body>', '</html>', '<title>'])
    expect(html.split(end).length - 1, `${end} in ${path}`).toBe(1)
  expect(html).not.toContain('<script>window.taken')
  expect(html).not.toContain('<img src=x')
  expect(html.endsWith('</script></body></html>'), path).toBe(true)
}

interface Saved {
  id: number
  slug: { de: string; en: string }
}

describe.each(Object.entries(texts))('%s in every field', (name, text) => {
  const line = text.replace('\u2028', '')
  const words = { de: line, en: line }
  const rich = (inner: string) => ({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: inner }] },
      { type: 'paragraph', content: [{ type: 'text', text: inner, marks: [{ type: 'bold' }] }] },
      { type: 'codeBlock', attrs: { language: 'ts' }, content: [{ type: 'text', text: inner }] },
    ],
  })
  const both = { de: rich(text), en: rich(text) }

  test('of a news item is escaped in pages and in the feed', async () => {
    const { status, body } = await ask<Saved>('POST', '/backstage/info/news', {
      title: words,
      teaser: words,
      content: both,
      slug: { de: `text-${name}`, en: `text-${name}` },
      tags: [
        line
          .replace(/[<>,;]/g, ' ')
          .slice(0, 40)
          .trim(),
      ],
      categoryId: null,
      imageId: null,
      imageAlt: words,
      authorId: null,
      isVisible: true,
      publishAt: null,
      unpublishAt: null,
    })
    expect([status, body]).toEqual([201, expect.anything()])
    for (const path of [`/de/info/neuigkeiten/text-${name}`, '/en/info/news', '/de']) {
      const page = await pageAt(path)
      expect([path, page.status, page.type]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expectWhole(page.html, path)
      expect(page.html).toContain(escaped(line))
    }
    const data = await pageAt(`/de/info/neuigkeiten/text-${name}.data`)
    expect(data.type).toBe('text/x-script; charset=utf-8')
    const feed = await pageAt('/de/rss.xml')
    expect(feed.type).toBe('application/rss+xml; charset=utf-8')
    expect(feed.html).toContain(`<title>${line.replace(/[&<>"]/g, sign => escaped(sign))}</title>`)
    const map = await pageAt('/sitemap.xml')
    expect([map.type, map.html.includes(`/text-${name}<`)]).toEqual(['application/xml; charset=utf-8', true])
    const found = await pageAt(`/api/v1/search?q=${encodeURIComponent(line.slice(0, 100))}`)
    expect([found.status, found.type]).toEqual([200, 'application/json; charset=utf-8'])
  })

  test('of a page is shown as it is', async () => {
    const link = { href: 'https://example.org/?a=$&' }
    const common = {
      isVisible: true,
      title: words,
      mediaType: 'none',
      imageId: null,
      imageAlt: words,
      videoId: null,
      videoCaptions: { de: null, en: null },
      caption: words,
      isCaptionVisible: true,
    }
    const json = { ...common, contentType: 'json' }
    const short = { de: line.slice(0, 40), en: line.slice(0, 40) }
    const items = [
      { ...common, id: 'part-text', type: 'text', contentType: 'richText', content: both },
      { ...json, id: 'part-faq', type: 'faq', content: { entries: [{ question: words, answer: both }] } },
      {
        ...json,
        id: 'part-cards',
        type: 'cards',
        content: { cards: [{ title: words, text: words, image: null, link }] },
      },
      {
        ...json,
        id: 'part-time',
        type: 'timeline',
        content: { entries: [{ when: words, title: words, text: words }] },
      },
      {
        ...json,
        id: 'part-people',
        type: 'people',
        content: { people: [{ name: line, role: words, text: words, image: null }] },
      },
      {
        ...json,
        id: 'part-contact',
        type: 'contactPerson',
        content: { name: line, role: words, text: words, email: null, phone: line },
      },
      { ...json, id: 'part-call', type: 'callToAction', content: { text: words, label: words, link } },
      { ...json, id: 'part-map', type: 'mapLink', content: { address: words, label: words, link } },
      {
        ...json,
        id: 'part-figures',
        type: 'figures',
        content: { figures: [{ value: short, label: words }] },
      },
      {
        ...json,
        id: 'part-offers',
        type: 'offers',
        content: {
          offers: [
            { title: words, text: both, employment: 'student', deadline: null, postedOn: '2026-01-01', link },
          ],
        },
      },
      {
        ...json,
        id: 'part-embed',
        type: 'embed',
        content: { address: 'https://av.tib.eu/player/1?a=$&', label: words, image: null },
      },
    ]
    const { status, body } = await ask<Saved>('POST', '/backstage/page', {
      category: 'about',
      page: `text-${name}`,
      title: words,
      lead: words,
      items,
      slug: { de: `text-${name}`, en: `text-${name}` },
      imageId: null,
      imageAlt: words,
      isVisible: true,
      publishAt: null,
      unpublishAt: null,
    })
    expect([status, body]).toEqual([201, expect.anything()])
    for (const path of [`/de/ueber/text-${name}`, `/en/about/text-${name}`]) {
      const page = await pageAt(path)
      expect([path, page.status, page.type]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expectWhole(page.html, path)
      expect(page.html.split(escaped(line)).length).toBeGreaterThan(20)
    }
  })

  test('of a query does not break the page', async () => {
    for (const path of ['/de/suche?q=', '/en/search?q=', '/de/login?to=']) {
      const { html, status } = await pageAt(path + encodeURIComponent(text))
      expect([path, status]).toEqual([path, 200])
      expectWhole(html, path)
    }
  })

  test('of a form is given back as it is', async () => {
    const body = new URLSearchParams({ name: line, email: line, message: text, seconds: line })
    const answer = await fetch(`${site.url}/de/kontakt`, { method: 'POST', body })
    const html = await answer.text()
    expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8'])
    expectWhole(html, '/de/kontakt')
    expect(html).toContain(escaped(line))
  })
})
