import { expect, test } from 'vitest'
import { newsKind } from '#server/news/news.ts'
import { copyNews, inBothLanguages } from '#server/news/test-news.ts'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { create } from '#server/platform/records/records.ts'
import { openTestSite } from '#server/test-site.ts'

const origin = 'https://www.example.org'

test('a large sitemap is an index of files that contain every page', async () => {
  const { request, dependencies } = await openTestSite()
  const acting = { ...dependencies, caller: null, requestId: 'test' }
  const { id } = await create(newsKind, acting, { ...inBothLanguages, isVisible: true })
  const read = async (url: string) => {
    const { statusCode, body, headers } = await request({ method: 'GET', url })
    return { statusCode, type: headers['content-type'], found: addressesIn(body), body }
  }
  const whole = await read('/sitemap.xml')
  expect(whole.body).toContain('<urlset')
  expect(whole.found.filter(isNews)).toHaveLength(2)

  await copyNews(dependencies.db, id, 2004)
  dependencies.cache.clear(['news'])
  const index = await read('/sitemap.xml')
  expect(index).toMatchObject({ statusCode: 200, type: 'application/xml; charset=utf-8' })
  expect(index.body).toContain('<sitemapindex')
  expect(index.found).toEqual(['news-1', 'news-2', 'pages-1'].map(name => `${origin}/sitemaps/${name}.xml`))
  const files = await Promise.all(index.found.map(address => read(address.slice(origin.length))))
  expect(files.map(({ found }) => found.filter(isNews).length)).toEqual([4000, 10, 0])
  expect(files.map(({ found }) => found.includes(`${origin}/de/info/neuigkeiten`))).toEqual([
    false,
    false,
    true,
  ])
  expect(files.flatMap(({ found }) => found)).toHaveLength(whole.found.length + 2 * 2004)

  const keptNews = () => dependencies.cache.find('/sitemaps/news-2.xml')
  dependencies.cache.clear(['pages'])
  expect(keptNews()).toBeDefined()
  dependencies.cache.clear(['news'])
  expect(keptNews()).toBeUndefined()
})

test.each(['news-3', 'news-0', 'people-1', 'users-1', 'news', 'constructor-1'])(
  'there is no sitemap %s',
  async name => {
    const { request } = await openTestSite()
    expect((await request({ method: 'GET', url: `/sitemaps/${name}.xml` })).statusCode).toBe(404)
  },
)

test('sitemap files are rate limited', async () => {
  const { request, dependencies } = await openTestSite()
  await useUp(dependencies.limits, 'read')
  expect((await request({ method: 'GET', url: '/sitemaps/news-1.xml' })).statusCode).toBe(429)
})

const addressesIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
const isNews = (address: string) => /\/(neuigkeiten|news)\/./.test(address)
