import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerOf } from './outside.ts'

const everybody = { mayAsk: () => true }

async function openServer() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const path = request.url ?? ''
    if (path === '/silent') return
    if (path === '/get-only' && request.method === 'HEAD') return void response.writeHead(405).end()
    const [, status] = /^\/(\d{3})$/.exec(path) ?? []
    const to = { '/moved': '/200', '/round': '/round', '/inside': 'http://10.0.0.1/' }[path]
    if (to) return void response.writeHead(302, { location: to }).end()
    response.writeHead(Number(status ?? 200)).end('x'.repeat(100))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }
}

test.each([
  ['/200', 'there'],
  ['/404', 'missing'],
  ['/410', 'missing'],
  ['/401', 'there'],
  ['/403', 'there'],
  ['/429', 'there'],
  ['/503', 'silent'],
  ['/get-only', 'there'],
  ['/moved', 'there'],
  ['/round', 'missing'],
  ['/silent', 'silent'],
])('the link %s is %s', async (path, answer) => {
  const { url } = await openServer()
  expect(await answerOf(url + path, { ...everybody, timeout: path === '/silent' ? 200 : 5000 })).toBe(answer)
})

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://10.1.2.3/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://2130706433/',
  'http://0x7f.1/',
  'http://0.0.0.0/',
  'http://100.64.0.1/',
])('%s is of an internal network and is not asked', async address => {
  expect(await answerOf(address)).toBe('internal')
})

test('a redirect to an internal network is not followed', async () => {
  const { url, asked } = await openServer()
  const onlyServer = { mayAsk: (ip: string) => ip === '127.0.0.1' }
  expect(await answerOf(`${url}/inside`, onlyServer)).toBe('internal')
  expect(asked).toEqual(['HEAD /inside'])
})

test.each(['ftp://example.org/', 'mailto:a@example.org', 'no address', 'http://a:b@example.org/'])(
  '%s is nothing that can be asked',
  async address => {
    expect(await answerOf(address)).toBe('missing')
  },
)

test('an unknown host is missing or silent, and a closed port is silent', async () => {
  expect(['missing', 'silent']).toContain(await answerOf('http://no-such-host.invalid/', everybody))
  expect(await answerOf('http://127.0.0.1:1/', everybody)).toBe('silent')
})
