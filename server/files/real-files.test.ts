import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { deflateRawSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folder as folderRule, mendedFolderName, type UploadedFile } from '#contract/files/file.ts'
import {
  noisy,
  pngOfRows,
  withChunkInFront,
  withWrongScan,
  withWrongSum,
} from '#server/platform/storage/test-pictures.ts'
import { inputBytes, inputLines, testWithInputs } from '#server/test-inputs.ts'
import { imagesOf, mediaAnswer, upload } from './files.ts'
import { archive } from './test-archive.ts'
import { openTestFiles, type TestFiles } from './test-files.ts'
import { makeAvifVariants, makeMissingVariants } from './variants.ts'

let files: TestFiles
let count = 0

beforeAll(async () => {
  files = await openTestFiles()
})

afterAll(() => files.close())

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n')
const drawing = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">${inside}</svg>`

test.each<[string, string, () => Promise<Buffer>]>([
  [
    'a JPEG whose scan names coefficients that it has not',
    'jpeg',
    async () => withWrongScan(await noisy('jpeg')),
  ],
  ['a JPEG that ends too soon', 'jpeg', async () => (await noisy('jpeg')).subarray(0, 20_000)],
  [
    'a JPEG with bytes after its end',
    'jpeg',
    async () => Buffer.concat([await noisy('jpeg'), Buffer.alloc(999, 7)]),
  ],
  ['a JPEG without its last marker', 'jpeg', async () => (await noisy('jpeg')).subarray(0, -2)],
  ['a PNG that ends too soon', 'png', async () => (await noisy('png')).subarray(0, 200_000)],
  ['a PNG with a wrong checksum', 'png', async () => withWrongSum(await noisy('png'))],
  ['a GIF without its last byte', 'gif', async () => (await noisy('gif')).subarray(0, -1)],
])('%s is accepted, as browsers show it', async (_, format, bytes) => {
  const file = await send(await bytes(), `bild.${format}`)
  expect(file).toMatchObject({ type: `image/${format}`, width: 400, height: 300 })
  const { channels } = await sharp(await bytesOf(file.src)).stats()
  expect(channels.some(({ min, max }) => max - min > 100)).toBe(true)
})

test('a picture of which nothing can be read is refused', async () => {
  await expect(send((await noisy('png')).subarray(0, 2000), 'leer.png')).rejects.toMatchObject({
    code: 'notAnImage',
  })
})

test('an animated PNG is accepted', async () => {
  const moving = withChunkInFront(await noisy('png'), 'acTL', Buffer.from('0000000100000000', 'hex'))
  expect(await send(moving, 'bewegt.png')).toMatchObject({
    type: 'image/png',
    name: 'bewegt.png',
    width: 400,
  })
})

test.each([
  [200, 17_000],
  [2, 40_000],
])('a picture of %i by %i pixels has all its WebP and AVIF variants', async (width, height) => {
  const { id } = await send(await pngOfRows(width, height), 'hoch.png')
  await makeMissingVariants(files.context, id)
  expect(await makeAvifVariants(files.context, id)).toBe(true)
  const image = (await imagesOf(files.context, [id], 'de')).get(id)
  const types = image?.variants.map(({ type }) => type) ?? []
  expect(types.filter(type => type === 'image/avif').length).toBe(types.length / 2)
  expect(image?.variants.every(variant => variant.width <= width)).toBe(true)
})

test.each(['\r\n', '\n\n \t', '\ufeff', '\0\0\n'])(
  'a PDF with %j in front of it is accepted',
  async start => {
    const file = await send(Buffer.concat([Buffer.from(start), pdf]), 'Antrag.pdf')
    expect(file).toMatchObject({ type: 'application/pdf', name: 'Antrag.pdf' })
  },
)

test.each([
  ['odt', 'application/vnd.oasis.opendocument.text'],
  ['ods', 'application/vnd.oasis.opendocument.spreadsheet'],
  ['odp', 'application/vnd.oasis.opendocument.presentation'],
  ['odg', 'application/vnd.oasis.opendocument.graphics'],
  ['epub', 'application/epub+zip'],
])('an .%s file keeps its extension, and is served as an attachment', async (ending, type) => {
  const file = await send(archive({ mimetype: type, 'content.xml': '<x/>' }), `Antrag.${ending}`)
  expect(file).toMatchObject({ type, name: `Antrag.${ending}` })
  expect(await headersOf(file.src)).toMatchObject({
    'content-type': type,
    'content-disposition': expect.stringMatching(/^attachment/),
  })
})

const wordTypes = (more: string) =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${more}</Types>`
const macro = 'application/vnd.ms-office.vbaProject'
test.each<[string, Record<string, string | Buffer>]>([
  [
    'under another part name',
    {
      '[Content_Types].xml': wordTypes(`<Override PartName="/word/a.bin" ContentType="${macro}"/>`),
      'word/document.xml': '<x/>',
      'word/a.bin': 'x',
    },
  ],
  [
    'as the type of an ending',
    {
      '[Content_Types].xml': wordTypes(`<Default Extension="dat" ContentType="${macro}"/>`),
      'word/document.xml': '<x/>',
    },
  ],
  [
    'written in character references',
    {
      '[Content_Types].xml': wordTypes(
        '<Default Extension="dat" ContentType="application/vnd.ms-office.&#118;baProject"/>',
      ),
      'word/document.xml': '<x/>',
    },
  ],
  [
    'in UTF-16',
    {
      '[Content_Types].xml': Buffer.from(
        `\ufeff${wordTypes(`<Default Extension="dat" ContentType="${macro}"/>`)}`,
        'utf16le',
      ),
      'word/document.xml': '<x/>',
    },
  ],
  [
    'as a relation',
    {
      '[Content_Types].xml': wordTypes(''),
      'word/document.xml': '<x/>',
      'word/_rels/document.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Target="b.bin" Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject"/></Relationships>',
    },
  ],
  [
    'as a document that allows them',
    {
      '[Content_Types].xml': wordTypes(
        '<Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      ),
      'word/document.xml': '<x/>',
    },
  ],
  ['of Word', { 'word/document.xml': '<x/>', 'word/vbaProject.bin': 'x' }],
  [
    'of OpenDocument',
    { mimetype: 'application/vnd.oasis.opendocument.text', 'Basic/Standard/Module1.xml': '<x/>' },
  ],
  [
    'of OpenDocument in another language',
    { mimetype: 'application/vnd.oasis.opendocument.text', 'Scripts/python/a.py': 'x' },
  ],
])('macros %s are refused, with that as the reason', async (_, parts) => {
  await expect(send(archive(parts), 'Brief.docx')).rejects.toMatchObject({ code: 'fileHasMacros' })
})

test('a compressed directory of types is read, and one that grows without end is refused', async () => {
  const types = (text: string) => ({ '[Content_Types].xml': text, 'word/document.xml': '<x/>' })
  const compressed = { isCompressed: true }
  const hidden = archive(types(wordTypes(`<Default Extension="dat" ContentType="${macro}"/>`)), compressed)
  await expect(send(hidden, 'a.docx')).rejects.toMatchObject({ code: 'fileHasMacros' })
  expect(await send(archive(types(wordTypes('')), compressed), 'a.docx')).toMatchObject({ name: 'a.docx' })
  const bomb = archive(types(wordTypes(' '.repeat(20_000_000))), compressed)
  await expect(send(bomb, 'a.docx')).rejects.toMatchObject({ code: 'fileTypeNotAllowed' })
})

test('of an archive few parts are read, and no more bytes than they hold together', async () => {
  const relations = (count: number, content: string | Buffer) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.rels`, content]))
  const parts = (count: number, content: string) => ({
    '[Content_Types].xml': wordTypes(''),
    'word/document.xml': '<x/>',
    ...relations(count, content),
  })
  const refused = { code: 'fileTypeNotAllowed' }
  await expect(send(archive(parts(1, '')), 'a.docx')).rejects.toMatchObject(refused)
  await expect(send(archive(parts(5000, '<x/>')), 'a.docx')).rejects.toMatchObject(refused)
  // Little when it is inflated, and much to read.
  const wide = Buffer.concat([deflateRawSync(Buffer.from('<x/>')), Buffer.alloc(1_000_000)])
  const deflated = (count: number) =>
    archive(
      {
        '[Content_Types].xml': deflateRawSync(wordTypes('')),
        'word/document.xml': deflateRawSync('<x/>'),
        ...relations(count, wide),
      },
      { isDeflated: true },
    )
  expect(await send(deflated(7), 'a.docx')).toMatchObject({ name: 'a.docx' })
  await expect(send(deflated(9), 'a.docx')).rejects.toMatchObject(refused)
})

test.each([
  ['a film of a telephone', 'filmFormat', '00000014667479707174202000000200717420200000000877696465'],
  ['AVI', 'filmFormat', '524946462400000041564920'],
  ['a photo of a telephone', 'photoFormat', '0000001c6674797068656963000000006d69663168656963'],
  ['TIFF', 'photoFormat', '49492a0008000000000000000000'],
  ['a letter of an old program', 'oldDocument', 'd0cf11e0a1b11ae1'.padEnd(1100, '0')],
])('%s is refused with an error of its own', async (_, code, hex) => {
  await expect(send(Buffer.from(hex, 'hex'), 'x.bin')).rejects.toMatchObject({ code })
})

test.each([
  ['Wie geht das mit dem MRT?.pdf', 'Wie geht das mit dem MRT.pdf'],
  ['Termin 12:30 Uhr.pdf', 'Termin 12-30 Uhr.pdf'],
  ['Protokoll "final".pdf', 'Protokoll final.pdf'],
  ['100% Rabatt.pdf', '100 Rabatt.pdf'],
  [' Leerzeichen.pdf ', 'Leerzeichen.pdf'],
  [`${'Wort '.repeat(40)}.pdf`, `${'Wort '.repeat(40).slice(0, 111)}.pdf`],
  ['a/b\\c.pdf', 'a-b-c.pdf'],
  ['..%2fx.pdf', '2fx.pdf'],
  ['\u202egpj.exe', 'gpj.pdf'],
  ['con.pdf', 'con-1.pdf'],
  ['-x.pdf', 'x.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['a\u200bb\0c.pdf', 'abc.pdf'],
  ['a\u200bb.pdf', 'ab.pdf'],
  ['Bericht\u00a02027.pdf', 'Bericht 2027.pdf'],
  ['???.pdf', 'Datei.pdf'],
  ['', 'Datei.pdf'],
  ['Gro\u0308ße.pdf', 'Größe.pdf'],
  ['Nr. 7.final', 'Nr. 7.pdf'],
])('%j is kept as %j', async (name, kept) => {
  expect(await send(pdf, name, { folder: `namen/${count}` })).toMatchObject({ name: kept })
})

test('composed and decomposed letters in a folder name mean the same folder', async () => {
  const sent = await send(pdf, 'a.pdf', { folder: 'Größe' })
  const again = await send(pdf, 'b.pdf', { folder: folderRule.parse('Gro\u0308ße') })
  expect(again.folder).toBe(sent.folder)
})

test('a folder that is dropped keeps its name as far as it can be one', () =>
  expect(['Termin 12:30', 'con', '...', 'Gro\u0308ße '].map(mendedFolderName)).toEqual([
    'Termin 12-30',
    'con-1',
    'Ordner',
    'Größe',
  ]))

test('a drawing without its script says what was left out', async () => {
  const file = await send(
    Buffer.from(drawing('<script>alert(1)</script><path d="M0 0" onload="alert(1)"/>')),
    'a.svg',
  )
  expect(file.leftOut).toEqual(['scripts'])
  expect((await bytesOf(file.src)).toString()).not.toMatch(/alert|script|onload/)
})

test('a raster image in an SVG is encoded again without its metadata', async () => {
  const place = { IFD0: { Copyright: 'canary-copyright' } }
  const photo = await sharp(await noisy('jpeg'))
    .withExif(place)
    .jpeg()
    .toBuffer()
  expect(photo.includes('canary')).toBe(true)
  const image = `<image width="40" height="20" xlink:href="data:image/jpeg;base64,${photo.toString('base64')}"/>`
  const file = await send(Buffer.from(drawing(image)), 'a.svg')
  const text = (await bytesOf(file.src)).toString()
  const [, base64 = ''] = /<image[^>]* href="data:image\/jpeg;base64,([^"]+)"/.exec(text) ?? []
  const kept = Buffer.from(base64, 'base64')
  expect(await sharp(kept).metadata()).toMatchObject({ width: 400, height: 300 })
  expect(kept.includes('canary')).toBe(false)
  expect(file.leftOut).toEqual([])
})

test('broken and external raster images are removed from an SVG', async () => {
  const inside =
    '<image href="data:image/png;base64,AAAA"/><image href="https://evil.example/x.png"/><path d="M0 0"/>'
  const file = await send(Buffer.from(drawing(inside)), 'a.svg')
  expect([file.leftOut, (await bytesOf(file.src)).includes('<image')]).toEqual([['pictures'], false])
})

test('a drawing holds fifty rasters at most', async () => {
  const rasters = (count: number) =>
    Array.from({ length: count }, (_, n) => `<image href="data:image/png;base64,${n}"/>`).join('')
  const sent = (count: number) => send(Buffer.from(drawing(`${rasters(count)}<path d="M0 0"/>`)), 'a.svg')
  await expect(sent(51)).rejects.toMatchObject({ code: 'drawingTooComplex' })
  expect((await sent(50)).leftOut).toEqual(['pictures'])
})

testWithInputs.each([
  ['phone-sos.jpg', { type: 'image/jpeg', width: 240 }],
  ['moving.png', { type: 'image/png', width: 64 }],
  ['Antrag.odt', { type: 'application/vnd.oasis.opendocument.text', name: 'Antrag.odt' }],
  ['leading-newline.pdf', { type: 'application/pdf' }],
  ['tall.png', { type: 'image/png', height: 17_000 }],
  ['classes.svg', { type: 'image/svg+xml', leftOut: [] }],
  ['entities.svg', { type: 'image/svg+xml', leftOut: [] }],
  ['embedded-raster.svg', { type: 'image/svg+xml', leftOut: [] }],
  ['millimetres.svg', { type: 'image/svg+xml', width: 302, height: 151 }],
])('%s is taken', async (name, outcome) => {
  expect(await send(inputBytes(name), name)).toMatchObject(outcome)
})

testWithInputs.each([
  ['IMG_0042.MOV', 'filmFormat'],
  ['IMG_0043.HEIC', 'photoFormat'],
])('%s is refused with the way out', async (name, code) => {
  await expect(send(inputBytes(name), name)).rejects.toMatchObject({ code })
})

testWithInputs('every name that people give is kept, mended', async () => {
  for (const name of inputLines('file-names.txt'))
    expect((await send(pdf, name, { folder: 'von leuten' })).name).toMatch(/^[^\s?:"%][^?:"%]{0,115}\.pdf$/)
})

async function send(bytes: Buffer, name: string, wishes: object = {}): Promise<UploadedFile> {
  count += 1
  const path = join(files.folder, `sent-${count}`)
  await writeFile(path, bytes)
  const context = { ...files.context, file: { path, name, sizeBytes: bytes.length } }
  return upload(context, { folder: `${count}`, isPublic: '1', again: '1', ...wishes })
}

async function answerTo(address: string, method: 'GET' | 'HEAD') {
  const path = decodeURIComponent(address.replace('/api/v1/media/', ''))
  return mediaAnswer(files.context, { path, method, isStaff: async () => true })
}

async function headersOf(address: string) {
  return (await answerTo(address, 'HEAD')).headers
}

async function bytesOf(address: string): Promise<Buffer> {
  return buffer((await answerTo(address, 'GET')).body ?? Readable.from([]))
}
