import { afterEach, expect, test, vi } from 'vitest'
import { refreshedToken } from '#web/access-token.ts'
import { takeTokensOf } from './own-tokens.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  takeTokensOf(null)
})

test('an access token of another user, who logged in in another tab, is not used', async () => {
  let loggedIn = 1
  vi.stubGlobal('location', { pathname: '/de/backstage' })
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/auth/me') ? { id: loggedIn } : { token: `of ${loggedIn}` }),
  )
  takeTokensOf(1)
  expect(await refreshedToken()).toBe('of 1')
  loggedIn = 2
  expect(await refreshedToken()).toBeNull()
  takeTokensOf(null)
  expect(await refreshedToken()).toBe('of 2')
})
