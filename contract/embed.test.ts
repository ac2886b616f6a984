import { expect, test } from 'vitest'
import { embedFrom, embedHostOf } from './embed.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42',
  ],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://av.tib.eu/media/71234', 'https://av.tib.eu/player/71234'],
])('%s is understood', (copied, wanted) => {
  expect(embedFrom(copied)).toBe(wanted)
  expect(embedHostOf(embedFrom(copied))).not.toBeNull()
})

test('a map that is open in the browser becomes a frame with its place marked', () => {
  const frame = new URL(embedFrom('https://www.openstreetmap.org/#map=16/49.4170/8.6710&layers=N'))
  expect(embedHostOf(frame.href)).toBe('www.openstreetmap.org')
  expect(frame.searchParams.get('marker')).toBe('49.417,8.671')
  const [west = 0, south = 0, east = 0, north = 0] = (frame.searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number)
  expect(west < 8.671 && 8.671 < east && south < 49.417 && 49.417 < north).toBe(true)
})

test.each(['https://example.org/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=short', 'no address'])(
  '%s stays as it is',
  address => expect(embedFrom(address)).toBe(address),
)
