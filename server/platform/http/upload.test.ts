import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { maxUploadBytes } from '#contract/files/file.ts'
import { maxFilmBytes } from '#contract/files/film.ts'
import { openStorage } from '#server/platform/storage/storage.ts'
import { failureOf } from './failure-of.ts'
import { receiveUpload } from './upload.ts'

test('a file above the size limit is refused as too large, and nothing of it is kept', async () => {
  const { send, left } = await openUploads({ fileSize: 1000 })
  expect(await send(1000)).toMatch(/taken$/)
  expect(await send(1001)).toMatch(/tooLarge$/)
  expect(await left()).toEqual([])
})

test('a client that sends all of a too large file before it reads gets the refusal', {
  timeout: 60_000,
}, async () => {
  const { send, left } = await openUploads({ fileSize: maxFilmBytes })
  expect(await send(maxUploadBytes + 30 * 1024 * 1024)).toMatch(/tooLarge$/)
  expect(await left()).toEqual([])
})

async function openUploads(limits: { fileSize: number }) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-upload-'))
  const storage = await openStorage(folder)
  const app = fastify()
  onTestFinished(async () => {
    app.server.closeAllConnections()
    await app.close()
    await storage.close()
    await rm(folder, { recursive: true })
  })
  await app.register(multipart, { limits })
  app.post('/', async request => {
    const { discard } = await receiveUpload(request, storage, 'staff')
    await discard()
    return 'taken'
  })
  app.setErrorHandler((error, _, reply) => reply.send(failureOf(error).code))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    left: () => readdir(join(folder, 'tmp')),
    /** Sends a file of the given size and returns the response. */
    async send(bytes: number) {
      const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
      const body = Buffer.concat([Buffer.from(head), Buffer.alloc(bytes), Buffer.from('\r\n--x--\r\n')])
      const type = 'content-type: multipart/form-data; boundary=x'
      const socket = connect(port, '127.0.0.1').pause()
      onTestFinished(() => void socket.destroy())
      socket.write(`POST / HTTP/1.1\r\nhost: x\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n`)
      await new Promise(sent => socket.write(body, sent))
      const answer = once(socket, 'data')
      socket.resume()
      return String(await answer)
    },
  }
}
