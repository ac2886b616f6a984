import { expect, test } from 'vitest'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { openTestSite } from '#server/test-site.ts'

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

test('a category of news has a feed of its own, and what is none has not', async () => {
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

test('feeds of categories are counted for each visitor', async () => {
  const { answerAt, dependencies } = await openFeeds()
  const { id } = await dependencies.db.selectFrom('categories').select('id').executeTakeFirstOrThrow()
  await useUp(dependencies.limits, 'read')
  expect(await answerAt(`/de/feeds/category-${id}/rss.xml`)).toBe('429 tooMany')
})
