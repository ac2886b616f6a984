import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { blankMp3 } from './blank-mp3.ts'
import { blankMp4 } from './blank-mp4.ts'
import { blankWav } from './blank-wav.ts'

const secret = 'Xenia Quastenflosser'
const empty = Buffer.alloc(0)

function box(name: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inside.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, inside])
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function wav(...chunks: Buffer[]): Buffer {
  const content = Buffer.concat([Buffer.from('WAVE'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}

// MPEG 1, layer III, 128 kbit/s, 44.1 kHz: 417 bytes.
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 7)])
const noTag = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1')
const id3 = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x14', 'latin1'), Buffer.from(secret)])

describe('a WAV file', () => {
  const sound = [chunk('fmt ', Buffer.alloc(16, 1)), chunk('data', Buffer.alloc(7, 2))]

  test('keeps its sound and loses all else', () => {
    const list = chunk('LIST', Buffer.from(`INFOIART${secret}`))
    expect(blankWav(wav(list, ...sound, chunk('id3 ', id3)))).toEqual(wav(...sound))
  })

  test('whose parts do not add up is refused', () => {
    expect(blankWav(wav(...sound).subarray(0, -4))).toBeNull()
    expect(blankWav(wav(chunk('fmt ', Buffer.alloc(16))))).toBeNull()
    expect(blankWav(Buffer.from('RIFF'))).toBeNull()
  })

  test('of more chunks than programs write is refused', () => {
    const many = (count: number) =>
      wav(...sound, ...Array.from({ length: count }, () => chunk('fact', empty)))
    expect(blankWav(many(9998))?.length).toBe(many(9998).length)
    expect(blankWav(many(9999)) === null).toBe(true)
  })
})

describe('an MP3 file', () => {
  const sound = Buffer.concat([frame, frame, frame, frame])

  test('keeps its frames and loses the tags before and behind them', () => {
    const behind = Buffer.concat([Buffer.from('TAG'), Buffer.from(secret), Buffer.alloc(105)])
    expect(blankMp3(Buffer.concat([id3, sound, behind]))).toEqual(sound)
    expect(blankMp3(Buffer.concat([id3, id3, sound, Buffer.from(`APETAGEX${secret}`)]))).toEqual(sound)
  })

  test('with something unknown among its frames is refused', () => {
    expect(blankMp3(Buffer.concat([sound, Buffer.from(secret), sound]))).toBeNull()
    expect(blankMp3(Buffer.concat([id3, frame]))).toBeNull()
    expect(blankMp3(Buffer.alloc(0))).toBeNull()
  })

  test('of more tags than programs write is refused', () => {
    const many = (count: number) => Buffer.concat([...Array.from({ length: count }, () => noTag), sound])
    expect(blankMp3(many(10_000))).toEqual(sound)
    expect(blankMp3(many(10_001)) === null).toBe(true)
  })
})

describe('an MP4 file', () => {
  const hdlr = (kind: string) =>
    box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12), Buffer.from(secret))
  const track = (kind: string) => box('trak', box('mdia', hdlr(kind)))
  const film = (...inside: Buffer[]) =>
    Buffer.concat([
      box('ftyp', Buffer.from('isom')),
      box('moov', ...inside),
      box('mdat', Buffer.from('film')),
    ])

  test('keeps every box in its place and empties those with personal data', () => {
    const tags = box('udta', box('meta', Buffer.from(secret)))
    const given = film(track('vide'), track('soun'), tags, box('uuid', Buffer.from(secret)))
    const blank = blankMp4(given)
    expect(blank?.length).toBe(given.length)
    expect(blank?.includes(secret)).toBe(false)
    expect(blank?.subarray(-12)).toEqual(given.subarray(-12))
  })

  test('of a real film keeps its length and its media data', async () => {
    const given = await readFile('server/seed/films/spin-echo.mp4')
    const blank = blankMp4(given)
    expect(blank?.length).toBe(given.length)
    const [at, size] = [given.indexOf('mdat'), given.readUInt32BE(given.indexOf('mdat') - 4)]
    expect(blank?.subarray(at, at + size - 4)).toEqual(given.subarray(at, at + size - 4))
  })

  test('with a track of other data, such as places, is refused', () => {
    expect(blankMp4(film(track('vide'), track('meta')))).toBeNull()
    expect(blankMp4(film(track('vide'), track('text')))).toBeNull()
  })

  test('whose boxes do not add up, or nest without end, is refused', () => {
    expect(blankMp4(film(track('vide')).subarray(0, -2))).toBeNull()
    expect(blankMp4(film())).toBeNull()
    const deep = Array.from({ length: 20 }).reduce<Buffer>(inside => box('moov', inside), track('vide'))
    expect(blankMp4(deep)).toBeNull()
  })

  test('of more boxes than programs write is refused, wherever they lie', () => {
    const many = (count: number) => Array.from({ length: count }, () => box('free'))
    // Three at the top, and a track of three.
    const isRefused = (...bytes: Buffer[]) => blankMp4(Buffer.concat(bytes)) === null
    expect(isRefused(film(track('vide'), ...many(9994)))).toBe(false)
    expect(isRefused(film(track('vide'), ...many(9995)))).toBe(true)
    expect(isRefused(film(track('vide')), ...many(9995))).toBe(true)
  })
})
