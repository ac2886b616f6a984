import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artworks } from './artworks.ts'
import { banners } from './banners.ts'
import { fourier, inverseFourier } from './draw/fourier.ts'
import { fillGrid } from './draw/grid.ts'
import { pictures, portraits } from './pictures.ts'

const all = [...Object.values(pictures), ...Object.values(banners), ...Object.values(artworks), ...portraits]

test('every picture lies ready, in at most 200 kB', async () => {
  for (const { file } of all) {
    const path = join(import.meta.dirname, file)
    expect(existsSync(path), file).toBe(true)
    expect((await stat(path)).size, file).toBeLessThanOrEqual(200_000)
  }
})

test('no description of a picture is longer than 300 characters', () => {
  for (const { alt, file } of all)
    expect(Math.max(alt.de.length, alt.en.length), file).toBeLessThanOrEqual(300)
})

test('the inverse Fourier transform restores the picture', () => {
  const grid = fillGrid(16, 8, (x, y) => Math.sin(3 * x) + x * y)
  const again = inverseFourier(fourier(grid))
  again.values.forEach((value, index) => {
    expect(value).toBeCloseTo(grid.values[index] ?? Number.NaN, 10)
  })
})
