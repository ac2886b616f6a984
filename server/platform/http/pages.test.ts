import { expect, test } from 'vitest'
import { useUp } from '#server/platform/limits/test-limits.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { openTestSite } from '#server/test-site.ts'

test('pages that have to be made are counted for each visitor', async () => {
  const { answerTo, dependencies } = await openPages()
  await useUp(dependencies.limits, 'read')
  expect(await answerTo('GET', '/de/kontakt')).toBe('429 tooMany')
})

test('addresses where nothing is are counted for each visitor', async () => {
  const { answerTo, dependencies } = await openPages()
  await useUp(dependencies.limits, 'notFound')
  expect(await answerTo('GET', '/de/a/b/c')).toBe('429 tooMany')
  expect(await answerTo('GET', '/de/kontakt')).toBe('page')
})

test('where there is no page there are no data of one', async () => {
  const { answerTo } = await openPages()
  expect(await answerTo('GET', '/de/kontakt.data')).toBe('page')
  expect(await answerTo('GET', '/de/a/b/c.data')).toBe('404 notFound')
})

// Without an answer a request would wait for ever.
test('a page answers to reading and to its form, and to nothing else', { timeout: 30_000 }, async () => {
  const { answerTo } = await openPages()
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)
    expect([method, await answerTo(method, '/de/kontakt')]).toEqual([method, '404 notFound'])
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

/** A site with all pages of the menu, and nothing else. */
async function openPages() {
  const render: Render = async ({ address }) => ({
    status: address.includes('/not/a/page') ? 404 : 200,
    ...{ location: null, html: 'page', scriptHashes: [] },
  })
  const { request, dependencies } = await openTestSite({}, render)
  return {
    dependencies,
    /** What is answered: `page`, or why there is none. */
    async answerTo(method: Method, url: string) {
      const { body, statusCode } = await request({ method, url })
      return body === 'page' ? body : `${statusCode} ${JSON.parse(body).code}`
    },
  }
}
