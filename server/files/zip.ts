import type { FileHandle } from 'node:fs/promises'

const endSignature = 0x06054b50
const endLength = 22 // bytes, without its comment
const longestComment = 65_535 // bytes, as its field allows
const mostDirectory = 4 * 1024 * 1024 // bytes: the names of some forty thousand files

const office: [file: string, type: string][] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['ppt/presentation.xml', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
]

/** Which kind of archive this is, told from the names in its directory; null for one that is broken or holds macros. */
export async function archiveTypeOf(handle: FileHandle): Promise<string | null> {
  const directory = await directoryOf(handle)
  if (!directory) return null
  if (/vbaProject\.bin/i.test(directory)) return null
  return office.find(([file]) => directory.includes(file))?.[1] ?? 'application/zip'
}

/** The central directory of an archive as text (APPNOTE.TXT 4.3.12, 4.3.16). */
async function directoryOf(handle: FileHandle): Promise<string | null> {
  const { size } = await handle.stat()
  const length = Math.min(size, endLength + longestComment)
  const tail = await bytesAt(handle, size - length, length)
  const end = lastEnd(tail)
  if (end === -1) return null
  const bytes = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (bytes > mostDirectory || start + bytes > size) return null
  return (await bytesAt(handle, start, bytes)).toString('latin1')
}

function lastEnd(tail: Buffer): number {
  for (let place = tail.length - endLength; place >= 0; place -= 1)
    if (tail.readUInt32LE(place) === endSignature) return place
  return -1
}

async function bytesAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
