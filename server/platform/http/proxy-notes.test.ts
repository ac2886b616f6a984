import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { recordLog } from '#server/platform/database/test-log.ts'
import { proxyNotes } from './proxy-notes.ts'

const secure = 'https://mr.example.org'

test('a proxy that sends no X-Forwarded-For is logged once', async () => {
  const { ask, log } = await behind({ baseUrl: secure, isTrusted: () => true })
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  expect(log.messages).toEqual([])
  await ask({})
  await ask({})
  expect(log.messages).toEqual([
    expect.stringMatching(/without X-Forwarded-For.*proxy_set_header X-Forwarded-For/),
  ])
})

test('X-Forwarded-For from an untrusted address is logged once', async () => {
  const { ask, log } = await behind({ baseUrl: secure, isTrusted: () => false })
  await ask({ 'x-forwarded-for': '203.0.113.9' })
  await ask({ 'x-forwarded-for': '203.0.113.10' })
  expect(log.messages).toEqual([expect.stringContaining('set TRUST_PROXY to it')])
})

test('without HTTPS a missing proxy is not logged', async () => {
  const { ask, log } = await behind({ baseUrl: 'http://mr.example.org', isTrusted: () => false })
  await ask({})
  expect(log.messages).toEqual([])
})

async function behind(given: { baseUrl: string; isTrusted: () => boolean }) {
  const log = recordLog()
  const notes = proxyNotes({ log, ...given })
  const server = createServer((request: IncomingMessage, response) => {
    notes.forwarded(request)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return {
    log,
    ask: async (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { headers }),
  }
}
