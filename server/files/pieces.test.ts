import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { UploadedFile } from '#contract/files/file.ts'
import { openTestSite } from '#server/test-site.ts'

const path = '/backstage/file-manager/upload/tus'
const tus = { 'tus-resumable': '1.0.0' }
const piece = { ...tus, 'content-type': 'application/offset+octet-stream' }
const named = (name: string, folder = '') =>
  Object.entries({ filename: name, folder })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

async function openPieces() {
  const site = await openTestSite({ LIMITS: 'off' })
  const editor = await site.staff('contentEditor')
  const begin = (length: number, metadata = named('note.txt', 'Lab'), who = editor.headers) =>
    site.ask({
      method: 'POST',
      path,
      headers: { ...tus, ...who, 'upload-length': String(length), 'upload-metadata': metadata },
    })
  const where = async (length: number, metadata?: string) =>
    String((await begin(length, metadata)).headers.location).replace('/api/v1', '')
  const send = (at: string, offset: number, payload: string, who = editor.headers) =>
    site.ask({
      method: 'PATCH',
      path: at,
      headers: { ...piece, ...who, 'upload-offset': String(offset) },
      payload,
    })
  const offsetOf = async (at: string, who = editor.headers) =>
    site.ask({ method: 'HEAD', path: at, headers: { ...tus, ...who } })
  return { ...site, editor, begin, where, send, offsetOf }
}

test('an upload in pieces is stored as one file, and leaves no temporary file', async () => {
  const { where, send, offsetOf, ask, editor, dependencies } = await openPieces()
  const at = await where(9)
  expect((await send(at, 0, 'eins ')).statusCode).toBe(204)
  expect((await offsetOf(at)).headers['upload-offset']).toBe('5')
  const last = await send(at, 5, 'zwei')
  expect(last.json<UploadedFile>()).toMatchObject({ name: 'note.txt', folder: 'Lab', sizeBytes: 9 })
  const { src } = last.json<UploadedFile>()
  const bytes = await ask({ method: 'GET', path: src.replace('/api/v1', ''), headers: editor.headers })
  expect(bytes.payload).toBe('eins zwei')
  expect(await readdir(dependencies.storage.uploads)).toEqual([])
  expect((await offsetOf(at)).statusCode).toBe(404)
})

test('a piece at the wrong offset is refused, and what is there stays', async () => {
  const { where, send, offsetOf } = await openPieces()
  const at = await where(9)
  await send(at, 0, 'eins ')
  for (const offset of [0, 3, 6]) expect((await send(at, offset, 'zwei')).statusCode).toBe(409)
  expect((await offsetOf(at)).headers['upload-offset']).toBe('5')
})

test('a user with fifty unfinished uploads cannot begin another until one is finished', async () => {
  const { where, begin, send, staff } = await openPieces()
  const first = await where(4)
  for (let n = 1; n < 50; n += 1) expect((await begin(9)).statusCode).toBe(201)
  const refused = await begin(9)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooManyUploads'])
  const other = await staff('newsEditor')
  expect((await begin(9, undefined, other.headers)).statusCode).toBe(201)
  await send(first, 0, 'alle')
  expect((await begin(9)).statusCode).toBe(201)
})

test('another user can neither continue nor see an upload', async () => {
  const { where, send, offsetOf, begin, staff } = await openPieces()
  const at = await where(9)
  const other = await staff('newsEditor')
  expect((await send(at, 0, 'x', other.headers)).statusCode).toBe(404)
  expect((await offsetOf(at, other.headers)).statusCode).toBe(404)
  const member = await staff('member')
  expect((await begin(9, undefined, member.headers)).statusCode).toBe(403)
  expect((await begin(9, undefined, {} as typeof member.headers)).statusCode).toBe(401)
  expect((await offsetOf(at)).headers['upload-offset']).toBe('0')
})

test('no address leads out of the folder of uploads', async () => {
  const { ask, editor, dependencies } = await openPieces()
  const beside = join(dependencies.storage.uploads, '..', 'beside')
  await writeFile(beside, 'kept')
  for (const id of ['x/../../beside', '..\\..\\beside', '/../beside', 'x\u0000']) {
    const at = `${path}/${encodeURIComponent(`${editor.id}-${id}`)}`
    for (const method of ['HEAD', 'DELETE', 'PATCH'] as const) {
      const headers = {
        ...(method === 'PATCH' ? { ...piece, 'upload-offset': '0' } : tus),
        ...editor.headers,
      }
      const answer = await ask({ method, path: at, headers, ...(method === 'PATCH' && { payload: 'x' }) })
      expect([method, id, answer.statusCode]).toEqual([method, id, 404])
    }
  }
  expect(await readFile(beside, 'utf8')).toBe('kept')
})

test('a file type that is not allowed is refused at the last piece, and nothing is kept', async () => {
  const { where, send, dependencies } = await openPieces()
  const at = await where(15, named('a.html'))
  const answer = await send(at, 0, '<!doctype html>')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'fileTypeNotAllowed'])
  expect(await readdir(dependencies.storage.uploads)).toEqual([])
})

test('an invalid folder and a file that is too large are refused before any bytes are sent', async () => {
  const { begin } = await openPieces()
  const answer = await begin(9, named('a.txt', '../x'))
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'invalidName', errors: [expect.objectContaining({ field: 'folder' })] }),
  ])
  expect((await begin(3 * 1024 ** 3)).statusCode).toBe(413)
})
