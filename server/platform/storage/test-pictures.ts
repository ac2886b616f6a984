import { writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A photo-like JPEG of this size: soft noise, which compresses as badly as a forest. */
export async function photo(path: string, width: number, height: number): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const grain = { width: width / 4, height: height / 4, channels: 3, background: '#888', noise } as const
  const small = await sharp({ create: grain }).png().toBuffer()
  await sharp(small).resize(width, height, { kernel: 'cubic' }).blur(1.2).jpeg({ quality: 75 }).toFile(path)
  return path
}

/** A JPEG with a rotated orientation and GPS coordinates in its EXIF data. */
export async function sidewaysPhoto(path: string): Promise<string> {
  const plain = sharp({ create: { width: 400, height: 200, channels: 3, background: '#a62' } })
  const place = {
    IFD0: { Copyright: 'canary-copyright' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 1/1 1/1' },
  }
  await plain.withExif(place).withMetadata({ orientation: 6 }).jpeg().toFile(path)
  return path
}

/** A PNG of a few kilobytes that declares this width and height and really has them. */
export async function bombPng(path: string, side: number): Promise<string> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1 // bit per pixel
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * side))
  const parts = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  await writeFile(path, Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]))
  return path
}

/** An animated GIF with frames of a single pixel. */
export async function manyFrames(path: string, frames: number): Promise<string> {
  const head = Buffer.from('474946383961010001008000000000000ffffff'.padEnd(38, '0'), 'hex')
  const frame = Buffer.from('21f90400000000002c00000000010001000002024401 00'.replace(' ', ''), 'hex')
  await writeFile(
    path,
    Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from('3b', 'hex')]),
  )
  return path
}

/** Coarse noise of 400 by 300 points. */
export function noisy(format: 'jpeg' | 'png' | 'gif'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 400, height: 300, channels: 3, background: '#888', noise } as const
  return sharp({ create }).toFormat(format).toBuffer()
}

/**
 * Imitates the JPEGs of some phones: the last three bytes of the start-of-scan header are not those of a
 * sequential JPEG.
 */
export function withWrongScan(jpeg: Buffer): Buffer {
  const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'))
  return Buffer.from(jpeg).fill(
    0,
    scan + 2 + jpeg.readUInt16BE(scan + 2) - 3,
    scan + 2 + jpeg.readUInt16BE(scan + 2),
  )
}

export function withWrongSum(png: Buffer): Buffer {
  const endOfPicture = png.length - 16 // before the last chunk, which is empty
  return Buffer.from(png).fill(0, endOfPicture, endOfPicture + 4)
}

export function withChunkInFront(png: Buffer, name: string, content: Buffer): Buffer {
  const afterHeader = 33
  return Buffer.concat([png.subarray(0, afterHeader), chunk(name, content), png.subarray(afterHeader)])
}

/** A PNG of rows that differ. */
export function pngOfRows(width: number, height: number): Promise<Buffer> {
  const rows = Buffer.alloc(width * height, 0)
  for (let row = 0; row < height; row += 1) rows.fill(row % 251, row * width, (row + 1) * width)
  return sharp(rows, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
