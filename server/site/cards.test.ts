import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'

test('an address that is no card’s is not found, and the card of a page that fails is away for now', async () => {
  const failing = async () => ({ status: 500, location: null, html: '', scriptHashes: [] })
  const { request } = await openTestSite({}, failing)
  const codeAt = async (path: string) =>
    (await request({ method: 'GET', url: path })).json<{ code: string }>().code
  expect(await codeAt('/card/de/kontakt/not-a-mark.jpg')).toBe('notFound')
  expect(await codeAt('/card/de/kontakt/1a2b3c4.jpg')).toBe('unavailable')
})
