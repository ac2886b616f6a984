import type { FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { SaxesParser } from 'saxes'
import { fail } from '#contract/errors.ts'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endLength = 22 // bytes, without the comment
const entryLength = 46 // bytes, without the name
const localLength = 30 // bytes, without the name
const longestComment = 65_535 // bytes, the maximum of its 16-bit field
const mostDirectory = 4 * 1024 * 1024 // bytes: the names of some forty thousand files
const mostOfPart = 1024 * 1024 // bytes of one list of types or relations; a thousand slides have 200 kB
const mostOfParts = 8 * 1024 * 1024 // bytes of all of them, read or inflated
const mostParts = 5000 // a thousand slides have some two thousand

const office: [file: string, type: string][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

// Types that an archive declares itself, in a first entry that is not compressed (ODF 1.3 part 2, 3.3; EPUB
// OCF 3.3, 4.3).
const declaredTypes =
  /^(application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation|graphics)|application\/epub\+zip)$/

/**
 * Returns the media type of an archive; null if it is broken. Throws `fileHasMacros` for a document with
 * macros, whatever its macro part is named.
 */
export async function archiveTypeOf(handle: FileHandle): Promise<string | null> {
  const entries = await entriesOf(handle)
  if (!entries) return null
  const names = entries.map(({ name }) => name)
  if (names.some(name => /(^|\/)vbaProject\.bin$/i.test(name))) throw fail('fileHasMacros')
  const named = office.find(([file]) => names.includes(file))?.[1]
  if (named || names.includes('[Content_Types].xml')) {
    const words = await partWords(handle, entries)
    if (!words) return null
    if (words.some(word => /vbaProject|macroEnabled|macrosheet/i.test(word))) throw fail('fileHasMacros')
  }
  return named ?? (await readDeclaredType(handle, entries)) ?? 'application/zip'
}

async function readDeclaredType(handle: FileHandle, entries: Entry[]): Promise<string | null> {
  const [first] = entries
  if (first?.name !== 'mimetype' || first.sizeBytes > 100) return null
  const type = (await contentOf(handle, first))?.toString('latin1').trim() ?? ''
  if (!declaredTypes.test(type)) return null
  if (entries.some(({ name }) => /^(Basic|Scripts)\/.+/.test(name))) throw fail('fileHasMacros')
  return type
}

/**
 * Returns the types and relations that an office document declares (ECMA-376 part 2); null if one of the
 * lists cannot be read.
 */
async function partWords(handle: FileHandle, entries: Entry[]): Promise<string[] | null> {
  const words: string[] = []
  let left = mostOfParts
  const parts = entries.filter(({ name }) => /^\[Content_Types\]\.xml$|\.rels$/i.test(name))
  if (parts.length > mostParts) return null
  for (const entry of parts) {
    const bytes = await contentOf(handle, entry)
    left -= Math.max(bytes?.length ?? 0, entry.sizeBytes)
    const found = bytes && left >= 0 ? attributesIn(bytes) : null
    if (!found) return null
    words.push(...found)
  }
  return words
}

function attributesIn(bytes: Buffer): string[] | null {
  if (bytes.length < 2) return null
  const encoding =
    bytes.readUInt16BE(0) === 0xfffe ? 'utf-16le' : bytes.readUInt16BE(0) === 0xfeff ? 'utf-16be' : 'utf-8'
  const parser = new SaxesParser()
  const found: string[] = []
  let isBroken = false
  parser.on('error', () => {
    isBroken = true
  })
  parser.on('opentag', ({ attributes }) => {
    for (const name of ['ContentType', 'Type']) if (attributes[name]) found.push(attributes[name])
  })
  parser.write(new TextDecoder(encoding).decode(bytes)).close()
  return isBroken ? null : found
}

interface Entry {
  name: string
  method: number
  sizeBytes: number
  place: number
}

/**
 * Returns the entries of the central directory of an archive (APPNOTE.TXT 4.3.12, 4.3.16); null if it is
 * broken or too large.
 */
async function entriesOf(handle: FileHandle): Promise<Entry[] | null> {
  const { size } = await handle.stat()
  const length = Math.min(size, endLength + longestComment)
  const tail = await bytesAt(handle, size - length, length)
  const end = lastEnd(tail)
  if (end === -1) return null
  const bytes = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (bytes > mostDirectory || start + bytes > size) return null
  return entriesIn(await bytesAt(handle, start, bytes))
}

function entriesIn(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  let at = 0
  while (at + entryLength <= directory.length && directory.readUInt32LE(at) === entrySignature) {
    const [name, extra, comment] = [28, 30, 32].map(place => directory.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: directory.toString('latin1', at + entryLength, at + entryLength + name),
      method: directory.readUInt16LE(at + 10),
      sizeBytes: directory.readUInt32LE(at + 20),
      place: directory.readUInt32LE(at + 42),
    })
    at += entryLength + name + extra + comment
  }
  return entries
}

/** Returns the content of one file of an archive; null if it cannot be read or exceeds the size limit. */
async function contentOf(handle: FileHandle, { place, sizeBytes, method }: Entry): Promise<Buffer | null> {
  const local = await bytesAt(handle, place, localLength)
  if (local.length < localLength || local.readUInt32LE(0) !== localSignature || sizeBytes > mostOfPart)
    return null
  const start = place + localLength + local.readUInt16LE(26) + local.readUInt16LE(28)
  const bytes = await bytesAt(handle, start, sizeBytes)
  if (method === 0) return bytes
  return inflated(bytes, { maxOutputLength: mostOfPart }).catch(() => null)
}

const inflated = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

function lastEnd(tail: Buffer): number {
  for (let place = tail.length - endLength; place >= 0; place -= 1)
    if (tail.readUInt32LE(place) === endSignature) return place
  return -1
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
