import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createCache } from '#server/platform/cache/cache.ts'
import { silentLog } from '#server/platform/database/log.ts'
import { type Figures, noFigures } from '#server/platform/figures/figures.ts'
import { createEarlyAnswers } from './early-answers.ts'

async function open(blocked: string[] = [], figures: Pick<Figures, 'add' | 'sawForeignHost'> = noFigures) {
  const answerEarly = createEarlyAnswers({
    cache: createCache({ clock: () => new Date() }),
    files: { find: () => undefined } as unknown as Parameters<typeof createEarlyAnswers>[0]['files'],
    config: { baseUrl: 'https://www.example.org' },
    isBlocked: ip => blocked.includes(ip),
    isTrusted: () => false,
    figures,
    headers: {},
    isCopy: () => false,
    log: silentLog,
  })
  const server = createServer((request, response) => {
    if (!answerEarly(request, response)) response.end('{"code":"passed on"}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const read = (host: string | string[], method = 'GET', path = '/de', more: string[] = []) =>
    new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
      const headers = [...[host].flat().flatMap(one => ['Host', one]), ...more]
      get({ port, host: '127.0.0.1', path, method, agent: false, headers }, async answer => {
        const text = (await answer.toArray()).join('')
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text })
      }).on('error', reject)
    })
  const ask = async (host: string | string[], method = 'GET', path = '/de') => {
    const { status, text } = await read(host, method, path)
    return { status, code: (JSON.parse(text) as { code: string }).code }
  }
  return Object.assign(ask, { read })
}

test('a foreign host is refused with 421 and a write from a blocked address with 403, before anything else', async () => {
  const ask = await open(['127.0.0.1'])
  expect(await ask('evil.example.org')).toEqual({ status: 421, code: 'wrongHost' })
  expect(await ask('www.example.org', 'POST')).toEqual({ status: 403, code: 'addressBlocked' })
  expect(await ask('www.example.org')).toEqual({ status: 200, code: 'passed on' })
  expect(await ask('10.0.0.7', 'GET', '/healthz')).toEqual({ status: 200, code: 'passed on' })
})

test('requests for own and foreign hosts and writes from blocked addresses are counted, scans by IP address are not', async () => {
  const counted: string[] = []
  const ask = await open(['127.0.0.1'], {
    add: name => void counted.push(name),
    sawForeignHost: host => void counted.push(host),
  })
  await ask('www.example.org')
  await ask('www.example.org', 'POST')
  await ask('intern:3000')
  await ask('127.0.0.1:3000')
  await ask('198.51.100.7')
  await ask('intern:3000', 'GET', '/healthz')
  expect(counted).toEqual([
    ...['ownHost', 'ownHost', 'fromBlockedAddress'],
    ...['foreignHost', 'intern:3000', 'foreignHost', '127.0.0.1:3000'],
  ])
})

test('a request that names two hosts is refused, whichever comes first', async () => {
  const ask = await open()
  for (const hosts of [
    ['www.example.org', 'evil.example.org'],
    ['evil.example.org', 'www.example.org'],
    ['www.example.org', 'www.example.org'],
  ])
    expect(await ask(hosts)).toEqual({ status: 400, code: 'badRequest' })
})

test('a refused browser gets a page with the reason in the language of the address and a link to the website', async () => {
  const { read } = await open(['127.0.0.1'])
  const browser = ['Accept', 'text/html,application/xhtml+xml,*/*;q=0.8', 'Accept-Language', 'fr']
  const foreign = await read('evil.example.org', 'GET', '/en/contact', browser)
  expect(foreign).toMatchObject({ status: 421, type: 'text/html; charset=utf-8' })
  expect(foreign.text).toMatch(/<html lang="en-GB">.*<h1>This website has another address\.<\/h1>/)
  expect(foreign.text).toContain('<a href="https://www.example.org/en">')
  const blocked = await read('www.example.org', 'POST', '/de/kontakt', browser)
  expect(blocked).toMatchObject({ status: 403, type: 'text/html; charset=utf-8' })
  expect(blocked.text).toContain('<h1>Von Ihrer Internetadresse aus')
  const call = await read('evil.example.org', 'GET', '/api/v1/info/news/latest', browser)
  expect(call).toMatchObject({ status: 421, type: 'application/problem+json; charset=utf-8' })
})
