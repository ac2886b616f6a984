import { expect, test } from 'vitest'
import { isTransportStream, mayBeFilm } from './film.ts'
import {
  hasTooManyLines,
  isMasterPlaylist,
  isPlaylist,
  namesInPlaylist,
  problemOfPlaylist,
} from './playlist.ts'

const media =
  '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4.0,\nseg-1.ts\r\n#EXTINF:2.0,\nlow/seg-2.ts\n#EXT-X-ENDLIST\n'

test('the names in a playlist are listed once, those in its tags included', () => {
  expect(namesInPlaylist(media)).toEqual(['seg-1.ts', 'low/seg-2.ts'])
  const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="Deutsch",URI="de.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=200000,SUBTITLES="s"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000
low.m3u8`
  expect(namesInPlaylist(master)).toEqual(['low.m3u8', 'de.m3u8'])
  expect([isMasterPlaylist(master), isMasterPlaylist(media)]).toEqual([true, false])
  expect([problemOfPlaylist(master), problemOfPlaylist(media)]).toEqual([null, null])
})

test.each([
  'https://evil.example/seg.ts',
  '//evil.example/seg.ts',
  '/api/v1/media/seg.ts',
  '../seg.ts',
  'low/../../seg.ts',
  'low//seg.ts',
  '%2e%2e/seg.ts',
  'data:video/mp2t;base64,AA',
  'C:\\seg.ts',
  'low\\seg.ts',
  'seg.ts?token=1',
  '{$host}/seg.ts\n#EXT-X-DEFINE:NAME="host",VALUE="x"',
  '#EXT-X-KEY:METHOD=AES-128,URI="https://evil.example/key"',
  '#EXT-X-KEY:METHOD=AES-128,URI="../key"',
  '#EXT-X-MAP:URI="file:///etc/passwd"',
  '#EXT-X-CONTENT-STEERING:SERVER-URI="/steer"',
  '#EXTINF:4.0 https://evil.example/seg.ts',
  '# a remark\rhttps://evil.example/seg.ts',
  '# a remark\u2028https://evil.example/seg.ts',
])('a playlist with %j is refused as pointing elsewhere', line =>
  expect(problemOfPlaylist(`#EXTM3U\n${line}\n`)).toBe('playlistForeign'),
)

test('a comment in a playlist may contain an address', () =>
  expect(problemOfPlaylist('#EXTM3U\n## Generated with https://packager.example\nseg.ts\n')).toBeNull())

test('a playlist with separate audio files is refused', () =>
  expect(problemOfPlaylist('#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="de",URI="de.m3u8"\n')).toBe(
    'playlistSound',
  ))

test('a playlist is recognised only by its signature at the start', () => {
  expect(isPlaylist('#EXTM3U\nseg.ts')).toBe(true)
  for (const text of ['', ' #EXTM3U', '#EXTM3UX', '<html>#EXTM3U', '#EXTINF:4'])
    expect(isPlaylist(text), text).toBe(false)
})

test('a transport stream is recognised by the sync byte of every packet', () => {
  const packets = new Uint8Array(5 * 188).map((_, at) => (at % 188 === 0 ? 0x47 : 0x20))
  expect(isTransportStream(packets)).toBe(true)
  expect(isTransportStream(packets.with(4 * 188, 0x48))).toBe(false)
  expect(isTransportStream(packets.subarray(0, 188))).toBe(false)
})

test('only a file that begins like a film may have the size of a film', () => {
  const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
  expect(mayBeFilm(bytes('\0\0\0\x20ftypisom'))).toBe(true)
  expect(mayBeFilm(bytes('\x1a\x45\xdf\xa3\x01'))).toBe(true)
  for (const text of ['', '\xff\xd8\xff\xe0JFIFftyp', '%PDF-1.7', 'GIF89a', 'ftyp'])
    expect(mayBeFilm(bytes(text)), text).toBe(false)
})

test('a playlist with more lines than any film needs is recognised', () => {
  const piece = '#EXTINF:2.0,\nseg-1.ts\n'
  expect(hasTooManyLines(`#EXTM3U\n${piece.repeat(7200)}`)).toBe(false)
  expect(hasTooManyLines(`#EXTM3U\n${piece.repeat(15_000)}`)).toBe(true)
  expect(hasTooManyLines(`#EXTM3U${'\u2028a'.repeat(30_000)}`)).toBe(true)
})
