import { crc32, deflateRawSync } from 'node:zlib'

/** An archive with these files; where `isDeflated`, they are compressed already. */
export function archive(
  files: Record<string, string | Buffer>,
  { isCompressed = false, isDeflated = false } = {},
): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const whole = Buffer.from(text as string)
    const content = isCompressed ? deflateRawSync(whole) : whole
    const facts = factsOf(name, whole, content)
    if (isDeflated) facts.writeUInt16LE(8, 4)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, Buffer.from(name), content])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, place, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}

// Version, flags, method, time, sum, both sizes, lengths of name and extra field.
function factsOf(name: string, whole: Buffer, content: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(content === whole ? 0 : 8, 4)
  facts.writeUInt32LE(crc32(whole), 10)
  facts.writeUInt32LE(content.length, 14)
  facts.writeUInt32LE(whole.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}
