import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'

test('synonyms can be changed and deleted, and deleted ones are not found', async () => {
  const { ask, staff } = await openTestSite()
  const { headers } = await staff('contentEditor')
  const send = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, words?: string[]) => {
    const payload = words ? { payload: { words } } : {}
    const answer = await ask({ method, path: `/backstage/search-synonyms${path}`, headers, ...payload })
    return answer.statusCode === 204 ? 'gone' : answer.json<{ id: number; words?: string[]; code?: string }>()
  }
  const added = await send('POST', '', ['Spule', 'Antenne'])
  expect(added).toMatchObject({ words: ['Spule', 'Antenne'] })
  const { id } = added as { id: number }
  expect(await send('PATCH', `/${id}`, ['Spule', 'Coil'])).toEqual({ id, words: ['Spule', 'Coil'] })
  expect(await send('DELETE', `/${id}`)).toBe('gone')
  expect(await send('PATCH', `/${id}`, ['Spule', 'Coil'])).toMatchObject({ status: 404, code: 'notFound' })
  expect(await send('DELETE', `/${id}`)).toMatchObject({ status: 404, code: 'notFound' })
})
