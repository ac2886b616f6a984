import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { hour } from '#contract/durations.ts'
import type { List } from '#contract/fields.ts'
import type { File, FileDetail } from '#contract/files/file.ts'
import { blankNews } from '#contract/news/news.ts'
import { newsKind } from '#server/news/kind.ts'
import { create } from '#server/platform/records/records.ts'
import { withKeys } from './preview-key.ts'
import { sweepFiles } from './sweep.ts'
import { asStaff, openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

function show(imageId: number, isVisible = true) {
  const by = { ...files.dependencies, caller: null, requestId: 'x' }
  const title = { de: 'Neue Spule', en: 'New coil' }
  const paragraph = { type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Text' }] }
  const text = { type: 'doc' as const, content: [paragraph] }
  return create(newsKind, by, { ...blankNews, title, imageId, isVisible, content: { de: text, en: text } })
}

test('a deleted file is only in the trash, and is restored under a free name', async () => {
  const { id } = await files.send('a.txt', 'eins', { folder: 'Lab', isPublic: '1' })
  expect(await files.ask('remove', { paths: ['Lab/a.txt'] })).toEqual({ ids: [id], folders: [] })
  await expect(files.get('Lab/a.txt', asStaff)).rejects.toMatchObject({ code: 'notFound' })
  expect((await files.ask<List<File>>('list', { trash: '1' })).rows).toMatchObject([{ id }])
  await files.send('a.txt', 'zwei', { folder: 'Lab' })
  expect(await files.ask<FileDetail>('putBack', { id })).toMatchObject({ name: 'a-2.txt', deletedAt: null })
  expect((await files.get('Lab/a-2.txt')).body?.toString()).toBe('eins')
})

test('a folder is deleted and restored with its content', async () => {
  const sent = [
    await files.send('a.txt', 'a', { folder: 'Lab/2026' }),
    await files.send('b.txt', 'b', { folder: 'Lab' }),
  ]
  const { ids } = await files.ask<{ ids: number[] }>('remove', { paths: ['Lab'] })
  expect(ids.sort()).toEqual(sent.map(({ id }) => id).sort())
  expect(await files.ask('list', {})).toMatchObject({ count: 0, folders: [] })
  await files.ask('putBackAll', { ids })
  expect(await files.ask('list', { folder: 'Lab' })).toMatchObject({ count: 1, folders: ['2026'] })
})

test('a file in use is deleted only with confirm, and the refusal names its use', async () => {
  const { id } = await files.send('bild.jpg', await picture('red'))
  await files.send('frei.txt', 'frei')
  await show(id)
  await expect(files.ask('remove', { paths: ['frei.txt', 'bild.jpg'] })).rejects.toMatchObject({
    code: 'inUse',
    details: { errors: [{ field: 'bild.jpg', message: 'Neue Spule' }] },
  })
  expect((await files.ask<List<File>>('list', {})).count).toBe(2)
  await files.ask('remove', { paths: ['frei.txt', 'bild.jpg'], confirm: true })
  expect((await files.ask<List<File>>('list', {})).count).toBe(0)
})

test('a piece of a film is used by its playlist', async () => {
  const segment = Buffer.alloc(188 * 5, 0x20).map((byte, at) => (at % 188 === 0 ? 0x47 : byte))
  await files.send('seg.ts', segment, { folder: 'film' })
  await files.send('film.m3u8', '#EXTM3U\n#EXTINF:4.0,\nseg.ts\n', { folder: 'film' })
  await expect(files.ask('remove', { paths: ['film/seg.ts'] })).rejects.toMatchObject({ code: 'inUse' })
  await files.ask('remove', { paths: ['film'] })
})

test('ten thousand paths at once are refused at their field', async () => {
  const paths = Array.from({ length: 10_000 }, (_, n) => `a-${n}.txt`)
  await expect(files.ask('remove', { paths })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: [{ field: 'paths', code: 'tooManyPaths' }] },
  })
  await expect(files.ask('remove', { paths: ['nichts.txt'] })).rejects.toMatchObject({
    details: { errors: [{ field: 'paths.0', code: 'noSuchFile' }] },
  })
})

test('a file is for staff until it is marked as public, or something public shows it', async () => {
  const { id, src } = await files.send('bild.jpg', await picture('green'))
  await expect(files.get(src)).rejects.toMatchObject({ code: 'notFound' })
  expect((await files.get(src, asStaff)).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'same-origin',
  })
  const [, key = ''] = withKeys(files.dependencies, { src }).src.split('?key=')
  expect((await files.get(src, { key })).headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  })
  await show(id, false)
  await expect(files.get(src)).rejects.toMatchObject({ code: 'notFound' })
  await show(id)
  // Also allowed for a letter that is read in a browser.
  expect((await files.get(src)).headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(await files.ask('find', { id })).toMatchObject({ seenBy: 'readers' })
  const text = await files.send('a.txt', 'a')
  await expect(files.get(text.src)).rejects.toMatchObject({ code: 'notFound' })
  await files.ask('change', { id: text.id, version: 1, isPublic: true })
  expect((await files.get(text.src)).status).toBe(200)
})

test('a replaced file keeps its address, old variants redirect, and the old version can be restored', async () => {
  const before = await files.send('bild.jpg', await picture('red'), { isPublic: '1' })
  const red = (await files.get(before.src)).body
  const after = await files.replace(before.id, 'anders.png', await picture('blue'))
  expect(after).toMatchObject({ id: before.id, src: before.src, version: 2 })
  expect((await files.get(before.src)).body).not.toEqual(red)
  const old = await files.get(before.preview ?? '')
  expect([old.status, old.headers.location]).toEqual([302, after.preview])
  const [version] = after.versions
  const back = await files.ask<FileDetail>('restoreVersion', { id: before.id, n: version?.id })
  expect((await files.get(before.src)).body).toEqual(red)
  expect(back.versions).toHaveLength(1)
})

test('a replacement must have the same file type', async () => {
  const { id, src } = await files.send('bild.jpg', await picture('red'), { isPublic: '1' })
  await expect(files.replace(id, 'x.pdf', '%PDF-1.7\n')).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { file: 'otherFileType' } },
  })
  expect((await files.get(src)).status).toBe(200)
})

test('an identical upload is not stored again, unless the uploader asks for it', async () => {
  const first = await files.send('eins.jpg', await picture('red'), { folder: 'a' })
  const again = await files.send('zwei.jpg', await picture('red'), { folder: 'b' })
  expect(again).toMatchObject({ id: first.id, isDuplicate: true, folder: 'a' })
  const wished = await files.send('zwei.jpg', await picture('red'), { folder: 'b', again: '1' })
  expect(wished).toMatchObject({ isDuplicate: false, name: 'zwei.jpg', folder: 'b' })
})

test('the metadata of a file has a history, and pictures without a description can be listed', async () => {
  const { id } = await files.send('bild.jpg', await picture('red'))
  await files.send('a.txt', 'a')
  const missing = async () =>
    (await files.ask<List<File>>('list', { missing: 'alt' })).rows.map(row => row.id)
  expect(await missing()).toEqual([id])
  const alt = { de: 'Eine Spule', en: '' }
  await files.ask('change', { id, version: 1, alt, licence: 'CC BY 4.0', consentNote: 'Mira, 12.3.2027' })
  expect(await missing()).toEqual([id])
  await files.ask('change', { id, version: 2, alt: { de: 'Eine Spule', en: 'A coil' }, focalX: 0.25 })
  expect(await missing()).toEqual([])
  expect((await files.ask<List<File>>('list', { q: 'coil' })).rows).toMatchObject([{ id, focalX: 0.25 }])
  await expect(files.ask('change', { id, version: 2, isPublic: true })).rejects.toMatchObject({
    code: 'staleVersion',
  })
  expect((await files.ask<List<object>>('revisions', { id })).count).toBe(2)
})

test('the sweep keeps the bytes of older versions until their file is deleted', async () => {
  const { id } = await files.send('a.txt', 'eins')
  await files.replace(id, 'a.txt', 'zwei')
  const later = { ...files.dependencies, clock: () => new Date(Date.now() + 7 * 86_400_000) }
  expect(await sweepFiles(later)).toBe(0)
  await files.db.deleteFrom('files').where('id', '=', id).execute()
  expect(await sweepFiles(later)).toBe(0)
  expect(await sweepFiles(later)).toBe(2)
})

test('bytes stay until the night after the one that finds them unneeded, and while a row names them again', async () => {
  const { id } = await files.send('a.txt', 'ein Text')
  const { hash } = await files.db
    .selectFrom('files')
    .select('hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const name = (hash: string) => files.db.updateTable('files').set({ hash }).where('id', '=', id).execute()
  const sweepIn = (hours: number) =>
    sweepFiles({ ...files.dependencies, clock: () => new Date(Date.now() + hours * hour) })
  // Written long ago, so that their age keeps nothing.
  const stored = join(
    files.dependencies.storage.uploads,
    '../files',
    hash.slice(0, 2),
    hash.slice(2, 4),
    hash,
  )
  await utimes(stored, new Date(0), new Date(0))
  await name('0'.repeat(64))
  expect(await sweepIn(0)).toBe(0)
  expect(await sweepIn(19)).toBe(0)
  await name(hash)
  expect(await sweepIn(23)).toBe(0)
  await name('0'.repeat(64))
  expect(await sweepIn(47)).toBe(0)
  expect(await sweepIn(70)).toBe(1)
})

test('an SVG is rewritten, and served as a sandboxed attachment', async () => {
  const text = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0" class="x"/></svg>'
  const drawing = await files.send('Feld.png', text, { isPublic: '1' })
  expect(drawing).toMatchObject({ name: 'Feld.svg', type: 'image/svg+xml', width: 40, height: 20 })
  const { headers, body } = await files.get(drawing.src)
  expect(body?.toString()).not.toContain('class')
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "sandbox; default-src 'none'",
  })
})

test.each([
  [
    'Ton.bin',
    Buffer.concat([
      Buffer.from('ID3\x03\0\0\0\0\0\x0a'),
      Buffer.alloc(10),
      Buffer.from([0xff, 0xfb, 0x90, 0x64]),
      Buffer.alloc(500),
    ]),
    'audio/mpeg',
    'Ton.mp3',
  ],
  [
    'Ton.wav',
    Buffer.concat([Buffer.from('RIFF\x24\x08\0\0WAVEfmt '), Buffer.alloc(100)]),
    'audio/wav',
    'Ton.wav',
  ],
  [
    'Ton.m4a',
    Buffer.concat([Buffer.from('\0\0\0\x20ftypM4A \0\0\0\0M4A mp42isom'), Buffer.alloc(100)]),
    'audio/mp4',
    'Ton.m4a',
  ],
])('%s is a recording', async (sentAs, bytes, type, name) => {
  const recording = await files.send(sentAs, bytes, { isPublic: '1' })
  expect(recording).toMatchObject({ type, name })
  expect((await files.get(recording.src)).headers['content-disposition']).toMatch(/^inline/)
})
