import { afterEach, expect, test, vi } from 'vitest'
import { sendPortrait } from './send-portrait.ts'

afterEach(() => vi.unstubAllGlobals())

test('a portrait upload is sent again with a new token when the token has expired', async () => {
  const asked: [path: string, authorization: string | null][] = []
  vi.stubGlobal('location', { pathname: '/de/backstage/profil' })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    asked.push([path, new Headers(headers).get('authorization')])
    if (path.endsWith('/auth/refresh')) return Response.json({ token: 'new' })
    return new Response(null, { status: asked.at(-1)?.[1] === 'Bearer new' ? 204 : 401 })
  })
  await sendPortrait(new File(['x'], 'ada.png'))
  expect(asked.at(-1)).toEqual(['/api/v1/backstage/user-group/me/image', 'Bearer new'])
  expect(asked).toHaveLength(3)
})
