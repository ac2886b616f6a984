import { expect, test } from 'vitest'
import { useUp } from '#server/platform/limits/test-limits.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { openTestSite } from '#server/test-site.ts'

test('rendered pages are rate limited', async () => {
  const { answerTo, dependencies } = await openPages()
  await useUp(dependencies.limits, 'read')
  expect(await answerTo('GET', '/de/kontakt')).toBe('429 tooMany')
})

test('unknown addresses have a rate limit of their own', async () => {
  const { answerTo, dependencies } = await openPages()
  await useUp(dependencies.limits, 'notFound')
  expect(await answerTo('GET', '/de/a/b/c')).toBe('429 tooMany')
  expect(await answerTo('GET', '/de/kontakt')).toBe('page')
})

test('the data of a page that does not exist are not found', async () => {
  const { answerTo } = await openPages()
  expect(await answerTo('GET', '/de/kontakt.data')).toBe('page')
  expect(await answerTo('GET', '/de/a/b/c.data')).toBe('404 notFound')
})

// The timeout covers requests that are never answered.
test('a page answers 404 to PUT, PATCH, DELETE and OPTIONS', { timeout: 30_000 }, async () => {
  const { answerTo } = await openPages()
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    expect([method, await answerTo(method, '/de/kontakt')]).toEqual([method, '404 notFound'])
})

test('an address without its language or with a wrong prefix redirects to an existing page, and is 404 otherwise', async () => {
  const { goalOf, dependencies } = await openPages([
    '/de/institut',
    '/de/ueber/karriere/nichts',
    '/de/media/nichts.svg',
  ])
  await dependencies.db
    .insertInto('slugs')
    .values({ kind: 'pages', language: 'de', slug: 'institut', recordId: 1, isCurrent: true })
    .execute()
  expect(await goalOf('/kontakt')).toBe('302 /de/kontakt')
  expect(await goalOf('/ueber/institut')).toBe('302 /de/ueber/institut')
  expect(await goalOf('/de/about/institut')).toBe('301 /de/ueber/institut')
  expect(await goalOf('/institut')).toBe('404')
  expect(await goalOf('/ueber/karriere/nichts')).toBe('404')
  expect(await goalOf('/media/nichts.svg')).toBe('404')
  expect(await goalOf('/media/da.svg')).toBe('302 /de/media/da.svg')
})

test('looking up whether an address without its language exists is rate limited', async () => {
  const { answerTo, dependencies } = await openPages()
  await useUp(dependencies.limits, 'read')
  expect(await answerTo('GET', '/ueber/karriere/eine-stelle')).toBe('429 tooMany')
})

test('a redirect to lower case keeps the capitals of a file name', async () => {
  const { goalOf } = await openPages(['/de/media/nichts/C-a.svg'])
  expect(await goalOf('/de/media/nichts/C-a.svg')).toBe('404')
  expect(await goalOf('/DE/Media/nichts/C-b.svg')).toBe('301 /de/media/nichts/C-b.svg')
  expect(await goalOf('/de/Kontakt')).toBe('301 /de/kontakt')
})

test('six pages are made at once, and the others in the order in which they were asked for', async () => {
  const begun: string[] = []
  let atOnce = 0
  let most = 0
  const { request } = await openTestSite({}, async ({ address }) => {
    begun.push(address)
    atOnce += 1
    most = Math.max(most, atOnce)
    await new Promise(resolve => setTimeout(resolve, 10))
    atOnce -= 1
    return { status: 200, location: null, html: 'page', scriptHashes: [] }
  })
  const asked = Array.from({ length: 20 }, (_, n) => `/de/info/neuigkeiten?page=${n + 1}`)
  await Promise.all(asked.map(url => request({ method: 'GET', url })))
  expect(most).toBe(6)
  expect(begun).toEqual(asked)
})

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** Opens a site that has only the pages of the menu. */
async function openPages(missing: string[] = []) {
  const render: Render = async ({ address }) => ({
    status: /not\/a\/page|not--found/.test(address) || missing.includes(address) ? 404 : 200,
    ...{ location: null, html: 'page', scriptHashes: [] },
  })
  const { request, dependencies } = await openTestSite({}, render)
  return {
    dependencies,
    /** Returns the status and the redirect location, or only the status. */
    async goalOf(url: string) {
      const { statusCode, headers } = await request({ method: 'GET', url })
      return [statusCode, headers.location ?? []].flat().join(' ')
    },
    /** Returns `page`, or the status and code of the refusal. */
    async answerTo(method: Method, url: string) {
      const { body, statusCode } = await request({ method, url })
      return body === 'page' ? body : `${statusCode} ${JSON.parse(body).code}`
    },
  }
}
