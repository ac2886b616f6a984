import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blankNews } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { archive } from './files/test-archive.ts'
import { bombPng } from './platform/storage/test-pictures.ts'
import type { Code, Refused, Site } from './test-failures.ts'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const svg = (inside: string, size = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`
const hex = (bytes: string) => Buffer.from(bytes, 'hex')
const wordTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'

function beginUpload({ ask }: Site, headers: object) {
  return ask({
    ...{ method: 'POST', path: '/backstage/file-manager/upload/tus' },
    headers: {
      ...{ ...headers, 'tus-resumable': '1.0.0', 'upload-length': '9' },
      'upload-metadata': `filename ${Buffer.from('note.txt').toString('base64')}`,
    },
  })
}

async function bomb(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-bomb-'))
  await bombPng(join(folder, 'bomb'), 30_000)
  const bytes = await readFile(join(folder, 'bomb'))
  await rm(folder, { recursive: true })
  return bytes
}

/** Failures of files, folders and their names, by code. */
export const byFiles = {
  invalidName: ({ admin }) => admin('PUT', '/file-manager/create-folder', { folder: '', name: 'a/b' }),
  nameTaken: async ({ admin }) => {
    await admin('PUT', '/file-manager/create-folder', { folder: '', name: 'zweimal' })
    return admin('PUT', '/file-manager/create-folder', { folder: '', name: 'zweimal' })
  },
  folderIntoItself: async ({ admin }) => {
    await admin('PUT', '/file-manager/create-folder', { folder: '', name: 'alt' })
    return admin('PUT', '/file-manager/move', { paths: ['alt'], folder: 'alt' })
  },
  notAnImage: async site => {
    const { headers } = await site.somebody('member', 'nora')
    return site.send('PUT', '/backstage/user-group/me/image', headers, {
      ...{ name: 'portrait.jpg', bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n') },
    })
  },
  imageTooLarge: async ({ upload }) => upload('bomb.png', await bomb()),
  fileTypeNotAllowed: ({ upload }) => upload('a.jpg', '<!doctype html><script>alert(1)</script>'),
  fileHasMacros: ({ upload }) =>
    upload(
      'a.docx',
      archive({ '[Content_Types].xml': wordTypes, 'word/document.xml': '<x/>', 'word/vbaProject.bin': 'x' }),
    ),
  photoFormat: ({ upload }) => upload('a.heic', hex('0000001c6674797068656963000000006d69663168656963')),
  filmFormat: ({ upload }) =>
    upload('a.mov', hex('00000014667479707174202000000200717420200000000877696465')),
  oldDocument: ({ upload }) => upload('a.doc', hex('d0cf11e0a1b11ae1'.padEnd(1100, '0'))),
  drawingUnreadable: ({ upload }) => upload('open.svg', svg('<path d="M0 0">')),
  drawingWithoutSize: ({ upload }) => upload('no-size.svg', svg('', '')),
  drawingTooComplex: ({ upload }) => upload('deep.svg', svg('<g>'.repeat(200) + '</g>'.repeat(200))),
  playlistForeign: ({ upload }) =>
    upload('foreign.m3u8', '#EXTM3U\n#EXTINF:4.0,\nhttps://evil.example/a.ts\n'),
  playlistSound: ({ upload }) =>
    upload(
      'sound.m3u8',
      '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="ton.m3u8"\n#EXTINF:4.0,\na.ts\n',
    ),
  playlistIncomplete: ({ upload }) => upload('half.m3u8', '#EXTM3U\n#EXTINF:4.0,\na.ts\n'),
  tooManyUploads: async site => {
    const { headers } = await site.somebody('contentEditor', 'tilda')
    for (let n = 0; n < 50; n += 1) await beginUpload(site, headers)
    return beginUpload(site, headers)
  },
  picturesUndescribed: async ({ upload, admin }) => {
    const { id } = (await upload('pixel.png', pixel)).json()
    return admin('POST', '/info/news', {
      ...{ ...blankNews, imageId: id, isVisible: true },
      ...{ title: { de: 'Ein Bild', en: '' }, content: { de: paragraphs('Text.'), en: null } },
    })
  },
} satisfies Partial<Record<Code, Refused>>
