import { expect, test } from 'vitest'
import { inputLines, testWithInputs } from '#server/test-inputs.ts'
import { embedAddress, embedFrom, embedHostOf } from './embed.ts'
import { addressOfEmbed } from './events/livestream.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const vimeo = 'https://player.vimeo.com/video/76979871'
const vimeoCode = (behind = '') =>
  `<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="${vimeo}?h=abcdef1234&amp;badge=0" style="position:absolute;top:0" frameborder="0" allow="autoplay; fullscreen; web-share" referrerpolicy="strict-origin-when-cross-origin" title="Film"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>${behind}`

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', `${youtube}?start=42`],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=1h2m3s', `${youtube}?start=3723`],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', `${youtube}?start=42`],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?si=Abc', youtube],
  ['https://www.youtube.com/v/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0', `${youtube}?rel=0`],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/livestreaming', youtube],
  ['http://youtu.be/dQw4w9WgXcQ', youtube],
  ['youtu.be/dQw4w9WgXcQ', youtube],
  [' www.youtube.com/watch?v=dQw4w9WgXcQ\n', youtube],
  [
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x" title="YouTube video player" frameborder="0" allow="accelerometer; autoplay" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    `${youtube}?si=x`,
  ],
  ['https://vimeo.com/76979871', vimeo],
  ['vimeo.com/76979871', vimeo],
  ['https://vimeo.com/76979871/abcdef1234', `${vimeo}?h=abcdef1234`],
  ['https://vimeo.com/76979871/abcdef1234?share=copy#t=30s', `${vimeo}?h=abcdef1234#t=30s`],
  ['https://vimeo.com/76979871?h=abcdef1234', `${vimeo}?h=abcdef1234`],
  ['https://vimeo.com/channels/mri/76979871', vimeo],
  ['https://vimeo.com/groups/mri/videos/76979871', vimeo],
  ['https://vimeo.com/showcase/123/video/76979871', vimeo],
  ['https://vimeo.com/manage/videos/76979871/abcdef1234', `${vimeo}?h=abcdef1234`],
  ['https://player.vimeo.com/video/76979871?h=abcdef1234', `${vimeo}?h=abcdef1234`],
  [vimeoCode(), `${vimeo}?h=abcdef1234&badge=0`],
  [
    vimeoCode(
      '<p><a href="https://vimeo.com/76979871">Film</a> from <a href="https://vimeo.com/x">X</a>.</p>',
    ),
    `${vimeo}?h=abcdef1234&badge=0`,
  ],
  ['https://av.tib.eu/media/71234', 'https://av.tib.eu/player/71234'],
])('every film field accepts %s', (copied, wanted) => {
  expect(embedFrom(copied)).toBe(wanted)
  expect(addressOfEmbed(copied)).toBe(wanted)
  expect(embedAddress.parse(copied)).toBe(wanted)
  expect(embedFrom(wanted)).toBe(wanted)
  expect(embedHostOf(wanted)).not.toBeNull()
})

test('the address of a map in the browser becomes an embedded map with a marker', () => {
  const frame = new URL(embedFrom('https://www.openstreetmap.org/#map=16/49.4170/8.6710&layers=N'))
  expect(embedHostOf(frame.href)).toBe('www.openstreetmap.org')
  expect(frame.searchParams.get('marker')).toBe('49.417,8.671')
  const [west = 0, south = 0, east = 0, north = 0] = (frame.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  expect(west < 8.671 && 8.671 < east && south < 49.417 && 49.417 < north).toBe(true)
})

test.each([
  'https://example.org/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/76979871/../../x',
  'no address',
  vimeoCode('<script>alert(1)</script>'),
  vimeoCode('<script src="https://player.vimeo.com.evil.example/api/player.js"></script>'),
  vimeoCode('<p><iframe src="https://evil.example"></iframe></p>'),
])('%s is refused as a film', given => {
  expect(addressOfEmbed(given)).toBeNull()
  expect(embedAddress.safeParse(given).success).toBe(false)
})

testWithInputs('every film that people paste is one', () => {
  const [first, second, third, code, unlisted] = inputLines('films.txt').map(addressOfEmbed)
  expect([first, second, third]).toEqual(Array(3).fill('https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'))
  expect([code, unlisted]).toEqual(Array(2).fill('https://player.vimeo.com/video/76979871?h=abcdef1234'))
})
