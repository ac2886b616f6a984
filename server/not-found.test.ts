import { beforeAll, expect, test } from 'vitest'
import { allCalls, parametersIn } from '#contract/addresses.ts'
import { startTestSite } from './test-site.ts'

const missing = '999999'
const inBoth = { de: 'a', en: 'b' }

/** Valid bodies of calls that need more than an id; others that need one are not tested here. */
const bodies: Readonly<Record<string, object>> = {
  'POST /backstage/event/registration/{id}/mail/preview': {
    ...{ subject: inBoth, body: inBoth, to: { audiences: ['confirmed'] } },
  },
  'POST /backstage/event/registration/{id}/mail/test': { subject: inBoth, body: inBoth },
  'PATCH /backstage/event/registration/{id}/{registrationId}/details': { isTold: false },
  'PATCH /backstage/publication/newsletter/{id}': { send: true, version: 1 },
  'PATCH /backstage/publication/newsletter/{id}/sending': { act: 'pause' },
  'PATCH /backstage/publication/scientific/{id}/author': {
    ...{ place: 0, name: 'a', personId: 1, kind: 'confirmed' },
  },
  'POST /backstage/publication/retry-notification': { id: Number(missing) },
}

/**
 * Calls that do not check whether the record exists: lists and facts about it are empty, and a change is
 * refused as if somebody else had just made it.
 */
const answeredOtherwise = [
  'GET /backstage/security/second-factor/{id}',
  'GET /backstage/user-group/user/{id}/publication',
  'GET /backstage/publication/scientific/import/{id}/entry',
  'GET /backstage/publication/scientific/{id}/source',
  'PUT /backstage/security/second-factor/{id}/reset',
  'POST /backstage/publication/scientific/suggestion/{id}/reject',
  'POST /backstage/publication/scientific/suggestion/{id}/wait',
]

const asked = allCalls()
  .map(({ method, path }) => ({ method: method as 'GET', path, name: `${method} ${path}` }))
  .filter(
    ({ path, name }) => bodies[name] ?? (path.startsWith('/backstage') && parametersIn(path).includes('id')),
  )
  .filter(({ name }) => !answeredOtherwise.includes(name))

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite({ LIMITS: 'off' })
  return site.close
})

test('staff who need only the id of a record for a call get 404 if it does not exist', async () => {
  const { headers } = await site.staff('admin')
  const others: string[] = []
  for (const { method, path, name } of asked) {
    const address = parametersIn(path).reduce(
      (one, parameter) => one.replace(`{${parameter}}`, missing),
      path,
    )
    const payload = method === 'GET' ? {} : { payload: bodies[name] ?? {} }
    const { statusCode, body } = await site.ask({ method, path: address, headers, ...payload })
    // 422: the call needs a body, and is refused before the record is looked up.
    if (statusCode !== 404 && (statusCode !== 422 || bodies[name]))
      others.push(`${statusCode} ${name} ${body}`)
  }
  expect(others).toEqual([])
})

test('the votes of a contest that does not exist are not found', async () => {
  const { headers } = await site.staff('editor')
  const path = `/backstage/info/poll/vote/contest.${missing}`
  expect((await site.ask({ method: 'GET', path, headers })).statusCode).toBe(404)
})
