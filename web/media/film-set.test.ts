import { expect, test } from 'vitest'
import { folderOfSet, orderOf } from './film-set.ts'

const segment = (path: string) => ({ path, text: null })
const media = { path: 'low/low.m3u8', text: '#EXTM3U\n#EXTINF:4,\nseg-1.ts\n#EXTINF:4,\nseg-2.ts\n' }
const master = { path: 'film.m3u8', text: '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/low.m3u8\n' }

test('segments go first, then their playlist, then the one that names it', () => {
  const order = orderOf([master, segment('low/seg-1.ts'), media, segment('low/SEG-2.ts')])
  const paths = 'files' in order ? order.files.map(({ path }) => path) : order
  expect(paths).toEqual(['low/seg-1.ts', 'low/SEG-2.ts', 'low/low.m3u8', 'film.m3u8'])
})

test('files that a playlist names and that are missing are reported by their path', () => {
  expect(orderOf([master, media, segment('low/seg-1.ts')])).toEqual({
    problem: { code: 'incomplete', missing: ['low/seg-2.ts'] },
  })
  expect(orderOf([master])).toEqual({ problem: { code: 'incomplete', missing: ['low/low.m3u8'] } })
})

test('segments without a playlist, and playlists that name other hosts, are refused', () => {
  expect(orderOf([segment('seg-1.ts')])).toEqual({ problem: { code: 'noPlaylist' } })
  const foreign = { path: 'a.m3u8', text: '#EXTM3U\nhttps://evil.example/seg.ts\n' }
  expect(orderOf([foreign])).toEqual({ problem: { code: 'playlistForeign' } })
})

test('a set has a folder of its own by name and minute', () => {
  const now = new Date('2027-03-12T16:05:59Z')
  expect(folderOfSet('Das Echo (neu).m3u8', now)).toBe('videos/das-echo-neu-202703121605')
  expect(folderOfSet('….m3u8', now)).toBe('videos/film-202703121605')
})
