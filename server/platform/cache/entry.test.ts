import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, entryOf } from './entry.ts'

const words = [
  'Spule',
  'Feld',
  'Echo',
  'Puls',
  'Gradient',
  'Phase',
  'Bild',
  'Kopf',
  'Signal',
  'Ruhe',
  'Messung',
]
const body = Buffer.from(
  Array.from({ length: 1200 }, (_, place) => words[((place * place * 7) % 31) % words.length] ?? '').join(
    ' ',
  ),
)
const made = { status: 200, headers: {}, body, tags: new Set<never>(), until: null }

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'the first request gets %s without waiting, and later ones get fewer bytes',
  async (encoding, unpack) => {
    const entry = entryOf(made)
    const first = bodyIn(entry, encoding)
    if (first instanceof Promise) throw new Error('the first answer was not there at once')
    expect(bodyIn(entry, encoding)).toBe(first)
    await expect.poll(() => entry.bodies[encoding]).not.toBe(first)
    const later = await bodyIn(entry, encoding)
    expect(later.length).toBeLessThan(first.length)
    expect([unpack(first), unpack(later)]).toEqual([body, body])
    expect(bodyIn(entry, encoding)).toBe(later)
    expect(entry.quick).toEqual([])
  },
)

test('a large body is compressed on another thread', async () => {
  const entry = entryOf({ ...made, body: Buffer.alloc(300_000, body) })
  const packed = bodyIn(entry, 'br')
  expect(packed).toBeInstanceOf(Promise)
  expect(brotliDecompressSync(await packed)).toEqual(entry.body)
})
