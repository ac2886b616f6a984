import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { openTestSite } from '#server/test-site.ts'
import { filledPath } from '../../../e2e/api.ts'
import { longestParameter, routeCalls } from './call-router.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const root = '/api/v1'

const asked = (method: string, url: string) => ({ method, url }) as IncomingMessage

test('every path of the contract takes the methods of its calls, and knows them for Allow', () => {
  const router = routeCalls(allCalls())
  const byPath = Map.groupBy(allCalls(), ({ path }) => path)
  expect(byPath.size).toBeGreaterThan(250)
  for (const [path, same] of byPath) {
    const url = `${root}${filledPath(path, { path: 'a/b' })}?a=b`
    const own = new Map<string, (typeof same)[number]>(same.map(call => [call.method, call]))
    for (const method of methods) {
      const expected = own.get(method === 'HEAD' ? 'GET' : method)
      expect(router.find(asked(method, url))?.call.name, `${method} ${url}`).toBe(expected?.name)
    }
    expect(router.methodsAt(url), url).toEqual([...own.keys(), ...(own.has('GET') ? ['HEAD'] : [])])
  }
})

test('parameters are decoded, and those of a path that goes on contain its slashes', () => {
  const { find } = routeCalls([{ path: '/people/{id}/groups/{group}', method: 'GET' }])
  const found = find(asked('GET', `${root}/people/M%C3%BCller/groups/a%2Fb?id=7`))
  expect(found?.params).toEqual({ id: 'Müller', group: 'a/b' })
  const file = routeCalls(allCalls()).find(asked('GET', `${root}/file/a/b%20c`))
  expect(file?.params).toEqual({ '*': 'a/b c' })
})

test('requests that ask for no call are refused with 405 and Allow or with 404, before their body is read', async () => {
  const site = await openTestSite()
  const answer = async (method: (typeof methods)[number], url: string) => {
    const { statusCode, headers } = await site.request({ method, url, payload: '{', headers: json })
    return [statusCode, headers.allow]
  }
  expect(await answer('DELETE', `${root}/ip?a=b`)).toEqual([405, 'GET, HEAD'])
  expect(await answer('OPTIONS', `${root}/ip`)).toEqual([405, 'GET, HEAD'])
  expect(await answer('PUT', `${root}/docs`)).toEqual([405, 'GET, HEAD'])
  const missing = ['', '/', '/ip/', '/IP', '/i.', '/nothing', '/%zz'].map(path => `${root}${path}`)
  for (const url of ['/api/', '/api/v2', ...missing])
    expect(await answer('POST', url), url).toEqual([404, undefined])
})

const json = { 'content-type': 'application/json' }

test('a parameter is at most 200 characters long once it is decoded', () => {
  const { find, methodsAt } = routeCalls([{ path: '/people/{id}', method: 'GET' }])
  const url = (length: number) => `${root}/people/${'%22'.repeat(length)}`
  expect(longestParameter).toBe(200)
  expect(find(asked('GET', url(200)))?.params.id).toHaveLength(200)
  expect(find(asked('GET', url(201)))).toBeUndefined()
  expect(methodsAt(url(201))).toEqual([])
})
