import { expect, test } from 'vitest'
import { limitTable } from '#contract/limits.ts'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { openTestSite } from './test-site.ts'

const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }
const multipart = 'multipart/form-data; boundary=x'

test('requests in a wrong format are refused with the reason', async () => {
  const { ask } = await openTestSite()
  const put = (payload: string, headers = {}, path = '/info/contact') =>
    ask({
      ...{ method: 'PUT', path, payload },
      headers: { 'content-type': 'application/json', ...headers },
    })
  const code = async (answer: ReturnType<typeof put>) => {
    const { statusCode, body } = await answer
    return body === '' ? statusCode : `${statusCode} ${JSON.parse(body).code}`
  }
  const text = JSON.stringify(contact)
  expect(await code(put(text, { origin: 'https://evil.example' }))).toBe('403 foreignOrigin')
  expect(await code(put(text, { 'content-type': 'text/plain' }))).toBe('415 wrongMediaType')
  expect(await code(put(text, { 'content-type': 'application/x-www-form-urlencoded' }))).toBe(
    '415 wrongMediaType',
  )
  expect(await code(put(text, { 'content-type': 'application/json; charset=utf-7' }))).toBe(
    '415 wrongMediaType',
  )
  expect(await code(put('--x--\r\n', { 'content-type': multipart }))).toBe('415 wrongMediaType')
  expect(await code(put('[]'))).toBe('400 badJson')
  for (const registers of ['/info/contact', '/info/volunteer/registration'])
    for (const noObject of ['"x"', '""', 'null', '5', 'true', '[1]'])
      expect([noObject, await code(put(noObject, {}, registers))]).toEqual([noObject, '400 badJson'])
  expect(await code(put('{"name"'))).toBe('400 badJson')
  expect(await code(put(`${'['.repeat(100)}${']'.repeat(100)}`))).toBe('400 badJson')
  expect(await code(put(JSON.stringify({ ...contact, isAdmin: true })))).toBe('400 unknownField')
  expect(await code(put(JSON.stringify({ ...contact, message: 1 })))).toBe('422 invalid')
  expect(await code(put(JSON.stringify({ ...contact, message: 'x'.repeat(300_000) })))).toBe('413 tooLarge')
  expect(await code(put(text))).toBe(202)
})

test.each([
  ['/openapi.json', 'GET, HEAD'],
  ['/docs', 'GET, HEAD'],
  ['/media/demo/k-space.webp', 'GET, HEAD'],
  ['/media/3/abc-480.webp', 'GET, HEAD'],
  ['/backstage/file-manager/upload/tus', 'POST, PATCH, HEAD, DELETE, OPTIONS'],
  ['/backstage/file-manager/upload/tus/1-abc', 'POST, PATCH, HEAD, DELETE, OPTIONS'],
])('%s allows %s, and answers 405 with Allow to other methods', async (path, allow) => {
  const { ask } = await openTestSite()
  const methods = (['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
    method => !allow.split(', ').includes(method),
  )
  expect(methods.length).toBeGreaterThan(1)
  for (const method of methods) {
    const answer = await ask({ method, path })
    const refusal = [answer.statusCode, answer.headers.allow, answer.json().code]
    expect([method, ...refusal]).toEqual([method, 405, allow, 'methodNotAllowed'])
  }
})

test('a writing call refuses every query parameter', async () => {
  const { ask, staff } = await openTestSite()
  const { headers } = await staff('newsEditor')
  const put = (query: string) => ask({ method: 'PUT', path: `/info/contact?${query}`, payload: contact })
  expect((await put('a=1&a=2')).json()).toMatchObject({ status: 400, code: 'duplicateQuery' })
  for (const query of ['a=1', 'name=Bert', 'consent='])
    expect((await put(query)).json()).toMatchObject({
      ...{ status: 400, code: 'unknownField' },
      errors: [{ field: query.replace(/=.*/, ''), code: 'unknownField' }],
    })
  const remove = (query: string) => ask({ method: 'DELETE', path: `/backstage/info/news/1${query}`, headers })
  expect((await remove('?id=2')).json()).toMatchObject({ status: 400, code: 'unknownField' })
  expect((await remove('')).statusCode).toBe(404)
  expect((await put('')).statusCode).toBe(202)
})

test('unknown addresses, methods and query parameters are refused', async () => {
  const { ask } = await openTestSite()
  const code = async (path: string, method: 'GET' | 'DELETE' = 'GET') => {
    const answer = await ask({ method, path })
    return `${answer.statusCode} ${answer.json().code}`
  }
  expect(await code('/nothing')).toBe('404 notFound')
  expect(await code('/info/news/latest', 'DELETE')).toBe('405 methodNotAllowed')
  expect(await code('/info/news/latest?page=1&page=2')).toBe('400 duplicateQuery')
  expect(await code('/info/news/latest?filter=1')).toBe('400 unknownField')
  expect(await code('/info/news/latest?__proto__=1')).toBe('400 unknownField')
  const { errors } = (await ask({ method: 'GET', path: '/info/news/latest?__proto__=1' })).json()
  expect(errors).toMatchObject([{ field: '__proto__', code: 'unknownField' }])
  expect(await code('/info/news/latest?limit=101')).toBe('422 invalid')
  expect(await code('/info/news/latest?page=%00')).toBe('422 invalid')
  expect(await code('/info/news/a%00b')).toBe('404 notFound')
})

test('an id that is no number, an unknown sort order, a NUL character and half a character are refused', async () => {
  const { ask, staff } = await openTestSite()
  const { headers } = await staff('newsEditor')
  const answer = async (path: string) => {
    const { statusCode, body } = await ask({ method: 'GET', path: `/backstage/info/news${path}`, headers })
    return `${statusCode} ${JSON.parse(body).code}`
  }
  expect(await answer('/none')).toBe('404 notFound')
  expect(await answer('?sort=-nothing')).toBe('400 unknownField')
  for (const message of ['a\0b', 'a\ud800b']) {
    const sent = await ask({ method: 'PUT', path: '/info/contact', payload: { ...contact, message } })
    expect(sent.json()).toMatchObject({ code: 'invalid', errors: [{ field: 'message', code: 'characters' }] })
  }
})

test('a path and a body with different ids are refused', async () => {
  const { ask, staff } = await openTestSite()
  const { headers } = await staff('newsEditor')
  const payload = { id: 2, version: 1, title: { de: 'a', en: '' } }
  const answer = await ask({ method: 'PATCH', path: '/backstage/info/news/1', payload, headers })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    [expect.objectContaining({ code: 'differs' })],
  ])
})

test('a fault of our own is a 500 that tells nothing of the database', async () => {
  const { ask, staff, dependencies } = await openTestSite()
  const { headers } = await staff('member')
  await dependencies.db.schema.dropTable('page_views').execute()
  const answer = await ask({ method: 'GET', path: '/backstage/page-views', headers })
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'unexpected'])
  expect(answer.body).not.toContain('page_views')
})

test('an upload without a file, of another kind, or that ends too soon is refused', async () => {
  const { ask, staff } = await openTestSite()
  const person = await staff('contentEditor')
  const upload = async (payload: string, type = multipart) => {
    const headers = { ...person.headers, 'content-type': type }
    const answer = await ask({ method: 'POST', path: '/backstage/file-manager/upload', payload, headers })
    return `${answer.statusCode} ${answer.json().code}`
  }
  const field = '--x\r\ncontent-disposition: form-data; name="folder"\r\n\r\na\r\n--x--\r\n'
  const cut = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nab'
  expect(await upload(field)).toBe('422 invalid')
  expect(await upload(cut)).toBe('400 badRequest')
  expect(await upload('{}', 'application/json')).toBe('415 wrongMediaType')
})

test('a form that ends too soon is refused', async () => {
  const { ask } = await openTestSite()
  const payload = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne'
  const path = '/info/newsletter/unsubscription/no-token/none'
  const answer = await ask({ method: 'POST', path, payload, headers: { 'content-type': multipart } })
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest'])
})

test('files with publications are rate limited for each account', async () => {
  const { ask, staff, dependencies } = await openTestSite()
  const { id, headers } = await staff('bibliographyEditor')
  await useUp(dependencies.limits, 'upload', String(id))
  const payload =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.ris"\r\n\r\nTY\r\n--x--\r\n'
  const path = '/backstage/publication/scientific/import/file'
  const answer = await ask({
    ...{ method: 'POST', path, payload },
    headers: { ...headers, 'content-type': multipart },
  })
  expect([answer.statusCode, answer.json().code]).toEqual([429, 'tooMany'])
})

test('reading the API is rate limited', async () => {
  const { ask, dependencies } = await openTestSite()
  const read = async () => (await ask({ method: 'GET', path: '/ip' })).statusCode
  expect(await read()).toBe(200)
  const { times } = limitTable.read
  for (let n = 2; n < times; n += 1) await dependencies.limits.take('read', '127.0.0.1')
  expect([await read(), await read()]).toEqual([200, 429])
})

const token = 'no-token'
const password = 'ziegel hafer trompete mondlicht'

// A different person each time, so that neither limits per e-mail address nor comparisons refuse first.
test.each([
  ['PUT', '/info/contact', (n: number) => ({ ...contact, email: `ada-${n}@example.org` }), 'contact'],
  [
    'PUT',
    '/info/barrier-report',
    (n: number) => ({ ...contact, email: `ada-${n}@example.org`, page: '' }),
    'contact',
  ],
  [
    'POST',
    '/auth/reset-password-request',
    (n: number) => ({ email: `ada-${n}@example.org` }),
    'resetRequest',
  ],
  ['PATCH', `/auth/reset-password/${token}`, () => ({ password }), 'tokenPage'],
  ['GET', `/auth/reset-password-request/${token}`, undefined, 'tokenPage'],
  ['PATCH', `/auth/confirm-email/${token}`, () => ({}), 'tokenPage'],
  ['GET', `/auth/confirm-email/${token}`, undefined, 'tokenPage'],
  ['POST', '/auth/logout', () => ({}), 'logout'],
  ['POST', '/auth/passkey-question', () => ({}), 'passkeyQuestion'],
  ['PUT', '/info/my-data', (n: number) => ({ email: `ada-${n}@example.org` }), 'myData'],
  ['GET', '/publication/scientific/export?format=ris', undefined, 'export'],
  ['POST', '/page-view', () => ({ page: 'home', language: 'de', referrer: '' }), 'pageView'],
] as const)('%s %s is rate limited', async (method, path, payload, limit) => {
  const { ask, dependencies } = await openTestSite()
  const send = async (n: number) => {
    const body = payload ? { payload: payload(n) } : {}
    return (await ask({ method, path, ...body })).statusCode
  }
  expect(await send(0)).not.toBeOneOf([422, 429])
  for (let n = 2; n < limitTable[limit].times; n += 1) await dependencies.limits.take(limit, '127.0.0.1')
  expect(await send(1)).not.toBe(429)
  expect(await send(2)).toBe(429)
})

const nothing = {}
const passkey = {
  id: 'aa',
  rawId: 'aa',
  type: 'public-key',
  response: { clientDataJSON: 'aa', attestationObject: 'aa' },
  clientExtensionResults: {},
}

test.each([
  ['POST', '/app', nothing],
  ['PUT', '/app', { code: '123456' }],
  ['DELETE', '/app', nothing],
  ['POST', '/passkey-question', nothing],
  ['POST', '/passkey', { name: 'Schlüssel', passkey }],
  ['PATCH', '/passkey/1', { name: 'Schlüssel' }],
  ['DELETE', '/passkey/1', nothing],
  ['POST', '/codes', nothing],
  ['PUT', '/codes', { code: '123456' }],
] as const)(
  '%s %s of one’s own second factor is rate limited for each account',
  async (method, path, payload) => {
    const { ask, staff, dependencies } = await openTestSite()
    const { id, headers } = await staff('admin')
    await useUp(dependencies.limits, 'ownFactor', String(id))
    const address = `/backstage/user-group/me/second-factor${path}`
    const { statusCode } = await ask({ method, path: address, headers, payload })
    expect(statusCode).toBe(429)
  },
)
