import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import type { UploadedFile } from '#contract/files/file.ts'
import { openTestSite } from '#server/test-site.ts'

const manager = '/backstage/file-manager'
const points = {
  upload: { method: 'POST', path: `${manager}/upload`, of: null },
  replace: { method: 'PUT', path: `${manager}/replace`, of: 'picture' },
  poster: { method: 'PUT', path: `${manager}/poster`, of: 'film' },
  portrait: { method: 'PUT', path: '/backstage/user-group/me/image', of: null },
} as const

test('every call of staff that takes a file is tried here', () => {
  // Uploads by visitors are tested in `server/contests`; an imported list of publications is read and not
  // stored, see `articles/imports`.
  const taking = allCalls().filter(
    ({ name, meta }) => meta.takesFile && meta.may !== 'public' && name !== 'articles.backstage.importFile',
  )
  expect(taking.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    Object.values(points)
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
})

const film = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  Buffer.alloc(64),
])
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#9d6550' } })
    .jpeg()
    .toBuffer()

const refused: [name: string, bytes: Buffer, code: RegExp][] = [
  ['page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), /fileTypeNotAllowed/],
  ['leer.jpg', Buffer.alloc(0), /fileTypeNotAllowed|invalid/],
  ['halb.jpg', Buffer.from('ffd8ffe000104a464946000101', 'hex'), /notAnImage|fileTypeNotAllowed/],
  ['prog.exe', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), /fileTypeNotAllowed/],
]

test.each(Object.entries(points))('%s accepts a picture, and refuses other content', async (_, point) => {
  const site = await openTestSite({ LIMITS: 'off' })
  const editor = await site.staff('contentEditor')
  const send = (to: { method: 'POST' | 'PUT'; path: string }, name: string, bytes: Buffer, id?: number) =>
    site.ask({
      method: to.method,
      path: to.path,
      ...multipart(name, bytes, id === undefined ? {} : { id: String(id) }),
      headers: { ...editor.headers, ...multipart(name, bytes, {}).headers },
    })
  const first = point.of === 'film' ? film : await picture()
  const stored = point.of && (await send(points.upload, `erst.${point.of}`, first)).json<UploadedFile>()
  for (const [name, bytes, code] of refused) {
    const before = await site.dependencies.db.selectFrom('files').selectAll().execute()
    const answer = await send(point, name, bytes, stored?.id)
    expect([name, answer.statusCode < 500]).toEqual([name, true])
    expect(answer.json<{ code: string }>().code).toMatch(code)
    expect(await site.dependencies.db.selectFrom('files').selectAll().execute()).toEqual(before)
  }
  expect(await readdir(join(site.dependencies.config.dataDir, 'tmp'))).toEqual([])
  const other = await sharp(await picture())
    .negate()
    .png()
    .toBuffer()
  const taken = await send(point, 'gut.png', other, stored?.id)
  expect(taken.statusCode).toBeLessThan(300)
})

function multipart(name: string, bytes: Buffer, fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  )
  const head = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from('\r\n--x--\r\n')]),
  }
}

test.each(['%2F', '%2e%2e', '..%2F..%2Fetc', 'a%2F%2Fb', '%00', '%252F'])('%s is no folder', async folder => {
  const site = await openTestSite({ LIMITS: 'off' })
  const { headers } = await site.staff('contentEditor')
  for (const path of [`/backstage/file/${folder}`, `${manager}/files?folder=${folder}`]) {
    const answer = await site.ask({ method: 'GET', path, headers })
    expect([path, answer.json<{ code: string }>().code]).toEqual([
      path,
      expect.stringMatching(/^(invalid|invalidName|notFound)$/),
    ])
  }
})
