import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../contract/addresses.ts'
import { filledPath } from './api.ts'
import { getRaw } from './raw.ts'
import { password, type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const json = { 'content-type': 'application/json' }
const api = (path: string, init?: RequestInit) => fetch(`${site.url}/api/v1${path}`, init)
const contact = { name: 'Ada', email: 'ada@example.org', message: 'Hallo', consent: true }

interface Answer {
  code: string
  message: string
  errors?: { field: string; message: string }[]
}

async function problem(answer: Response): Promise<Answer & { status: number }> {
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  return { ...((await answer.json()) as Answer), status: answer.status }
}

async function put(body: BodyInit, headers: Record<string, string> = json) {
  return problem(await api('/info/contact', { method: 'PUT', headers, body }))
}

describe('bad input gets a problem document', () => {
  test('what is no JSON: 400', async () =>
    expect(await put('{"name"')).toMatchObject({ status: 400, code: 'badJson' }))
  test('a list instead of an object: 400', async () =>
    expect(await put('[]')).toMatchObject({ status: 400, code: 'badJson' }))
  test('an unknown field: 400', async () => {
    expect(await put(JSON.stringify({ ...contact, isAdmin: true }))).toMatchObject({
      status: 400,
      code: 'unknownField',
    })
  })
  test('a field that reaches for the prototype: 400', async () => {
    expect((await put('{"__proto__":{"isAdmin":true},"name":"x"}')).status).toBe(400)
  })
  test('wrong types: 422 with a sentence for each field, in the language asked for', async () => {
    const body = JSON.stringify({ name: 1, email: ['x'], message: null, consent: 'yes' })
    const answer = await put(body, { ...json, 'accept-language': 'en-GB' })
    expect(answer).toMatchObject({ status: 422, code: 'invalid', message: 'Please check what you entered.' })
    expect(answer.errors?.map(({ field }) => field).sort()).toEqual(['consent', 'email', 'message', 'name'])
  })
  test('a text that is too long: 422', async () => {
    expect((await put(JSON.stringify({ ...contact, message: 'x'.repeat(5001) }))).status).toBe(422)
  })
  test('a body that is too large: 413', async () => {
    expect((await put(JSON.stringify({ ...contact, message: 'x'.repeat(300_000) }))).status).toBe(413)
  })
  test.each([
    'text/plain',
    'application/json\ta',
    'application/jsonx',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
  ])('%s: 415', async type => {
    expect(await put(JSON.stringify(contact), { 'content-type': type })).toMatchObject({
      status: 415,
      code: 'wrongMediaType',
    })
  })
  test('the same query key twice, an unknown one, and one out of bounds', async () => {
    expect((await problem(await api('/info/news/latest?page=1&page=2'))).status).toBe(400)
    expect((await problem(await api('/info/news/latest?filter=1'))).code).toBe('unknownField')
    expect((await problem(await api('/info/news/latest?limit=101'))).status).toBe(422)
    expect((await problem(await api('/info/news/latest?page=-1'))).status).toBe(422)
    expect((await problem(await api('/info/news/latest?sort=password'))).status).toBe(400)
  })
  test('another method: 405 with Allow', async () => {
    const answer = await api('/info/news/latest', { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })
})

describe('calls without permission', () => {
  const guarded = allCalls().filter(({ meta }) => meta.may !== 'public')

  async function token(username: string): Promise<string> {
    const answer = await api('/auth/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username, password }),
    })
    return ((await answer.json()) as { token: string }).token
  }
  function ask(path: string, method: string, bearer?: string) {
    const headers = { ...json, ...(bearer && { authorization: `Bearer ${bearer}` }) }
    const hasBody = method !== 'GET' && method !== 'DELETE'
    return api(filledPath(path), { method, headers, ...(hasBody && { body: '{}' }) })
  }

  test.each(guarded)(
    '$method $path answers 401 to strangers and to a made-up token',
    async ({ method, path }) => {
      expect((await ask(path, method)).status).toBe(401)
      expect((await ask(path, method, 'A'.repeat(43))).status).toBe(401)
    },
  )
  test('mira, a member, gets 403 from every call that needs a flag', async () => {
    const bearer = await token('mira')
    for (const { method, path, meta } of guarded) {
      if (meta.may !== 'staff') expect((await ask(path, method, bearer)).status).toBe(403)
    }
  })
  test.each(['/../auth/me', '/AUTH/me', '//auth/me', '/auth/me/', '/auth%2fme'])(
    '%s does not bypass the permission check',
    async path => {
      // Sent unchanged, because `fetch` would normalise the path.
      expect([401, 404]).toContain((await getRaw(site.url, `/api/v1${path}`)).status)
    },
  )
  test('a foreign page cannot send anything: 403', async () => {
    const headers = { ...json, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const path of ['/auth/refresh', '/auth/login']) {
      expect((await api(path, { method: 'POST', headers, body: '{}' })).status).toBe(403)
    }
  })
  test('a token is gone from the moment of logout', async () => {
    const bearer = await token('hanna')
    const headers = { ...json, authorization: `Bearer ${bearer}` }
    expect((await api('/auth/me', { headers })).status).toBe(200)
    expect((await api('/auth/logout', { method: 'POST', headers, body: '{}' })).status).toBe(204)
    expect((await api('/auth/me', { headers })).status).toBe(401)
  })
})

describe('pages and what was asked for', () => {
  test('undeclared query parameters do not reach the page', async () => {
    const [plain, asked] = await Promise.all(
      ['/de', '/de?q=%3C/script%3E%3Cscript%3Ealert(1)'].map(async path =>
        (await fetch(site.url + path)).text(),
      ),
    )
    expect(asked).toBe(plain)
  })
  test('the one 404 does not repeat the address', async () => {
    const answer = await fetch(`${site.url}/de/%3Cscript%3Ealert(1)`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('alert(1)')
  })
  test('unchanged bytes are not sent twice', async () => {
    const first = await fetch(`${site.url}/en`)
    const etag = first.headers.get('etag') ?? ''
    expect((await fetch(`${site.url}/en`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})

test('an address in the other language, or without a prefix, leads to the right one', async () => {
  const where = async (path: string, language: string) => {
    const answer = await fetch(site.url + path, {
      redirect: 'manual',
      headers: { 'accept-language': language },
    })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await where('/', 'fr, en;q=0.8')).toEqual([302, '/en'])
  expect(await where('/', 'fr')).toEqual([302, '/de'])
  expect(await where('/de/contact', 'en')).toEqual([301, '/de/kontakt'])
  expect(await where('/kontakt', 'en')).toEqual([302, '/en/contact'])
  const item = '/info/news/eight-channels-one-even-field'
  expect(await where(`/de${item}`, 'de')).toEqual([301, '/de/info/neuigkeiten/eight-channels-one-even-field'])
  expect(await where('/de/info/neuigkeiten/eight-channels-one-even-field', 'de')).toEqual([
    301,
    '/de/info/neuigkeiten/acht-kanaele-ein-gleichmaessiges-feld',
  ])
})

test('SIGTERM ends the process with 0', async () => {
  const other = await startSite()
  other.child.kill('SIGTERM')
  const code = await new Promise(resolve => other.child.once('exit', resolve))
  expect(code).toBe(0)
  await other.stop()
})
