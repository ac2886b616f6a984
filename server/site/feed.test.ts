import { expect, test } from 'vitest'
import type { NewsCard } from '#contract/news/news.ts'
import { feedOf } from './feed.ts'

const card: NewsCard = {
  id: 7,
  slug: 'spule',
  title: 'Spule & <b>Feld</b>',
  teaser: 'Ein "guter" Satz',
  image: null,
  tags: [],
  category: { id: 1, label: 'Forschung' },
  publishedAt: '2027-03-12T16:00:00.000Z',
  language: 'de',
}
const feed = (language: 'de' | 'en') => feedOf({ language, origin: 'https://mr.example.org', cards: [card] })

test('a feed tells title, address and time, and its signs are escaped', () => {
  expect(feed('de')).toContain('<title>Spule &amp; &lt;b&gt;Feld&lt;/b&gt;</title>')
  expect(feed('de')).toContain('<link>https://mr.example.org/de/info/neuigkeiten/spule</link>')
  expect(feed('de')).toContain('<pubDate>Fri, 12 Mar 2027 16:00:00 GMT</pubDate>')
  expect(feed('de')).toContain('<description>Ein &quot;guter&quot; Satz</description>')
  expect(feed('de')).toContain('<language>de-DE</language>')
})

test('what is in German only is not in the English feed', () => expect(feed('en')).not.toContain('<item>'))

test('a sign that XML may not hold is left out of what was kept before that was refused', () => {
  const odd = { ...card, title: 'Spule\ufffe\uffff\0\v\ud800', teaser: 'Satz\u0085 😀' }
  const written = feedOf({ language: 'de', origin: 'https://mr.example.org', cards: [odd] })
  expect(written).toContain('<title>Spule</title>')
  expect(written).toContain('<description>Satz 😀</description>')
})
