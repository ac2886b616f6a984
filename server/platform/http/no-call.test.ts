import fastify from 'fastify'
import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { isFailure } from '#contract/errors.ts'
import { longestParameter, refuseNoCall, routeOf } from './no-call.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

const root = '/api/v1'

/** Every call answers 200 with its path; other requests are answered with their refusal. */
function serveAll() {
  const app = fastify({ routerOptions: { maxParamLength: longestParameter } })
  const calls = allCalls()
  for (const { path, method } of calls)
    app.route({ method: method as 'GET', url: routeOf(path), handler: () => path })
  refuseNoCall(app, calls)
  app.setErrorHandler((error, _, reply) =>
    isFailure(error) ? reply.code(error.status).send(error.details.allow) : reply.send(error),
  )
  return { app, calls }
}

test('every path of the contract takes the methods of its calls, and refuses every other one with Allow', async () => {
  const { app, calls } = serveAll()
  const byPath = Map.groupBy(calls, ({ path }) => path.replace(/\{(\+?)\w+\}/g, '{$1}'))
  expect(byPath.size).toBeGreaterThan(250)
  for (const [path, same] of byPath) {
    const own: string[] = same.map(({ method }) => method)
    const known = [...own, ...(own.includes('GET') ? ['HEAD'] : [])]
    for (const method of methods) {
      const url = `${root}${path.replace('{+}', 'a/b').replaceAll('{}', '1')}?a=b`
      const { statusCode, body } = await app.inject({ method, url })
      const expected = known.includes(method) ? 200 : 405
      expect(statusCode, `${method} ${url}`).toBe(expected)
      if (method === 'HEAD') continue
      if (expected === 200)
        expect(
          same.map(call => call.path),
          `${method} ${url}`,
        ).toContain(body)
      else expect(body, `${method} ${url}`).toBe(known.join(', '))
    }
  }
})

test('paths outside the contract are refused, also those that cannot be decoded', async () => {
  const { app, calls } = serveAll()
  const missing = ['', '/', '/ip/', '/i.', '/nothing', '/%zz'].map(path => `${root}${path}`)
  for (const url of ['/api', '/api/', '/api/v2', ...missing])
    for (const method of ['GET', 'POST'] as const)
      expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(
        url.includes('%zz') ? 400 : 404,
      )
  const withId = calls.find(({ path, method }) => path.endsWith('/{id}') && method === 'GET')
  for (const [length, status] of [
    [longestParameter, 200],
    [longestParameter + 1, 404],
  ] as const) {
    const url = root + withId?.path.replace('{id}', '%22'.repeat(length))
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(status)
  }
})
