import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSocketServer, type SocketLimits } from './sockets.ts'

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'
const large = Buffer.alloc(32 * 1024 * 1024, 'x')

test('one address can open only so many connections, until it closes one', async () => {
  const { open, tooMany } = await serve({ perAddress: 3 })
  const three = [await open(), await open(), await open()]
  for (const socket of three) expect(await asked(socket)).toMatch(/^HTTP\/1.1 200/)
  expect(await asked(await open())).toBe('closed')
  expect(tooMany()).toBe(1)
  three[0]?.destroy()
  await vi.waitFor(async () => expect(await asked(await open())).toMatch(/^HTTP\/1.1 200/))
})

test('connections are limited for each address separately', async () => {
  const { open } = await serve({ perAddress: 1 })
  expect(await asked(await open('127.0.0.1'))).toMatch(/^HTTP\/1.1 200/)
  expect(await asked(await open('127.0.0.1'))).toBe('closed')
  expect(await asked(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200/)
})

test('connections from a trusted proxy are not limited', async () => {
  const { open } = await serve({ perAddress: 1 }, { isTrusted: address => address.endsWith('127.0.0.1') })
  const sockets = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.1')))
  for (const socket of sockets) expect(await asked(socket)).toMatch(/^HTTP\/1.1 200/)
  expect(await asked(await open('127.0.0.2'))).toMatch(/^HTTP\/1.1 200/)
  expect(await asked(await open('127.0.0.2'))).toBe('closed')
})

test('a response that the client does not read is aborted', async () => {
  const given = Promise.withResolvers<boolean>()
  const { open } = await serve({ unread: 300 }, {}, response => {
    response.once('close', () => given.resolve(response.writableFinished))
    response.end(large)
  })
  const socket = await open()
  socket.pause().write(get)
  expect(await given.promise).toBe(false)
})

test('a client that reads slowly but steadily gets the whole response', async () => {
  const { open } = await serve({ unread: 1500 }, {}, response => response.end(large))
  const socket = await open()
  socket.pause().write(`${get.slice(0, -2)}connection: close\r\n\r\n`)
  let bytes = 0
  for (let isOpen = true; isOpen; await sleep(20)) {
    for (let piece = 0; piece < 12; piece += 1) bytes += (socket.read() as Buffer | null)?.length ?? 0
    isOpen = !socket.readableEnded && !socket.destroyed
  }
  expect(bytes).toBeGreaterThan(large.length)
})

test('an answer that takes long to make is waited for', async () => {
  const { open } = await serve({ unread: 200 }, {}, async response => {
    await sleep(900)
    response.end('made')
  })
  expect(await asked(await open())).toMatch(/made/)
})

test('keep-alive is 72 seconds, and an idle connection is closed after its time', async () => {
  const usual = await serve({})
  expect(await asked(await usual.open())).toMatch(/keep-alive: timeout=72/i)
  const short = await serve({ keepAlive: 200 })
  const socket = await short.open()
  expect(await asked(socket)).toMatch(/^HTTP\/1.1 200/)
  await once(socket, 'close')
})

test('a connection without a request is closed', async () => {
  const { open } = await serve({ headers: 200 })
  const socket = await open()
  socket.resume()
  await once(socket, 'close')
})

type Answer = (response: ServerResponse) => unknown

async function serve(
  limits: Partial<SocketLimits>,
  parts: { isTrusted?: (address: string) => boolean } = {},
  answer: Answer = response => response.end('fine'),
) {
  let tooMany = 0
  const onTooMany = () => {
    tooMany += 1
  }
  const all = { isTrusted: () => false, ...parts, onTooMany, limits }
  const server = createSocketServer((_, __, response) => void answer(response), all)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  async function open(localAddress = '127.0.0.1'): Promise<Socket> {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { open, tooMany: () => tooMany }
}

/** Returns the response to a request, or `closed`. */
async function asked(socket: Socket): Promise<string> {
  socket.write(get)
  const answer = once(socket, 'data').then(([bytes]) => String(bytes))
  const closed = once(socket, 'close').then(() => 'closed')
  return Promise.race([answer, closed])
}
