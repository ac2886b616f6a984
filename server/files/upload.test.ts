import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { File } from '#contract/files/file.ts'
import { bombPng, manyFrames, photo, sidewaysPhoto } from '#server/platform/storage/test-pictures.ts'
import { listFolder as contentOf, imagesOf, mediaAnswer, upload } from './files.ts'
import { storeSeedPicture, takeInAhead } from './seed-picture.ts'
import { sweepFiles } from './sweep.ts'
import { archive } from './test-archive.ts'
import { openTestFiles, type TestFiles } from './test-files.ts'
import { makeAvifVariants, makeMissingVariants, makePreview } from './variants.ts'

let files: TestFiles
const at = (name: string) => join(files.folder, name)
const page = { page: 1, limit: 48 }

beforeAll(async () => {
  files = await openTestFiles()
})

afterAll(() => files.close())

test('a photo is stored upright and without EXIF data, with a WebP preview', async () => {
  const file = await send(await sidewaysPhoto(at('sideways')), 'Phantom im Tomographen.JPG')
  expect(file).toMatchObject({
    name: 'Phantom im Tomographen.JPG',
    type: 'image/jpeg',
    width: 200,
    height: 400,
  })
  const original = await bytesOf(file.src)
  expect(original.includes('canary')).toBe(false)
  expect((await sharp(original).metadata()).exif).toBeUndefined()
  expect((await sharp(await bytesOf(file.preview ?? '')).metadata()).format).toBe('webp')
})

test('all smaller versions follow, none larger than the picture, and asking twice makes none twice', async () => {
  const file = await send(await photo(at('medium'), 1000, 500), 'medium.jpg')
  await Promise.all([
    makeMissingVariants(files.context, file.id),
    makeMissingVariants(files.context, file.id),
  ])
  const image = (await imagesOf(files.context, [file.id, file.id, 999], 'de')).get(file.id)
  expect(image?.variants.map(({ width }) => width)).toEqual([320, 512, 768, 1000])
  expect(image?.src).toBe(image?.variants[3]?.src)
  for (const { src, width } of image?.variants ?? []) {
    const answer = await mediaAnswer(files.context, {
      path: src.replace('/api/v1/media/', ''),
      method: 'GET',
    })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await sharp(await buffer(answer.body ?? Readable.from([]))).metadata()).width).toBe(width)
  }
})

test('AVIF follows beside WebP, once, all widths together, and not for what moves', async () => {
  const { id } = await send(await photo(at('both'), 700, 300), 'both.jpg')
  await makeMissingVariants(files.context, id)
  const made = [await makeAvifVariants(files.context, id), await makeAvifVariants(files.context, id)]
  expect(made).toEqual([true, false])
  const image = (await imagesOf(files.context, [id], 'de')).get(id)
  const [avif = [], webp = []] = ['image/avif', 'image/webp'].map(type =>
    image?.variants.filter(variant => variant.type === type),
  )
  expect(avif.map(({ width }) => width)).toEqual([320, 512, 700])
  expect(webp.map(({ width }) => width)).toEqual([320, 512, 700])
  expect(image?.src).toBe(webp[2]?.src)
  const path = avif[0]?.src.replace('/api/v1/media/', '') ?? ''
  const answer = await mediaAnswer(files.context, { path, method: 'GET' })
  expect(answer.headers['content-type']).toBe('image/avif')
  expect((await sharp(await buffer(answer.body ?? Readable.from([]))).metadata()).width).toBe(320)
  const moving = await send(await twoFrames(at('moving')), 'moving.gif')
  expect(await makeAvifVariants(files.context, moving.id)).toBe(false)
})

test('a PDF gets a picture of its first page, and one that cannot be drawn stays as it is', async () => {
  const drawn = await files.context.pdf.draw({
    ...{ language: 'de', title: 'Jahresbericht', madeAt: files.context.clock() },
    parts: [{ kind: 'title', text: 'Jahresbericht' }],
  })
  const document = await sendBytes(drawn, 'Bericht.pdf')
  expect(document.preview).toBeNull()
  expect([
    await makePreview(files.context, document.id),
    await makePreview(files.context, document.id),
  ]).toEqual([true, false])
  const { rows } = await contentOf(files.context, { folder: '', q: 'Bericht', ...page })
  const preview = await sharp(await bytesOf(rows[0]?.preview ?? '')).metadata()
  expect([preview.format, preview.width]).toEqual(['webp', 320])
  const broken = await sendBytes(Buffer.from('%PDF-1.7\n1 0 obj\n<</Pages 1 0 R>>'), 'kaputt.pdf')
  expect(await makePreview(files.context, broken.id)).toBe(false)
  expect((await bytesOf(broken.src)).length).toBeGreaterThan(0)
})

test('the description of a picture falls back to the other language', async () => {
  const { id } = await send(await photo(at('alt'), 80, 80), 'alt.jpg', { altDe: 'Eine Spule' })
  expect((await imagesOf(files.context, [id], 'en')).get(id)?.alt).toBe('Eine Spule')
})

test('a file name that is taken gets a number, and the first file stays', async () => {
  const first = await send(await photo(at('one'), 80, 80), 'twice.jpg')
  const second = await send(await photo(at('two'), 40, 40), 'Twice.jpg')
  expect([first.name, second.name]).toEqual(['twice.jpg', 'Twice-2.jpg'])
  expect((await sharp(await bytesOf(first.src)).metadata()).width).toBe(80)
})

test('fifty uploads of one name at once each get their own', async () => {
  await photo(at('crowd'), 40, 40)
  const sent = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(at('crowd'), 'crowd.jpg', {}, `crowd-${n}`)),
  )
  expect(new Set(sent.map(file => file.name)).size).toBe(50)
})

test.each([
  ['png named jpg', 'photo.jpg', 'photo.png'],
  ['png named html', 'photo.html', 'photo.png'],
  ['png with two endings', 'photo.php.png', 'photo.php.png'],
  ['png without an ending', 'photo', 'photo.png'],
])('the name follows the content: %s', async (_, name, kept) => {
  await sharp({ create: { width: 9, height: 9, channels: 3, background: '#456' } })
    .png()
    .toFile(at('content'))
  const file = await send(at('content'), name, { folder: `names/${_.length}` })
  expect([file.name, file.type]).toEqual([kept, 'image/png'])
})

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['HTML in UTF-7', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  ['XML with a stylesheet', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl" type="text/xsl"?><a/>'],
  ['a zip', 'PK\x03\x04\x14\0\0\0\0\0'],
  ['a compressed SVG', '\x1f\x8b\x08\0\0\0\0\0\0\0'],
  ['a program', '\x7fELF\x02\x01\x01'],
  ['nothing', ''],
])('%s is refused, whatever it is called, and nothing stays', async (_, content) => {
  await writeFile(at('stranger'), content, 'latin1')
  await expect(send(at('stranger'), 'harmless.jpg')).rejects.toMatchObject({ code: 'fileTypeNotAllowed' })
  expect(await temporaries()).toEqual([])
})

test('an empty text file is refused, and nothing is kept', async () => {
  await writeFile(at('empty'), '')
  await expect(send(at('empty'), 'leer.txt')).rejects.toMatchObject({ code: 'fileTypeNotAllowed' })
  expect(await temporaries()).toEqual([])
})

test('images with too many pixels or frames are refused, and nothing is kept', async () => {
  await bombPng(at('bomb'), 30_000)
  await manyFrames(at('frames'), 1000)
  await expect(send(at('bomb'), 'a.png')).rejects.toMatchObject({ code: 'imageTooLarge' })
  await expect(send(at('frames'), 'a.gif')).rejects.toMatchObject({ code: 'imageTooLarge' })
  expect(await temporaries()).toEqual([])
})

test('a picture with HTML behind it is stored without the HTML', async () => {
  const script = '<html><script>alert(1)</script></html>'
  await writeFile(
    at('polyglot'),
    Buffer.concat([await readFile(await photo(at('clean'), 80, 80)), Buffer.from(script)]),
  )
  const file = await send(at('polyglot'), 'polyglot.html')
  expect([file.name, (await bytesOf(file.src)).includes(script)]).toEqual(['polyglot.jpg', false])
})

test('a PDF stays as it is', async () => {
  await writeFile(at('report'), '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')
  const file = await send(at('report'), 'Bericht.pdf')
  expect(file).toMatchObject({ type: 'application/pdf', width: null, preview: null, sizeBytes: 40 })
})

test('a folder lists its own files and subfolders, and a search in it finds files in subfolders', async () => {
  await photo(at('listed'), 40, 40)
  await send(at('listed'), 'top.jpg', { folder: 'lab' })
  await send(at('listed'), 'coil.jpg', { folder: 'lab/2026/spring', altEn: 'A coil with 100 % copper' })
  const lab = await contentOf(files.context, { folder: 'lab', ...page })
  expect([lab.count, lab.rows.map(row => row.name), lab.folders]).toEqual([1, ['top.jpg'], ['2026']])
  const found = await contentOf(files.context, { folder: 'lab', q: '100 % COPPER', ...page })
  expect(found.rows.map(row => row.name)).toEqual(['coil.jpg'])
  await expect(contentOf(files.context, { folder: 'la', q: 'coil', ...page })).rejects.toThrow('notFound')
})

test('a picture of the demo is taken in as it is', async () => {
  const path = await photo(at('hero.jpg'), 700, 300)
  const takenIn = takeInAhead(files.context.storage, [path])
  const id = await storeSeedPicture({ ...files.context, takenIn }, path, {
    folder: 'demo',
    alt: { de: 'Feld', en: 'Field' },
  })
  const image = (await imagesOf(files.context, [id], 'en')).get(id)
  expect(image).toMatchObject({ src: '/api/v1/media/demo/hero.jpg', width: 700, alt: 'Field', variants: [] })
  expect(await bytesOf(image?.src ?? '')).toEqual(await readFile(path))
})

test('a sweep takes only what no file needs', async () => {
  const file = await send(await photo(at('kept'), 400, 200), 'kept.jpg')
  const later = { ...files.context, clock: () => new Date(Date.now() + 7 * 86_400_000) }
  await writeFile(at('tmp/forgotten'), 'x')
  expect(await sweepFiles(later)).toBe(1)
  expect((await bytesOf(file.src)).length).toBeGreaterThan(0)
  await files.context.db.deleteFrom('files').where('id', '=', file.id).execute()
  expect(await sweepFiles(later)).toBe(0)
  expect(await sweepFiles(later)).toBe(2)
})

test('a large photo answers before its versions are made, and has all of them in the end', async () => {
  await photo(at('large'), 6000, 4000)
  const { id } = await send(at('large'), 'large.jpg')
  const made = async () =>
    (await imagesOf(files.context, [id], 'de')).get(id)?.variants.filter(({ type }) => type === 'image/webp')
      .length
  expect(await made()).toBeLessThan(6)
  files.work()
  await vi.waitFor(async () => expect(await made()).toBe(6), { timeout: 120_000 })
})

async function send(path: string, name: string, wishes: object = {}, copyName = 'upload'): Promise<File> {
  const copy = at(copyName)
  await copyFile(path, copy)
  const { size } = await stat(copy)
  const context = { ...files.context, file: { path: copy, name, sizeBytes: size } }
  return upload(context, { folder: '', isPublic: '1', again: '1', ...wishes })
}

async function sendBytes(bytes: Buffer, name: string): Promise<File> {
  await writeFile(at('bytes'), bytes)
  return send(at('bytes'), name)
}

async function twoFrames(path: string): Promise<string> {
  const frame = (background: string) => ({
    create: { width: 8, height: 8, channels: 3 as const, background },
  })
  const [red, blue] = await Promise.all(['red', 'blue'].map(each => sharp(frame(each)).png().toBuffer()))
  await sharp([red, blue] as Buffer[], { join: { animated: true } })
    .gif()
    .toFile(path)
  return path
}

async function bytesOf(address: string): Promise<Buffer> {
  const path = decodeURIComponent(address.replace('/api/v1/media/', ''))
  const { body } = await mediaAnswer(files.context, { path, method: 'GET', isStaff: async () => true })
  return buffer(body ?? Readable.from([]))
}

function temporaries(): Promise<string[]> {
  return readdir(at('tmp'))
}

const types = { '[Content_Types].xml': '<Types/>' }
const officeType = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`
test.each([
  ['Brief.docx', archive({ ...types, 'word/document.xml': '<x/>' }), officeType('wordprocessingml.document')],
  ['Werte.xlsx', archive({ ...types, 'xl/workbook.xml': '<x/>' }), officeType('spreadsheetml.sheet')],
  [
    'Folien.pptx',
    archive({ ...types, 'ppt/presentation.xml': '<x/>' }),
    officeType('presentationml.presentation'),
  ],
  ['Rohdaten.zip', archive({ 'lies mich.txt': 'Guten Tag' }), 'application/zip'],
  ['Notiz.txt', Buffer.from('Grüße aus dem Labor\r\n'), 'text/plain'],
  ['Messung.csv', Buffer.from('Zeit;Feld\n1;7\n', 'latin1'), 'text/csv'],
  ['alt.csv', Buffer.from('Größe;1\n', 'latin1'), 'text/csv'],
])('%s is stored unchanged, and served as a sandboxed attachment', async (name, content, type) => {
  await writeFile(at('document'), content)
  const file = await send(at('document'), name)
  expect(file).toMatchObject({ name, type, sizeBytes: content.length, preview: null })
  expect(await bytesOf(file.src)).toEqual(content)
  const { headers } = await mediaAnswer(files.context, {
    path: file.src.replace('/api/v1/media/', ''),
    method: 'HEAD',
  })
  expect(headers).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment/),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test('a document named as a picture gets the extension of its content', async () => {
  await writeFile(at('letter'), archive({ ...types, 'word/document.xml': '<x/>' }))
  expect(await send(at('letter'), 'Foto.jpg')).toMatchObject({ name: 'Foto.docx' })
})

test.each([
  ['half an archive', 'a.zip', archive({ a: 'b' }).subarray(0, 40)],
  ['a page called a text', 'a.txt', Buffer.from('  <!DOCTYPE html><script>alert(1)</script>')],
  ['a drawing called a table', 'a.csv', Buffer.from('<svg onload="alert(1)"/>')],
  ['bytes called a text', 'a.txt', Buffer.from([72, 0, 73])],
])('%s is refused', async (_, name, content) => {
  await writeFile(at('stranger'), content)
  await expect(send(at('stranger'), name)).rejects.toMatchObject({ code: 'fileTypeNotAllowed' })
})
