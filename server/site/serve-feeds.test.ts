import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { inBoth, languages } from '#contract/language.ts'
import { blankNewsletter } from '#contract/newsletter/newsletter.ts'
import { paragraphs } from '#contract/richtext.ts'
import { type FeedFormat, feedAddress } from '#contract/site/feed.ts'
import { articleKind } from '#server/articles/articles.ts'
import { keepDemoIssueAsSent, newsletterKind } from '#server/newsletter/newsletter.ts'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { create } from '#server/platform/records/records.ts'
import { openTestSite } from '#server/test-site.ts'
import { wrongInAtom, wrongInJsonFeed, wrongInRss } from './test-feeds.ts'

async function openFeeds() {
  const { request, dependencies } = await openTestSite()
  return {
    dependencies,
    async answerAt(url: string) {
      const { statusCode, headers, body } = await request({ method: 'GET', url })
      return statusCode === 200 ? headers['content-type'] : `${statusCode} ${JSON.parse(body).code}`
    },
  }
}

test('a category of news has a feed of its own, an unknown name has none', async () => {
  const { answerAt, dependencies } = await openFeeds()
  const { id } = await dependencies.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  expect(await answerAt(`/de/feeds/category-${id}/rss.xml`)).toBe('application/rss+xml; charset=utf-8')
  for (const name of [
    'category-0',
    'category-99',
    'category-2147483648',
    `category-${id}x`,
    'category',
    'tag-1',
  ])
    for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
      expect([name, await answerAt(`/de/feeds/${name}/${file}`)]).toEqual([name, '404 notFound'])
})

test('feeds of categories are rate limited', async () => {
  const { answerAt, dependencies } = await openFeeds()
  const { id } = await dependencies.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await useUp(dependencies.limits, 'read')
  expect(await answerAt(`/de/feeds/category-${id}/rss.xml`)).toBe('429 tooMany')
})

test.each(languages)(
  'publications have a feed in %s, the latest first, with authors and abstract',
  async language => {
    const { request, dependencies } = await openTestSite()
    const bySite = { ...dependencies, caller: null, requestId: 'test' }
    const make = (fields: object) =>
      create(articleKind, bySite, { ...blankArticle, ...publication, ...fields })
    await make({ title: 'Published long ago', doi: '', publishAt: '2020-01-01T00:00:00.000Z' })
    await make({ title: 'Hidden', doi: '', isVisible: false })
    await make({})
    const addressOfFeed = (format: FeedFormat) => feedAddress(language, format, 'publications')
    const read = async (format: FeedFormat) =>
      (await request({ method: 'GET', url: addressOfFeed(format) })).body
    const origin = 'https://www.example.org'
    expect(wrongInRss(await read('rss'), origin + addressOfFeed('rss'))).toEqual([])
    expect(wrongInAtom(await read('atom'), origin + addressOfFeed('atom'))).toEqual([])
    const json = await read('json')
    expect(wrongInJsonFeed(json, origin + addressOfFeed('json'))).toEqual([])
    const { items } = JSON.parse(json) as { items: { title: string; content_html: string }[] }
    expect(items.map(({ title }) => title)).toEqual(['T1 at 7 T', 'Published long ago'])
    expect(items[0]?.content_html).toBe(
      '<p>Ladd ME, Quick HH</p><p><cite>Magn Reson Med 2021</cite></p><p>T<sub>1</sub> &lt; 3 s</p>' +
        '<p><a href="https://doi.org/10.1002/a">DOI: 10.1002/a</a></p>',
    )
  },
)

test.each(languages)(
  'the newsletter has a feed in %s with the complete issues of the archive',
  async language => {
    const { request, dependencies } = await openTestSite()
    const bySite = { ...dependencies, caller: null, requestId: 'test' }
    const make = async (title: string, sentAt: string | null) => {
      const issue = await create(newsletterKind, bySite, {
        ...{ ...blankNewsletter, subject: inBoth(() => title), title: inBoth(() => title) },
        content: inBoth(() => paragraphs('Eight channels.', 'All at once.')),
        parts: [{ kind: 'button', label: inBoth(() => 'Register'), link: { href: 'https://example.org/a' } }],
      })
      if (sentAt) await keepDemoIssueAsSent(dependencies, issue.id, new Date(sentAt))
    }
    await make('First', '2026-01-01T00:00:00Z')
    await make('Second', '2026-02-01T00:00:00Z')
    await make('Draft', null)
    const read = async (format: FeedFormat) =>
      (await request({ method: 'GET', url: feedAddress(language, format, 'newsletter') })).body
    const origin = 'https://www.example.org'
    const own = (format: FeedFormat) => origin + feedAddress(language, format, 'newsletter')
    expect(wrongInRss(await read('rss'), own('rss'))).toEqual([])
    expect(wrongInAtom(await read('atom'), own('atom'))).toEqual([])
    const json = await read('json')
    expect(wrongInJsonFeed(json, own('json'))).toEqual([])
    const { items } = JSON.parse(json) as { items: { title: string; content_html: string }[] }
    expect(items.map(({ title }) => title)).toEqual(['Second', 'First'])
    expect(items[0]?.content_html).toBe(
      '<p>Eight channels.</p><p>All at once.</p><p><a href="https://example.org/a">Register</a></p>',
    )
  },
)

const publication = {
  ...{ title: 'T<sub>1</sub> at 7 T', authors: 'Ladd, Mark E.; Quick, Harald H.', year: 2021 },
  ...{ journal: 'Magn Reson Med', doi: '10.1002/a', abstract: 'T<sub>1</sub> < 3 s', isVisible: true },
}

// Feed readers treat a feed with a different id as a different feed.
test.each([
  ['', 'en'],
  ['/feeds/publications', 'en:publications'],
  ['/feeds/newsletter', 'en:newsletter'],
])('a feed keeps its id: /en%s', async (path, name) => {
  const { request } = await openTestSite()
  const { body } = await request({ method: 'GET', url: `/en${path}/atom.xml` })
  expect(/<id>([^<]+)<\/id>/.exec(body)?.[1]).toBe(`tag:www.example.org,2026:feed:${name}`)
})
