import { expect, test } from 'vitest'
import type { Image } from '#contract/files/file.ts'
import type { Language } from '#contract/language.ts'
import type { ContentType, ShownItem, ShownItemOf } from '#contract/pages/items.ts'
import { type Block, paragraphs } from '#contract/richtext.ts'
import type { WholeNewsItem } from '#server/news/news.ts'
import { feedOf } from './feed.ts'
import { atomOf } from './feed-atom.ts'
import { jsonFeedOf } from './feed-json.ts'
import { rssOf } from './feed-rss.ts'
import { firstIn, textIn, wrongInAtom, wrongInJsonFeed, wrongInRss, xmlIn } from './test-feeds.ts'

const origin = 'https://mr.example.org'

const article: WholeNewsItem = {
  id: 7,
  slug: 'spule',
  title: 'Spule & <b>Feld</b>',
  teaser: 'Ein "guter" Satz',
  image: null,
  tags: [{ id: 2, label: 'Spulen' }],
  category: { id: 1, label: 'Forschung' },
  publishedAt: '2027-03-12T16:00:00.000Z',
  updatedAt: '2027-03-14T09:30:00.000Z',
  language: 'de',
  inOtherLanguage: [],
  content: null,
  items: [],
  author: { name: 'Ada Lovelace', title: '', slug: null },
}

function feed(own: Partial<WholeNewsItem> = {}, language: Language = 'de') {
  return feedOf({ language, origin, category: null, articles: [{ ...article, ...own }] })
}

function withText(...content: Block[]): Partial<WholeNewsItem> {
  return { content: { type: 'doc', content } }
}

const formats = [
  ['RSS 2.0', rssOf, wrongInRss, 'rss.xml'],
  ['RFC 4287', atomOf, wrongInAtom, 'atom.xml'],
  ['JSON Feed 1.1', jsonFeedOf, wrongInJsonFeed, 'feed.json'],
] as const

test.each(formats)('a feed is valid %s, with items and without', (_, write, wrongIn, file) => {
  expect(wrongIn(write(feed()), `${origin}/de/${file}`)).toEqual([])
  expect(wrongIn(write(feed({}, 'en')), `${origin}/en/${file}`)).toEqual([])
  const none = feedOf({ language: 'de', origin, category: { id: 3, label: 'Preise' }, articles: [] })
  expect(wrongIn(write(none), `${origin}/de/feeds/category-3/${file}`)).toEqual([])
})

const hostile: [written: string, read?: string][] = [
  [']]>'],
  ['<![CDATA[x]]>'],
  ["$& $` $' $1"],
  ['&amp;lt;script&gt;'],
  ['"><script>alert(1)</script>'],
  ['Spule\ufffe\uffff\0\v\x1b\ud800Ende', 'SpuleEnde'],
  ['<!--'],
  ['<?xml ?>'],
  ['\u2028 \u0085😀 ä', '\u2028 😀 ä'],
]

test.each(hostile)('%j in every text leaves each feed valid, and is read as text', (words, read = words) => {
  const paragraph: Block = { type: 'paragraph', content: [{ type: 'text', text: words }] }
  const source = feed({
    ...withText(paragraph),
    ...{ title: words, teaser: words, tags: [{ id: 2, label: words }], category: { id: 1, label: words } },
    author: { name: words, title: '', slug: null },
  })
  for (const [, write, wrongIn, file] of formats)
    expect(wrongIn(write(source), `${origin}/de/${file}`)).toEqual([])
  const item = firstIn(firstIn(xmlIn(rssOf(source)), 'channel'), 'item')
  const entry = firstIn(xmlIn(atomOf(source)), 'atom:entry')
  const json = (JSON.parse(jsonFeedOf(source)) as { items: { title: string; content_html: string }[] })
    .items[0]
  expect([textIn(item, 'title'), textIn(entry, 'atom:title'), json?.title]).toEqual([read, read, read])
  const html = textIn(item, 'content:encoded')
  expect([textIn(entry, 'atom:content'), json?.content_html]).toEqual([html, html])
  expect(html).not.toMatch(/<(script|!|\?)/)
})

test('a text comes whole, its pictures and links by absolute addresses', () => {
  const link = (href: string) => [{ type: 'link' as const, attrs: { href } }]
  const [item] = feed(
    withText(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Wie' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'hier', marks: link('/de/kontakt?a=1&b=2') },
          { type: 'text', text: 'dort', marks: link('#wie') },
          { type: 'text', text: 'Post', marks: link('mailto:a@example.org') },
          { type: 'text', text: 'T2', marks: [{ type: 'bold' }, { type: 'subscript' }] },
        ],
      },
      {
        type: 'image',
        attrs: { fileId: 3, src: '/api/v1/media/a.png', alt: 'Ein "Bild"', width: 3, height: 2 },
      },
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { colspan: 2 }, content: [] }] }],
      },
    ),
  ).items
  expect(item?.html).toBe(
    `<h2>Wie</h2><p><a href="${origin}/de/kontakt?a=1&amp;b=2">hier</a>` +
      `<a href="${origin}/de/info/neuigkeiten/spule#wie">dort</a><a href="mailto:a@example.org">Post</a>` +
      `<sub><strong>T2</strong></sub></p>` +
      `<figure><img src="${origin}/api/v1/media/a.png" alt="Ein &quot;Bild&quot;" width="3" height="2" loading="lazy"/></figure>` +
      `<table><tbody><tr><td colSpan="2"></td></tr></tbody></table>`,
  )
})

const part = {
  id: 'part-1',
  title: '',
  language: 'de',
  mediaType: 'none',
  image: null,
  video: null,
  caption: null,
} as const
const picture = {
  ...{ id: 3, src: '/api/v1/media/b.png', alt: 'Eine Spule', width: 3, height: 2 },
  ...{ caption: 'Aus dem Archiv', credit: 'Ada Lovelace' },
} as Image
const image = `<img src="${origin}/api/v1/media/b.png" alt="Eine Spule" width="3" height="2" loading="lazy"/>`
const richText = (text: string) =>
  ({ ...part, type: 'text', contentType: 'richText', content: paragraphs(text) }) as const
const json = <Type extends ContentType>(
  type: Type,
  content: ShownItemOf<Type>['content'],
  own: object = {},
) => ({ ...part, type, contentType: 'json', content, ...own }) as unknown as ShownItem

test.each<[string, ShownItem, string]>([
  ['a text', { ...richText('Mehr'), title: 'Danach' }, '<h2>Danach</h2><p>Mehr</p>'],
  ['a text in the other language', { ...richText('More'), language: 'en' }, '<p>More</p>'],
  [
    'a picture',
    { ...richText(''), image: picture, caption: 'Im Labor' },
    `<figure>${image}<figcaption>Im Labor · Ada Lovelace</figcaption></figure><p></p>`,
  ],
  [
    'a quotation',
    json('quote', { text: 'Leise!', name: 'Ada Lovelace', role: 'Physik', image: null }),
    '<blockquote><p>Leise!</p><p><cite>Ada Lovelace, Physik</cite></p></blockquote>',
  ],
  [
    'a gallery',
    json('gallery', {
      pictures: [
        { image: picture, caption: '' },
        { image: null, caption: 'weg' },
      ],
    }),
    `<figure>${image}<figcaption>Aus dem Archiv · Ada Lovelace</figcaption></figure>`,
  ],
  [
    'questions',
    json('faq', { entries: [{ question: 'Warum?', answer: paragraphs('Darum.') }] }),
    '<h3>Warum?</h3><p>Darum.</p>',
  ],
  [
    'figures and a way on',
    json('figures', { figures: [{ value: '7 T', label: 'Feld' }] }),
    '<ul><li>7 T Feld</li></ul>',
  ],
  [
    'a call',
    json('callToAction', { text: 'Machen Sie mit', label: 'Zur Anmeldung', link: '/de/kontakt' }),
    `<p>Machen Sie mit</p><p><a href="${origin}/de/kontakt">Zur Anmeldung</a></p>`,
  ],
  [
    'a film of others',
    json('embed', { address: 'https://player.vimeo.com/video/1', label: 'Der Film', image: null }),
    '<p><a href="https://player.vimeo.com/video/1">Der Film</a></p>',
  ],
  [
    'hostile words',
    json('timeline', { entries: [{ when: '<b>', title: '"&', text: '' }] }),
    '<ul><li>&lt;b&gt;: &quot;&amp;</li></ul>',
  ],
])('%s is rendered after the text', (_, item, html) => {
  const lang = item.language
  expect(feed({ items: [item] }).items[0]?.html).toBe(`<div lang="${lang}">${html}</div>`)
})

test('an item keeps its id when its title, address and time change', () => {
  const idsOf = (own: Partial<WholeNewsItem>) => feed(own).items.map(({ id, guid }) => [id, guid])
  const ids = idsOf({})
  expect(idsOf({ title: 'Anders', slug: 'anders', publishedAt: '2028-01-01T00:00:00.000Z' })).toEqual(ids)
  expect(ids).toEqual([['tag:mr.example.org,2026:news:7:de', 'mr.example.org:news:7:de']])
})

test('an item is updated at its last change, but not before its publication', () => {
  const updated = (own: Partial<WholeNewsItem>) => feed(own).items[0]?.updatedAt.toISOString()
  expect(updated({})).toBe('2027-03-14T09:30:00.000Z')
  expect(updated({ updatedAt: '2027-03-01T00:00:00.000Z' })).toBe('2027-03-12T16:00:00.000Z')
  expect(feed().updatedAt.toISOString()).toBe('2027-03-14T09:30:00.000Z')
})
