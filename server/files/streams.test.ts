import { beforeEach, expect, test } from 'vitest'
import type { List } from '#contract/fields.ts'
import type { File } from '#contract/files/file.ts'
import { openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

const names = (count: number, nameOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `#EXTINF:4.0,\n${nameOf(n)}\n`).join('')
const bare = (count: number, nameOf: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => `${nameOf(n)}\n`).join('')

// The first and the second packet begin with the sync byte of a transport stream, the others do not.
const twoPackets = Buffer.alloc(188 * 5).map((_, at) => (at === 0 || at === 188 ? 0x47 : 0x20))

test.each([
  ['a playlist of 30 001 lines', 'tooLarge', `#EXTM3U\n${'#\n'.repeat(30_000)}`],
  ['a playlist of 10 001 names', 'tooLarge', `#EXTM3U\n${bare(10_001, n => `${n}.ts`)}`],
  ['a playlist over 51 folders', 'tooLarge', `#EXTM3U\n${names(51, n => `teil-${n}/a.ts`)}`],
  ['a playlist of more than 256 kB', 'tooLarge', `#EXTM3U\n# ${'x'.repeat(256 * 1024)}\n`],
  [
    'a playlist that leads elsewhere',
    'playlistForeign',
    '#EXTM3U\n#EXTINF:4.0,\nhttps://evil.example/a.ts\n',
  ],
  [
    'a playlist with its sound apart',
    'playlistSound',
    '#EXTM3U\n#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="ton.m3u8"\n#EXTINF:4.0,\na.ts\n',
  ],
  ['a playlist whose pieces are not here', 'playlistIncomplete', '#EXTM3U\n#EXTINF:4.0,\na.ts\n'],
  ['captions of more than a megabyte', 'tooLarge', `WEBVTT\n\n${'x'.repeat(1024 * 1024)}`],
  [
    'captions that are no UTF-8',
    'fileTypeNotAllowed',
    Buffer.concat([Buffer.from('WEBVTT\n\n'), Buffer.from([0xff, 0xfe])]),
  ],
  ['a segment that is none after its second packet', 'fileTypeNotAllowed', twoPackets],
])('%s is refused: %s', async (_, code, bytes) => {
  await expect(files.send('film.m3u8', bytes)).rejects.toMatchObject({ code })
  expect((await files.ask<List<File>>('list', {})).count).toBe(0)
})
