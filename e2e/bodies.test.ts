import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, staffOf, tokenOf } from './api.ts'
import { blankNews } from './news-samples.ts'
import { sendRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

/** Returns the status of the response to a request of which only the headers and the first bytes are sent. */
async function answerToStart(path: string, headers: Record<string, string>, method = 'POST') {
  const { hostname, port, host } = new URL(site.url)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  const lines = Object.entries({ host, 'content-length': '2000000', ...headers })
  socket.write(`${method} ${path} HTTP/1.1\r\n${lines.map(line => `${line.join(': ')}\r\n`).join('')}\r\n[[`)
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(chunk.toString('latin1').split(' ')[1])
}

describe('before a byte of a body is read', () => {
  test('a request without login is refused by calls of staff', async () => {
    expect(await answerToStart('/api/v1/backstage/info/news', json)).toBe(401)
    expect(await answerToStart('/api/v1/backstage/page/1', json, 'PATCH')).toBe(401)
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await answerToStart('/api/v1/backstage/file-manager/upload', type)).toBe(401)
  })
  test('a member without the flag is refused', async () => {
    const authorization = `Bearer ${await tokenOf(site, 'mira')}`
    expect(await answerToStart('/api/v1/backstage/info/news', { ...json, authorization })).toBe(403)
  })
  test('a request from another site is refused', async () => {
    const headers = { ...json, origin: 'https://evil.example' }
    expect(await answerToStart('/api/v1/info/contact', headers, 'PUT')).toBe(403)
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    expect(await answerToStart('/de/kontakt', form)).toBe(403)
  })
  test('an address, a method and a type that do not exist are refused', async () => {
    expect(await answerToStart('/api/v1/nix', json)).toBe(404)
    expect(await answerToStart('/api/v1/info/news/latest', json)).toBe(405)
    expect(await answerToStart('/api/v1/info/contact', { 'content-type': 'text/plain' }, 'PUT')).toBe(415)
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await answerToStart('/api/v1/info/contact', multipart, 'PUT')).toBe(415)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await answerToStart('/de/nix/nix', form)).toBe(404)
    expect(await answerToStart('/de/impressum', form)).toBe(405)
  })
  test('a body above the limit of its address is refused', async () => {
    expect(await answerToStart('/api/v1/info/contact', json, 'PUT')).toBe(413)
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await answerToStart('/de/kontakt', form)).toBe(413)
  })
})

describe('an invalid body', () => {
  const put = async (body: string) => {
    const answer = await fetch(`${site.url}/api/v1/info/contact`, { method: 'PUT', headers: json, body })
    return [answer.status, ((await answer.json()) as { code: string }).code]
  }
  test('is refused before parsing if nested too deeply', async () => {
    expect(await put('['.repeat(50_000))).toEqual([400, 'badJson'])
    expect(await put('{"a":'.repeat(10_000))).toEqual([400, 'badJson'])
    expect(await put(`{"name":${'['.repeat(100)}${']'.repeat(100)}}`)).toEqual([400, 'badJson'])
  })
  test('with characters that cannot be stored is refused as invalid', async () => {
    for (const text of ['a\0b', '\ud800', '\ufffe', '\u001b[2J']) {
      const message = { name: 'Ada', email: 'ada@example.org', message: text, consent: true }
      expect(await put(JSON.stringify(message))).toEqual([422, 'invalid'])
    }
  })
  test('with a multipart form that ends too soon: 400', async () => {
    const token = await tokenOf(site, 'hanna')
    const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc'
    for (const part of ['--x', '--x\r\n', start, `${start}\r\n--x`]) {
      const head = [
        'POST /api/v1/backstage/file-manager/upload HTTP/1.1',
        `host: ${new URL(site.url).host}`,
        'connection: close',
        `authorization: Bearer ${token}`,
        'content-type: multipart/form-data; boundary=x',
        `content-length: ${part.length}`,
      ]
      const answer = await sendRaw(site.url, `${head.join('\r\n')}\r\n\r\n${part}`)
      expect([part, answer.status]).toEqual([part, 400])
    }
  })
})

describe('invalid values from staff', () => {
  test.each([
    ['a text in one language only', { content: { de: null } }],
    ['a text of no type', { content: { de: 7, en: null } }],
    ['a date in the year 0', { publishAt: '0000-01-01T00:00:00Z' }],
    ['a date that is in the year 10000 elsewhere', { publishAt: '9999-12-31T23:59:59-12:00' }],
    ['half a sign', { title: { de: 'a\ud800', en: '' } }],
    ['a sign that no document may hold', { title: { de: 'a\ufffe', en: '' } }],
  ])('%s: 422', async (_, part) => {
    const ask = await staffOf(site, 'jonas')
    const { status, body } = await ask<{ code: string; errors: unknown[] }>('POST', '/backstage/info/news', {
      ...blankNews,
      ...part,
    })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors.length).toBeGreaterThan(0)
  })
})

describe('an invalid address', () => {
  test.each([
    '/content/nix/nix',
    '/backstage/info/news/abc',
    '/backstage/info/news/0',
    '/backstage/info/news/3000000000',
    '/backstage/info/news/1/revisions/-1',
    '/backstage/info/news/1/revisions/3000000000',
    '/backstage/content/nix/nix/nix',
  ])('%s: 404', async path => {
    const ask = await staffOf(site, 'hanna')
    const { status, body } = await ask<{ code: string }>('GET', path)
    expect([status, body.code]).toEqual([404, 'notFound'])
  })
  test.each(['page=', 'page=abc', 'limit=1.5', 'page=0x', 'tag='])(
    'a list asked for ?%s: 422 with the field',
    async query => {
      const answer = await fetch(`${site.url}/api/v1/info/news/latest?${query}`)
      const { errors } = (await answer.json()) as { errors: { field: string }[] }
      expect([answer.status, errors[0]?.field]).toEqual([422, query.split('=')[0]])
    },
  )
})

test('a value of the wrong type is told from a missing one', async () => {
  const ask = await staffOf(site, 'jonas')
  const { body } = await ask<{ errors: { field: string; code: string }[] }>('POST', '/backstage/info/news', {
    ...blankNews,
    tags: 'Spule',
    isVisible: 'ja',
    categoryId: '7',
    authorId: undefined,
  })
  const codes = Object.fromEntries(body.errors.map(({ field, code }) => [field, code]))
  expect(codes).toEqual({ tags: 'array', isVisible: 'boolean', categoryId: 'numeric', authorId: 'required' })
})

test('a page is found and changed by its path', async () => {
  const ask = await staffOf(site, 'hanna')
  const found = await ask<{ version: number; page: string }>('GET', '/backstage/content/about/institute')
  expect([found.status, found.body.page]).toEqual([200, 'institute'])
  const { version } = found.body
  const changed = await ask<{ version: number }>('PATCH', '/backstage/content/about/institute', {
    version,
    lead: { de: 'Neu', en: 'New' },
  })
  expect([changed.status, changed.body.version]).toEqual([200, version + 1])
})
