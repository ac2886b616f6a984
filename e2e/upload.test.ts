import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Calls, filmAt, filmPart, openCalls, pageOf, pathIn } from './film-pages.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let calls: Calls

beforeAll(async () => {
  site = await startSite()
  calls = await openCalls(site.url)
})
afterAll(() => site?.stop())

const film = () => readFile('server/seed/films/spin-echo.mp4')
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nEin Echo\n')

describe('an upload is checked by its content', () => {
  test('films, segments and captions are accepted under any name', async () => {
    const sent = [
      await calls.upload(await film(), 'Film.txt', 'types'),
      await calls.upload(await readFile(filmAt('echo.webm')), 'film.mp4', 'types'),
      await calls.upload(await readFile(pathIn('echo-0.ts')), 'film.jpg', 'types'),
      await calls.upload(captions, 'de.txt', 'types'),
      await calls.upload(Buffer.concat([Buffer.from('\ufeff'), captions]), 'bom.vtt', 'types'),
    ]
    expect(sent.map(({ status, body }) => [status, body.type, body.name])).toEqual([
      [201, 'video/mp4', 'Film.mp4'],
      [201, 'video/webm', 'film.webm'],
      [201, 'video/mp2t', 'film.ts'],
      [201, 'text/vtt', 'de.vtt'],
      [201, 'text/vtt', 'bom.vtt'],
    ])
  })

  test.each([
    ['a page called a film', 'film.mp4', '<!doctype html><script>alert(1)</script>'],
    ['text that begins like a transport stream', 'a.ts', `G${' '.repeat(187)}G${'<script>'.repeat(90)}`],
    ['a page with captions below', 'a.vtt', '<html>WEBVTT'],
    ['captions that are not UTF-8', 'a.vtt', 'WEBVTT\n\n00:00.000 --> 00:01.000\n\xe9cho'],
    ['captions with a zero in them', 'a.vtt', 'WEBVTT\n\n\0'],
    ['a word that begins with the signature', 'a.vtt', 'WEBVTTX'],
    ['a playlist of another kind', 'a.m3u8', '#EXTINF:4,\nseg.ts'],
  ])('%s is refused', async (_, name, content) => {
    const { status, body } = await calls.upload(Buffer.from(content, 'latin1'), name, 'wrong')
    expect([status, body.code]).toEqual([422, 'fileTypeNotAllowed'])
  })

  test('captions of more than a megabyte are too large', async () => {
    const { status } = await calls.upload(Buffer.concat([captions, Buffer.alloc(1_100_000, 'x')]), 'a.vtt')
    expect(status).toBe(413)
  })

  test('a film of 60 MB is taken, a picture of 60 MB is not', { tags: 'nightly' }, async () => {
    const filler = new Uint8Array(60 * 1024 * 1024)
    const large = await calls.upload(new Blob([new Uint8Array(await film()), filler]), 'large.mp4', 'large')
    expect([large.status, large.body.type]).toEqual([201, 'video/mp4'])
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    const answer = await calls.upload(new Blob([png, filler]), 'large.png', 'large').catch(() => null)
    if (answer) expect([answer.status, answer.body.code]).toEqual([413, 'tooLarge'])
    const { headers } = calls
    const list = await fetch(`${site.url}/api/v1/backstage/file-manager/files?folder=large`, { headers })
    expect(((await list.json()) as { count: number }).count).toBe(1)
  })
})

describe('an HLS film', () => {
  test('is taken segment by segment, then its playlists, and is served as what it is', async () => {
    const stored = await calls.uploadSet('videos/echo')
    expect(stored).toMatchObject({ type: 'application/vnd.apple.mpegurl', name: 'master.m3u8' })
    const playlist = await fetch(site.url + stored?.src)
    expect(playlist.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
    expect(playlist.headers.get('x-content-type-options')).toBe('nosniff')
    expect(playlist.headers.get('content-disposition')).toMatch(/^attachment/)
    const segment = await fetch(`${site.url}/api/v1/media/videos/echo/echo-1.ts`)
    expect(segment.headers.get('content-type')).toBe('video/mp2t')
    expect(Buffer.from(await segment.arrayBuffer())).toEqual(await readFile(pathIn('echo-1.ts')))
  })

  test('whose playlist names more than any film has is refused as too large', async () => {
    for (const line of ['a\n', '#EXT\n', `#EXT-X-KEY:${'URI="a",'.repeat(60_000)}`]) {
      const playlist = Buffer.from(`#EXTM3U\n${line.repeat(Math.ceil(1_000_000 / line.length))}`)
      const { status } = await calls.upload(playlist, 'a.m3u8', 'videos/long', 'de')
      expect(status).toBe(413)
    }
  })
  test.each([
    ['de', 'Diese Playlist nennt Dateien außerhalb ihres Ordners.'],
    ['en', 'This playlist names files outside its folder.'],
  ])('whose playlist names another host is refused in words (%s)', async (language, words) => {
    const playlist = Buffer.from('#EXTM3U\n#EXTINF:4,\nhttps://evil.example/seg.ts\n')
    const { status, body } = await calls.upload(playlist, 'a.m3u8', 'videos/foreign', language)
    expect([status, body.code]).toEqual([422, 'playlistForeign'])
    expect(body.message).toContain(words)
  })

  test('whose segments are missing is refused, and they are named', async () => {
    await calls.upload(await readFile(pathIn('echo-0.ts')), 'echo-0.ts', 'videos/half')
    const { status, body } = await calls.upload(
      await readFile(filmAt('echo.m3u8')),
      'echo.m3u8',
      'videos/half',
    )
    expect([status, body.code]).toEqual([422, 'playlistIncomplete'])
    expect(body.errors).toMatchObject([{ field: 'file', message: 'echo-1.ts, echo-2.ts' }])
  })
})

test('a film is served by ranges, inline and in a sandbox', async () => {
  const { body } = await calls.upload(await film(), 'ranges.mp4', 'served')
  const answer = await fetch(site.url + body.src, { headers: { range: 'bytes=1000-1999' } })
  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe(`bytes 1000-1999/${(await film()).length}`)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual((await film()).subarray(1000, 2000))
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
  const policy = answer.headers.get('content-security-policy')
  expect(policy).toContain("sandbox allow-same-origin; default-src 'none'; media-src 'self'")
})

describe('a part of a page', () => {
  test.each([
    ['de', 'Das ist kein Film in einer Datei. Bitte wählen Sie MP4 oder WebM.'],
    ['en', 'This is not a film in one file. Please choose MP4 or WebM.'],
  ])('is told which of its files is no film (%s)', async (language, words) => {
    const { id } = (await calls.upload(captions, 'no-film.vtt', 'parts')).body
    const part = filmPart({ videoId: id, videoCaptions: { de: id, en: id } })
    const { status, body } = await calls.send('/backstage/page', pageOf('wrong', [part]), language)
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors.map(({ field }) => field)).toEqual(['items.0.videoId'])
    expect(body.errors[0]?.message).toBe(words)
  })

  test('takes a playlist as an HLS film only, and one file as a film only', async () => {
    const mp4 = (await calls.upload(await film(), 'kind.mp4', 'parts')).body
    const hls = await calls.uploadSet('videos/kind')
    const wrong = [
      filmPart({ mediaType: 'hlsVideo', videoId: mp4.id }),
      filmPart({ id: 'film-2', mediaType: 'video', videoId: hls?.id }),
      filmPart({ id: 'film-3', mediaType: 'hlsVideo', videoId: hls?.id }),
    ]
    const { body } = await calls.send('/backstage/page', pageOf('kinds', wrong), 'en')
    expect(body.errors.map(({ field }) => field)).toEqual(['items.0.videoId', 'items.1.videoId'])
  })
})
