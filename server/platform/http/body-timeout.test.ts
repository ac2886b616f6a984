import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { allowUpload, limitBody } from './body-timeout.ts'

const wait = 300 // milliseconds
const long = { idle: 1000, atMost: 60_000 }

type Handle = (request: IncomingMessage, response: ServerResponse) => void
const readAll: Handle = (request, response) => request.resume().on('end', () => response.end('read'))

test('a body that is not here in time is ended with 408', async () => {
  const { answer, sentAll } = await send(readAll, { every: 50, pieces: 400 })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(sentAll).toBe(false)
})

test('a chunked body that does not arrive in time gets 408', async () => {
  const { answer, sentAll } = await send(readAll, { every: 50, pieces: 400, chunked: true })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(sentAll).toBe(false)
})

test('a body that goes on after an early answer does not keep the connection open', async () => {
  const { answer, sentAll } = await send((_, response) => response.end('no'), {
    every: 50,
    pieces: 400,
    keeps: true,
  })
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(sentAll).toBe(false)
})

test('an upload goes on as long as something arrives', async () => {
  const handle: Handle = (request, response) => {
    allowUpload(request, long)
    readAll(request, response)
  }
  const { answer, sentAll } = await send(handle, { every: 50, pieces: 16 })
  expect(answer).toMatch(/^HTTP\/1.1 200/)
  expect(sentAll).toBe(true)
})

test('an upload that stops in the middle is ended', async () => {
  const handle: Handle = (request, response) => {
    allowUpload(request, long)
    readAll(request, response)
  }
  const { answer, sentAll } = await send(handle, { every: 50, pieces: 400, stopAfter: 3 })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(sentAll).toBe(false)
})

test('an upload that never ends is ended too', async () => {
  const handle: Handle = (request, response) => {
    allowUpload(request, { idle: 200, atMost: 500 })
    readAll(request, response)
  }
  const { answer, sentAll } = await send(handle, { every: 50, pieces: 400 })
  expect(answer).toMatch(/^HTTP\/1.1 408/)
  expect(sentAll).toBe(false)
})

interface Drip {
  every: number
  pieces: number
  chunked?: boolean
  stopAfter?: number
  /** Whether the client wants to keep the connection alive. */
  keeps?: boolean
}

async function send(
  handle: Handle,
  { every, pieces, chunked = false, stopAfter = pieces, keeps = false }: Drip,
) {
  const server = createServer({ requestTimeout: 0 }, (request, response) => {
    limitBody(server, request, wait)
    handle(request, response)
  })
  server.on('clientError', (_, socket) => socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => {
    answer += data
  })
  socket.on('error', () => {})
  const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${pieces}`
  const connection = keeps ? 'keep-alive' : 'close'
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: ${connection}\r\n${length}\r\n\r\n`)
  let sent = 0
  const timer = setInterval(() => {
    if (sent < stopAfter && socket.writable) socket.write(chunked ? '1\r\nx\r\n' : 'x')
    sent += 1
  }, every)
  await once(socket, 'close')
  clearInterval(timer)
  return { answer, sentAll: sent >= pieces }
}
