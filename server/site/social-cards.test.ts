import { expect, test } from 'vitest'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { openTestSite } from '#server/test-site.ts'

test('an unknown card address is not found, and the card of a failing page is unavailable', async () => {
  const { answerAt } = await openSocialCards(500)
  expect(await answerAt('/card/de/kontakt/not-a-mark.jpg')).toBe('404 notFound')
  expect(await answerAt('/card/de/kontakt/1a2b3c4.jpg')).toBe('503 unavailable')
})

test('a page that names no card has none', async () => {
  const { answerAt } = await openSocialCards(200)
  expect(await answerAt('/card/de/kontakt/1a2b3c4.jpg')).toBe('404 notFound')
})

test('cards are rate limited', async () => {
  const { answerAt, dependencies } = await openSocialCards(200)
  await useUp(dependencies.limits, 'read')
  expect(await answerAt('/card/de/kontakt/1a2b3c4.jpg')).toBe('429 tooMany')
})

test('cards of unknown pages are rate limited', async () => {
  const { answerAt, dependencies } = await openSocialCards(404)
  await useUp(dependencies.limits, 'notFound')
  expect(await answerAt('/card/de/a/b/c/1a2b3c4.jpg')).toBe('429 tooMany')
})

/** A site all of whose pages have this status. */
async function openSocialCards(status: number) {
  const page = { status, location: null, html: '<head></head>', scriptHashes: [] }
  const { request, dependencies } = await openTestSite({}, async () => page)
  return {
    dependencies,
    /** Status and code of a response without a picture. */
    async answerAt(url: string) {
      const { statusCode, body } = await request({ method: 'GET', url })
      return `${statusCode} ${body === page.html ? 'page' : JSON.parse(body).code}`
    },
  }
}
