import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { builtFilesIn, serveBuiltFiles } from './built-files.ts'

const script = `console.log('${'echo '.repeat(400)}')`
const picture = randomBytes(4000)

test('a built file goes in the best encoding a browser takes, with the header lines of its kind', async () => {
  const ask = await serveFolder()
  const brotli = await ask('/assets/part-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.rawPayload).toEqual(brotliCompressSync(script))
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  const gzip = await ask('/assets/part-1a2b.js', { 'accept-encoding': 'gzip' })
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  const plain = await ask('/assets/part-1a2b.js')
  expect([plain.payload, plain.headers['content-encoding']]).toEqual([script, undefined])
})

test('a picture is served uncompressed, and the service worker with no-cache', async () => {
  const ask = await serveFolder()
  const webp = await ask('/assets/field.webp', { 'accept-encoding': 'br' })
  expect([webp.rawPayload, webp.headers['content-encoding']]).toEqual([picture, undefined])
  expect((await ask('/sw.js')).headers['cache-control']).toBe('no-cache')
})

test('a matching ETag gets 304, and paths outside the folder are not found', async () => {
  const ask = await serveFolder()
  const { etag } = (await ask('/assets/part-1a2b.js')).headers
  expect(etag).toBe(`"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`)
  const again = await ask('/assets/part-1a2b.js', { 'if-none-match': String(etag) })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  for (const address of ['/assets/part-1a2b.js.br', '/assets/../secret', '/assets/%2e%2e/secret', '/assets'])
    expect((await ask(address)).statusCode, address).toBe(404)
})

async function serveFolder() {
  const above = await mkdtemp(join(tmpdir(), 'larmor-built-'))
  onTestFinished(() => rm(above, { recursive: true }))
  const folder = join(above, 'client')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await writeFile(join(above, 'secret'), 'nothing for browsers')
  await writeFile(join(folder, 'sw.js'), '')
  await writeFile(join(folder, 'assets/field.webp'), picture)
  await writeFile(join(folder, 'assets/part-1a2b.js'), script)
  await writeFile(join(folder, 'assets/part-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(join(folder, 'assets/part-1a2b.js.gz'), gzipSync(script))
  const app = fastify()
  onTestFinished(() => app.close())
  serveBuiltFiles(app, await builtFilesIn(folder))
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
}
