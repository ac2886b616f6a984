import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive, its text in pieces. */
export interface ZipEntry {
  name: string
  text: Iterable<string> | AsyncIterable<string>
}

interface Written {
  name: Buffer
  sum: number
  packed: number
  size: number
  offset: number
}

const version = 20 // 2.0: deflate
const flags = 0x0808 // sizes follow the bytes; names are UTF-8
const deflate = 8
const zeroDay = 0x21 // 1 January 1980, the first date of the format

/** Streams an archive (APPNOTE.TXT 4.3), keeping only the names and checksums of its files in memory. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let offset = 0
  for (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), sum: 0, packed: 0, size: 0, offset }
    yield Buffer.concat([withSignature(0x04034b50, facts(entry, 'follow')), entry.name])
    for await (const bytes of deflated(text, entry)) yield bytes
    yield withSignature(0x08074b50, sizes(entry))
    offset += 30 + entry.name.length + entry.packed + 16
    written.push(entry)
  }
  const directory = Buffer.concat(written.map(entry => directoryEntry(entry)))
  yield directory
  yield endOf(written.length, directory.length, offset)
}

async function* deflated(text: ZipEntry['text'], entry: Written): AsyncGenerator<Buffer> {
  const packing = createDeflateRaw()
  const feeding = feed(text, entry, packing)
  feeding.catch(error => packing.destroy(error))
  for await (const bytes of packing as AsyncIterable<Buffer>) {
    entry.packed += bytes.length
    yield bytes
  }
  await feeding
}

async function feed(text: ZipEntry['text'], entry: Written, packing: ReturnType<typeof createDeflateRaw>) {
  for await (const piece of text) {
    const bytes = Buffer.from(piece)
    entry.sum = crc32(bytes, entry.sum)
    entry.size += bytes.length
    if (packing.destroyed) return
    if (!packing.write(bytes)) await drained(packing)
  }
  packing.end()
}

function drained(packing: ReturnType<typeof createDeflateRaw>): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      packing.off('drain', go).off('close', go)
      resolve()
    }
    packing.once('drain', go).once('close', go)
  })
}

function facts({ name, ...entry }: Written, when: 'follow' | 'known'): Buffer {
  const start = Buffer.alloc(10)
  start.writeUInt16LE(version, 0)
  start.writeUInt16LE(flags, 2)
  start.writeUInt16LE(deflate, 4)
  start.writeUInt16LE(zeroDay, 8)
  const lengths = Buffer.alloc(4)
  lengths.writeUInt16LE(name.length, 0)
  return Buffer.concat([start, when === 'known' ? sizes(entry) : Buffer.alloc(12), lengths])
}

function sizes({ sum, packed, size }: Omit<Written, 'name'>): Buffer {
  const three = Buffer.alloc(12)
  three.writeUInt32LE(sum, 0)
  three.writeUInt32LE(packed, 4)
  three.writeUInt32LE(size, 8)
  return three
}

function directoryEntry(entry: Written): Buffer {
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(version, 0)
  const place = Buffer.alloc(14)
  place.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([withSignature(0x02014b50, madeBy), facts(entry, 'known'), place, entry.name])
}

function endOf(count: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(length, 8)
  end.writeUInt32LE(offset, 12)
  return withSignature(0x06054b50, end)
}

function withSignature(signature: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(signature)
  return Buffer.concat([head, content])
}
