import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { yieldToPages } from '#server/platform/processes/processes.ts'
import { openImages } from './images.ts'
import { bombPng, manyFrames, photo, sidewaysPhoto } from './test-pictures.ts'

const images = openImages()
let folder = ''
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larmor-images-'))
})

afterAll(async () => {
  await images.close()
  await rm(folder, { recursive: true })
})

const patient = { timeout: 120_000 }

test('a rewritten photo is upright and has no location data', async () => {
  const facts = await images.rewrite(await sidewaysPhoto(at('sideways.jpg')), at('upright.jpg'))
  expect(facts).toEqual({ width: 200, height: 400, frames: 1 })
  const { exif, orientation, width } = await sharp(at('upright.jpg')).metadata()
  expect({ exif, orientation, width }).toEqual({ exif: undefined, orientation: undefined, width: 200 })
  expect((await readFile(at('upright.jpg'))).includes('canary')).toBe(false)
})

test('data appended to a picture are removed', async () => {
  const html = '<script>alert(1)</script>'
  const clean = await readFile(await photo(at('clean.jpg'), 80, 80))
  await writeFile(at('polyglot.jpg'), Buffer.concat([clean, Buffer.from(html)]))
  await images.rewrite(at('polyglot.jpg'), at('rewritten.jpg'))
  expect((await readFile(at('rewritten.jpg'))).includes(html)).toBe(false)
})

test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
  '%s is known by its content and stays what it is',
  async format => {
    await sharp(await photo(at('source.jpg'), 64, 48))
      .toFormat(format)
      .toFile(at('any'))
    expect(await images.typeOf(at('any'))).toBe(`image/${format}`)
    expect(await images.rewrite(at('any'), at('again'))).toEqual({ width: 64, height: 48, frames: 1 })
    expect(await images.typeOf(at('again'))).toBe(`image/${format}`)
  },
)

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>', null],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', null],
  [
    'SVG with a declaration',
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    'application/xml',
  ],
  ['PDF', '%PDF-1.7\n', 'application/pdf'],
  ['nothing', '', null],
  [
    'a film header that once stalled readers',
    '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\x00\xaa\x00\x62\xce\x6c'.padEnd(55, '\0'),
    null,
  ],
])('%s is not taken for a picture', async (_, content, type) => {
  await writeFile(at('stranger.jpg'), content, 'latin1')
  expect(await images.typeOf(at('stranger.jpg'))).toBe(type)
  await expect(images.rewrite(at('stranger.jpg'), at('never'))).rejects.toMatchObject({ code: 'notAnImage' })
})

test('a truncated photo is kept as far as it goes', async () => {
  await copyFile(await photo(at('whole.jpg'), 800, 600), at('half.jpg'))
  await truncate(at('half.jpg'), (await stat(at('whole.jpg'))).size >> 1)
  expect(await images.rewrite(at('half.jpg'), at('mended.jpg'))).toMatchObject({ width: 800, height: 600 })
  expect(await images.look(at('mended.jpg'))).toMatchObject({ width: 800, height: 600 })
})

test('a decompression bomb of 900 megapixels is refused', async () => {
  await bombPng(at('bomb.png'), 30_000)
  await expect(images.rewrite(at('bomb.png'), at('never'))).rejects.toMatchObject({ code: 'imageTooLarge' })
})

test('an AVIF that would take a gigabyte to read is refused', async () => {
  const large = { width: 4000, height: 3300, channels: 3, background: '#a62' } as const
  await sharp({ create: large }).avif({ effort: 0 }).toFile(at('large.avif'))
  await expect(images.rewrite(at('large.avif'), at('never'))).rejects.toMatchObject({ code: 'imageTooLarge' })
})

test('a picture that moves for a thousand frames is refused, one of twenty is kept moving', async () => {
  await manyFrames(at('thousand.gif'), 1000)
  await expect(images.rewrite(at('thousand.gif'), at('never'))).rejects.toMatchObject({
    code: 'imageTooLarge',
  })
  await manyFrames(at('twenty.gif'), 20)
  expect(await images.rewrite(at('twenty.gif'), at('moving.gif'))).toMatchObject({ frames: 20 })
})

test('a rewrite that takes too long is ended', async () => {
  const hasty = openImages({ timeout: 5 })
  await photo(at('slow.jpg'), 2000, 2000)
  await expect(hasty.rewrite(at('slow.jpg'), at('never'))).rejects.toMatchObject({ code: 'imageTooLarge' })
  expect(await images.typeOf(at('slow.jpg'))).toBe('image/jpeg')
  await hasty.close()
})

test('after its process is killed, a picture is processed once more by a new one', async () => {
  const few = openImages()
  const source = await photo(at('killed.jpg'), 3000, 2000)
  const working = few.rewrite(source, at('killed-again.jpg'))
  await vi.waitFor(() => expect(workers()).not.toEqual([]), patient)
  for (const pid of workers()) process.kill(pid, 'SIGKILL')
  expect(await working).toMatchObject({ width: 3000 })
  await few.close()
})

test('an idle process that was killed gets no work', async () => {
  const few = openImages()
  const source = await photo(at('idle.jpg'), 80, 60)
  await few.look(source)
  for (const pid of workers()) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(workers()).toEqual([]), patient)
  expect(await few.look(source)).toMatchObject({ width: 80 })
  await few.close()
})

test('a failed write is reported as unavailable, not as a bad picture', async () => {
  const source = await photo(at('fine.jpg'), 800, 600)
  await expect(images.rewrite(source, at('no-such-folder/fine.jpg'))).rejects.toThrow('unavailable')
})

test('pictures are worked on in processes of their own, two at most', async () => {
  await photo(at('busy.jpg'), 3000, 2000)
  const rewritten = Promise.all(
    Array.from({ length: 6 }, (_, n) => images.rewrite(at('busy.jpg'), at(`busy-${n}.jpg`))),
  )
  await vi.waitFor(() => expect(workers()).not.toEqual([]), patient)
  expect(workers().length).toBeLessThanOrEqual(2)
  expect(await rewritten).toHaveLength(6)
})

test('a smaller version is never wider than the picture', async () => {
  await photo(at('small.jpg'), 600, 400)
  expect(await images.shrink(at('small.jpg'), at('320.webp'), 320)).toEqual({ width: 320, height: 213 })
  expect(await images.shrink(at('small.jpg'), at('960.webp'), 960)).toEqual({ width: 600, height: 400 })
})

test('a photo of 24 million points is rewritten and has all its versions', async () => {
  await photo(at('large.jpg'), 6000, 4000)
  expect(await images.rewrite(at('large.jpg'), at('large-new.jpg'))).toMatchObject({ width: 6000 })
  const widths = [320, 640, 960, 1280, 1920]
  const made = widths.map(width => images.shrink(at('large-new.jpg'), at(`${width}.webp`), width))
  expect((await Promise.all(made)).map(({ width }) => width)).toEqual(widths)
})

test('work on pictures has a lower priority as soon as pages are served, all its threads', async () => {
  await photo(at('priority.jpg'), 600, 400)
  await Promise.all([1, 2].map(n => images.shrink(at('priority.jpg'), at(`priority-${n}.webp`), 320)))
  expect(prioritiesOf(workers())).toEqual([0])
  yieldToPages()
  expect(prioritiesOf(workers())).toEqual([10])
  const later = openImages()
  await later.look(at('priority.jpg'))
  expect(prioritiesOf(workers())).toEqual([10])
  await later.close()
})

function prioritiesOf(pids: number[]): number[] {
  const threads = pids.flatMap(pid => readdirSync(`/proc/${pid}/task`))
  return [...new Set(threads.map(thread => getPriority(Number(thread))))]
}

// The image processes that this test started.
function workers(): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter(pid => {
    const isOurs = readText(`/proc/${pid}/stat`).includes(` ${process.pid} `)
    return isOurs && readText(`/proc/${pid}/cmdline`).includes('image-worker')
  })
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
