import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'

test('in development /dev/mails shows existing letters, and answers 404 for others', async () => {
  const { ask, request } = await openTestSite({ BASE_URL: 'http://localhost:3000' })
  const payload = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }
  await ask({ method: 'PUT', path: '/info/contact', payload })
  const letter = (id: string) => request({ method: 'GET', url: `/dev/mails/${id}` })
  expect((await letter('1')).headers['content-type']).toBe('text/html; charset=utf-8')
  for (const id of ['99', 'x']) {
    const { statusCode, body } = await letter(id)
    expect([id, statusCode, body]).toEqual([id, 404, expect.stringContaining('"code":"notFound"')])
  }
})
