import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bodyIn, compressWell, entryOf } from './entry.ts'

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
] as const)('who asks first gets %s at once, and who follows gets it smaller', async (encoding, unpack) => {
  const entry = entryOf(made)
  const first = bodyIn(entry, encoding)
  if (first instanceof Promise) throw new Error('the first answer was not there at once')
  compressWell(entry)
  await expect.poll(() => entry.bodies[encoding]).not.toBe(first)
  const later = await bodyIn(entry, encoding)
  expect(later.length).toBeLessThan(first.length)
  expect([unpack(first), unpack(later)]).toEqual([body, body])
  compressWell(entry)
  expect(entry.bodies[encoding]).toBe(later)
  expect(entry.hasty).toEqual([])
})

test('what is large is compressed beside the requests', async () => {
  const entry = entryOf({ ...made, body: Buffer.alloc(300_000, body) })
  const packed = bodyIn(entry, 'br')
  expect(packed).toBeInstanceOf(Promise)
  expect(brotliDecompressSync(await packed)).toEqual(entry.body)
})
