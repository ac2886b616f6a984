import { expect, test } from 'vitest'
import type { PublicRecord } from '#server/platform/records/records.ts'
import { sitemapOf } from './sitemap.ts'

const origin = 'https://www.example.org'
const item: PublicRecord = {
  kind: 'news',
  slug: { de: 'neue-spule', en: 'new-coil' },
  languages: ['de', 'en'],
  updatedAt: new Date('2027-03-12T16:00:00Z'),
  place: {},
}

test('an item in both languages is listed twice, each with its alternate', () => {
  const map = sitemapOf([item], origin)
  expect(map).toContain(
    '<url><loc>https://www.example.org/de/info/neuigkeiten/neue-spule</loc><lastmod>2027-03-12T16:00:00.000Z</lastmod>',
  )
  expect(map).toContain('<loc>https://www.example.org/en/info/news/new-coil</loc>')
  expect(
    map.match(/hreflang="x-default" href="https:\/\/www.example.org\/de\/info\/neuigkeiten\/neue-spule"/g),
  ).toHaveLength(2)
})

test('an item in German only is listed once, without an alternate', () => {
  const map = sitemapOf([{ ...item, slug: { de: 'nur-deutsch', en: '' }, languages: ['de'] }], origin)
  expect(map.match(/nur-deutsch/g)).toHaveLength(1)
})

test('a page of the menu stands there once, logins, tokens and backstage never', () => {
  const page: PublicRecord = { ...item, kind: 'pages', place: { category: 'legal', page: 'imprint' } }
  const map = sitemapOf([page], origin)
  expect(map.match(/<loc>[^<]*\/de\/impressum<\/loc>/g)).toHaveLength(1)
  expect(map).toContain('<loc>https://www.example.org/de/info/neuigkeiten</loc>')
  expect(map).not.toMatch(/\/login|backstage|passwort|vorschau|:slug/)
})
