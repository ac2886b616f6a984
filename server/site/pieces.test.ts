import { expect, test } from 'vitest'
import { piecesPath } from '#server/files/files.ts'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { openTestSite } from '#server/test-site.ts'

const first = {
  'tus-resumable': '1.0.0',
  'upload-length': '5',
  'upload-metadata': `filename ${btoa('a.txt')}`,
}

async function open() {
  const site = await openTestSite()
  const begin = async (headers: Record<string, string> = {}) => {
    const { statusCode, body } = await site.request({
      method: 'POST',
      url: piecesPath,
      headers: { ...first, ...headers },
    })
    return statusCode < 400 ? statusCode : `${statusCode} ${JSON.parse(body).code}`
  }
  return { ...site, begin }
}

test('only staff who choose files can begin an upload in pieces', async () => {
  const { begin, staff } = await open()
  expect(await begin()).toBe('401 notLoggedIn')
  expect(await begin((await staff('member')).headers)).toBe('403 notAllowed')
  const { headers } = await staff('newsEditor')
  expect(await begin({ ...headers, origin: 'https://evil.example' })).toBe('403 foreignOrigin')
  expect(await begin(headers)).toBe(201)
})

test('uploads in pieces are rate limited for each account', async () => {
  const { begin, staff, dependencies } = await open()
  const { id, headers } = await staff('newsEditor')
  await useUp(dependencies.limits, 'upload', String(id))
  expect(await begin(headers)).toBe('429 tooMany')
})

test('requested files are rate limited', async () => {
  const { request, dependencies } = await open()
  await useUp(dependencies.limits, 'media')
  const answer = await request({ method: 'GET', url: '/api/v1/media/none.webp' })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'tooMany'])
})
