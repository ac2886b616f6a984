import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Calls, openCalls } from '../film-pages.ts'
import { type Site, startSite } from '../site.ts'

let site: Site
let calls: Calls

beforeAll(async () => {
  site = await startSite()
  calls = await openCalls(site.url)
})
afterAll(() => site?.stop())

test('a slowly sent body is cut off after half a minute, except an upload of staff', async () => {
  const visitor = { authorization: '' }
  const staff = { authorization: `Bearer ${calls.token}` }
  const upload = '/api/v1/backstage/file-manager/upload'
  const [login, stranger, uploaded] = await Promise.all([
    drip('/api/v1/auth/login', visitor, 'application/json'),
    drip(upload, visitor, 'multipart/form-data; boundary=x'),
    drip(upload, staff, 'multipart/form-data; boundary=x'),
  ])
  expect([login.status, login.sentAll]).toEqual([408, false])
  expect([stranger.status, stranger.sentAll]).toEqual([401, false])
  expect([uploaded.status, uploaded.sentAll]).toEqual([201, true])
})

/**
 * Sends a body piece by piece over 38 seconds. Returns the status of the response and whether all of it could
 * be sent.
 */
async function drip(path: string, headers: Record<string, string>, type: string) {
  const { hostname, port, host } = new URL(site.url)
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="drip.vtt"\r\n\r\n'
  const content = `${head}WEBVTT\n${'x'.repeat(76)}\r\n--x--\r\n`
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', data => {
    answer += data
    if (/^HTTP\/1.1 201/.test(answer)) socket.end()
  })
  socket.on('error', () => {})
  const lines = Object.entries({ host, 'content-type': type, 'content-length': content.length, ...headers })
  socket.write(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  )
  const pieces = content.match(/.{1,2}/gs) ?? []
  const timer = setInterval(
    () => socket.writable && socket.write(pieces.shift() ?? ''),
    38_000 / pieces.length,
  )
  await once(socket, 'close')
  clearInterval(timer)
  const status = Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1])
  return { status, sentAll: pieces.length === 0 }
}
