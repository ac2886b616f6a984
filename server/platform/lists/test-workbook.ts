import { crc32, inflateRawSync } from 'node:zlib'

/** Returns the files of an archive by name; checks their checksums. */
export function unpacked(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, string>()
  let place = archive.readUInt32LE(end + 16)
  for (let n = archive.readUInt16LE(end + 10); n > 0; n -= 1) {
    const nameLength = archive.readUInt16LE(place + 28)
    const name = archive.toString('utf8', place + 46, place + 46 + nameLength)
    const start = archive.readUInt32LE(place + 42)
    const from = start + 30 + archive.readUInt16LE(start + 26)
    const bytes = inflateRawSync(archive.subarray(from, from + archive.readUInt32LE(place + 20)))
    if (crc32(bytes) !== archive.readUInt32LE(place + 16)) throw new Error(`${name} has another sum`)
    files.set(name, bytes.toString())
    place += 46 + nameLength
  }
  return files
}

/** Returns the cells of a workbook's sheet, row by row: texts as shown, numbers as stored. */
export function cellsOf(workbook: Buffer): string[][] {
  const sheet = unpacked(workbook).get('xl/worksheets/sheet1.xml') ?? ''
  return [...sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c(?:\/>|[^>]*>(.*?)<\/c>)/gs)].map(([, cell = '']) =>
      cell
        .replace(/<[^>]+>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, '&'),
    ),
  )
}
