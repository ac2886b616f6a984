import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noteStatements } from '#server/platform/database/test-statements.ts'
import { openTestSite } from '#server/test-site.ts'
import { storeFile } from './keep.ts'
import { type MediaRequest, mediaAnswer } from './media.ts'
import { openTestFiles, type TestFiles } from './test-files.ts'
import { blankFileFields } from './upload.ts'

let files: TestFiles
const content = randomBytes(1000)
const nothing = {
  ...blankFileFields,
  ...{ sourceHash: null, width: null, height: null, variants: [], isPublic: true },
}

beforeAll(async () => {
  files = await openTestFiles()
  await put('', 'plain.jpg', 'image/jpeg')
  await put('2026/berichte', 'Übersicht „neu“.pdf', 'application/pdf')
  await put('daten', 'werte.csv', 'text/csv')
})

afterAll(() => files.close())

test('a file answers under its folder and name', async () => {
  const { status, headers, body } = await ask({ path: 'plain.jpg' })
  expect(status).toBe(200)
  expect(body).toEqual(content)
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': '1000',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, no-cache',
    'content-disposition': `inline; filename="plain.jpg"; filename*=UTF-8''plain.jpg`,
  })
})

test('a portrait is handed out after three statements, whatever kinds of records there are', async () => {
  const { dependencies, staff } = await openTestSite()
  const { db } = dependencies
  const { id } = await staff('member')
  const about = { folder: 'portraits', name: 'a.jpg', type: 'image/jpeg', sizeBytes: 1, hash: 'a'.repeat(64) }
  const { id: imageId } = await db.insertInto('files').values(about).returning('id').executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ imageId, hasImageConsent: true, isVisible: true })
    .where('id', '=', id)
    .execute()
  const pointing = { kind: 'people', recordId: id, field: 'imageId', target: 'files', targetId: imageId }
  await db.insertInto('recordReferences').values(pointing).execute()
  const noted = noteStatements()
  const answer = await mediaAnswer(dependencies, { path: 'portraits/a.jpg', method: 'HEAD' })
  expect([answer.status, noted.texts.length]).toEqual([200, 3])
  await db.updateTable('users').set({ hasImageConsent: false }).where('id', '=', id).execute()
  await expect(mediaAnswer(dependencies, { path: 'portraits/a.jpg', method: 'HEAD' })).rejects.toMatchObject({
    code: 'notFound',
  })
})

test('a PDF is shown without scripts, under its real name', async () => {
  const { headers } = await ask({ path: '2026/berichte/Übersicht „neu“.pdf' })
  expect(headers['content-security-policy']).toBe("default-src 'none'; script-src 'none'")
  expect(headers['content-disposition']).toBe(
    `inline; filename="_bersicht _neu_.pdf"; filename*=UTF-8''%C3%9Cbersicht%20%E2%80%9Eneu%E2%80%9C.pdf`,
  )
})

test.each([
  ['video/mp4', 'film.mp4', /^inline/, /^sandbox allow-same-origin; default-src 'none'; media-src 'self'/],
  ['video/webm', 'film.webm', /^inline/, /^sandbox allow-same-origin; default-src 'none'; media-src 'self'/],
  ['video/mp2t', 'film.ts', /^attachment/, /^sandbox; default-src 'none'$/],
  ['application/vnd.apple.mpegurl', 'film.m3u8', /^attachment/, /^sandbox; default-src 'none'$/],
  ['text/vtt', 'film.vtt', /^attachment/, /^sandbox; default-src 'none'$/],
])(
  '%s is served inline only if it is a film, and cannot run scripts',
  async (type, name, disposition, policy) => {
    await put('filme', name, type)
    const { headers } = await ask({ path: `filme/${name}` })
    expect(headers['content-type']).toBe(type)
    expect(headers['content-disposition']).toMatch(disposition)
    expect(headers['content-security-policy']).toMatch(policy)
    expect(headers['x-content-type-options']).toBe('nosniff')
  },
)

test('other files are served as attachments', async () => {
  const { headers } = await ask({ path: 'daten/werte.csv' })
  expect(headers['content-disposition']).toMatch(/^attachment;/)
})

describe('byte ranges', () => {
  test.each([
    ['bytes=0-9', 206, 'bytes 0-9/1000', 0, 10],
    ['bytes=990-', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1000],
    ['bytes=-5000', 206, 'bytes 0-999/1000', 0, 1000],
    ['bytes=900-5000', 206, 'bytes 900-999/1000', 900, 1000],
    ['bytes=0-0', 206, 'bytes 0-0/1000', 0, 1],
  ])('%s gets that part of the file', async (range, status, header, from, to) => {
    const answer = await ask({ path: 'plain.jpg', range })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ 'content-range': header, 'content-length': String(to - from) })
    expect(answer.body).toEqual(content.subarray(from, to))
  })

  test.each(['bytes=1000-', 'bytes=5000-6000', 'bytes=-0'])(
    '%s is outside the file and gets 416',
    async range => {
      const { status, headers, body } = await ask({ path: 'plain.jpg', range })
      expect([status, headers['content-range'], headers['content-length'], body]).toEqual([
        416,
        'bytes */1000',
        undefined,
        null,
      ])
    },
  )

  test.each(['bytes=0-1,5-6', 'bytes=9-1', 'items=0-1', 'bytes=', 'bytes=a-b'])(
    '%s is ignored',
    async range => {
      expect(await ask({ path: 'plain.jpg', range })).toMatchObject({ status: 200, body: content })
    },
  )

  test('If-Range with an older ETag gets the whole file', async () => {
    expect((await ask({ path: 'plain.jpg', range: 'bytes=0-9', ifRange: '"older"' })).status).toBe(200)
  })
})

test('If-None-Match with the current ETag gets 304', async () => {
  const { etag } = (await ask({ path: 'plain.jpg' })).headers
  expect(await ask({ path: 'plain.jpg', ifNoneMatch: `"x", W/${etag}` })).toMatchObject({
    status: 304,
    body: null,
  })
})

test('HEAD gets the headers without the content', async () => {
  const { status, headers, body } = await ask({ path: 'plain.jpg', method: 'HEAD' })
  expect([status, headers['content-length'], body]).toEqual([200, '1000', null])
})

test.each([
  ...[
    '',
    '/',
    '.',
    '..',
    '../plain.jpg',
    '..%2fplain.jpg',
    '%2e%2e/plain.jpg',
    '/etc/passwd',
    'a/../plain.jpg',
  ],
  ...[
    '..\\plain.jpg',
    'plain.jpg\0',
    'plain.jpg/',
    '//plain.jpg',
    './plain.jpg',
    '.htaccess',
    'con',
    '-rf',
    'C:plain.jpg',
  ],
  ...[
    'plain.jpg\u202e',
    'x'.repeat(300),
    '1/0123456789abcdef-320.webp',
    '999999999/0123456789abcdef-320.webp',
  ],
])('the path %j is not found', async path => {
  await expect(ask({ path })).rejects.toMatchObject({ code: 'notFound' })
})

async function ask(request: Partial<MediaRequest> & { path: string }) {
  const answer = await mediaAnswer(files.context, { method: 'GET', ...request })
  return { ...answer, body: answer.body && (await buffer(answer.body)) }
}

async function put(folder: string, name: string, type: string): Promise<void> {
  const path = files.context.storage.temporaryPath()
  await writeFile(path, content)
  await storeFile(files.context, path, { ...nothing, folder, name, type })
}
