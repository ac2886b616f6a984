import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRaw, type RawAnswer, sendRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

interface Problem {
  status: number
  code: string
  message: string
  requestId: string
}

function problem({ status, headers, body }: RawAnswer): Problem {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const read = JSON.parse(Buffer.from(body, 'latin1').toString()) as Problem
  expect(read.status).toBe(status)
  expect(read.requestId).toMatch(/^[0-9a-f-]{36}$/)
  return read
}

describe('a Host that is not ours', () => {
  const evil = { host: 'evil.example' }
  test.each(['/de', '/healthz/../de', '/healthz/%2e%2e/de', '/healthz/x', '/healthz?x', '/%2e/de'])(
    'is refused for %s',
    async target => {
      const answer = problem(await getRaw(site.url, target, evil))
      expect(answer).toMatchObject({ status: 421, code: 'wrongHost' })
    },
  )
  test('gets a message in its language', async () => {
    const german = problem(await getRaw(site.url, '/de', evil))
    const english = problem(await getRaw(site.url, '/de', { ...evil, 'accept-language': 'en' }))
    expect(german.message).not.toBe(english.message)
    expect(english.message).toMatch(/ .*\.$/)
  })
  test('is refused for a form with a path around the check', async () => {
    const lines = ['host: evil.example', 'origin: http://evil.example', 'connection: close']
    const form = ['content-type: application/x-www-form-urlencoded', 'content-length: 3']
    const request = `POST /healthz/../de/kontakt HTTP/1.1\r\n${[...lines, ...form].join('\r\n')}\r\n\r\na=b`
    expect(problem(await sendRaw(site.url, request)).status).toBe(421)
  })
  test('may read the health check', async () => {
    expect((await getRaw(site.url, '/healthz', evil)).status).toBe(200)
  })
  test('is recognised by the host in the request line before the header', async () => {
    expect(problem(await getRaw(site.url, 'http://evil.example/de')).status).toBe(421)
  })
})

describe('an address written in another way', () => {
  const german = { 'accept-language': 'de' }
  const english = { 'accept-language': 'en' }
  test.each(['/%61pi/v1/info/news/latest', '/api/%76%31/info/news/latest', '/x/../api/v1/info/news/latest'])(
    '%s is answered in the requested language, whatever was cached before',
    async target => {
      const first = await getRaw(site.url, target, german)
      const second = await getRaw(site.url, target, english)
      expect(first.headers.get('content-language')).toBe('de-DE')
      expect(second.headers.get('content-language')).toBe('en-GB')
      expect(second.body).not.toBe(first.body)
    },
  )
  test('an absolute address is answered like its path', async () => {
    const whole = `${site.url}/api/v1/info/news/latest`
    expect((await getRaw(site.url, whole, german)).headers.get('content-language')).toBe('de-DE')
    expect((await getRaw(site.url, whole, english)).headers.get('content-language')).toBe('en-GB')
  })
  test.each([
    '//evil.example',
    '/\\evil.example',
    '///evil.example/..',
    '/de//evil.example',
    '//',
    '/..//de',
    '/%',
    '/%00',
  ])('%s does not redirect to another site', async target => {
    const { status, headers } = await getRaw(site.url, target)
    expect([200, 301, 302, 404]).toContain(status)
    expect(headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  })
  test.each(['/de/%', '/de/%ff', '/de/%00', '/de/info/neuigkeiten/%00', '/de/100%'])(
    '%s is the usual 404',
    async target => {
      const { status, headers } = await getRaw(site.url, target)
      expect([status, headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )
  test.each(['/api/v1/%', '/api/v1/info/news/%00', '/api/v1/info/news/%ff', '/api/v1/media/%', '/api/%'])(
    '%s gets a 404 problem document',
    async target => expect(problem(await getRaw(site.url, target)).code).toBe('notFound'),
  )
  test('an unusable request target is refused with a message', async () => {
    expect(problem(await getRaw(site.url, '*')).code).toBe('notFound')
    expect(problem(await getRaw(site.url, 'de')).code).toBe('badRequest')
    expect(problem(await getRaw(site.url, 'ftp://x/y')).code).toBe('notFound')
    const long = 'x'.repeat(20_000)
    expect(problem(await getRaw(site.url, `/api/v1/${long}`)).code).toBe('headersTooLarge')
    const page = await getRaw(site.url, `/${long}`)
    expect([page.status, page.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
  })
})

test('the IP address of a visitor is not taken from a forged header', async () => {
  const ask = async (forwarded: string) => {
    const answer = await getRaw(site.url, '/api/v1/ip', { 'x-forwarded-for': forwarded })
    return (JSON.parse(answer.body) as { ip: string }).ip
  }
  expect(await ask('6.6.6.6, 203.0.113.9:5678')).toBe('203.0.113.9')
  expect(await ask('6.6.6.6, [2001:db8::9]:443')).toBe('2001:db8::9')
  expect(await ask('6.6.6.6, unknown')).toBe('127.0.0.1')
})
