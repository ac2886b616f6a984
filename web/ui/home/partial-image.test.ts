import { expect, test } from 'vitest'
import { fourier } from '../../../server/seed/pictures/draw/fourier.ts'
import { fillGrid } from '../../../server/seed/pictures/draw/grid.ts'
import { transform } from './fourier.ts'
import { imageAfter, scanOf } from './partial-image.ts'
import { colours, signalOf } from './signal-colours.ts'

const side = 32
const turns = 8

/** Pixels of a bright square in the middle of a dark image. */
function square(): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * side * side)
  for (let n = 0; n < side * side; n++) {
    const [column, row] = [n % side, Math.floor(n / side)]
    const isInside = Math.abs(column - 15.5) < 8 && Math.abs(row - 15.5) < 8
    pixels.set([isInside ? 190 : 0, 0, 0, 255], 4 * n)
  }
  return pixels
}

const reds = (pixels: Uint8ClampedArray) => Array.from({ length: side * side }, (_, n) => pixels[4 * n] ?? 0)
const spread = (values: number[]) => Math.max(...values) - Math.min(...values)

test('the transform is the one the picture is drawn with, and its way back leads to the same numbers', () => {
  const grid = fillGrid(side, side, (x, y) => Math.sin(5 * x) + x * y)
  const wanted = fourier(grid)
  const square = { side, re: Float32Array.from(grid.values), im: new Float32Array(side * side) }
  transform(square, 1)
  square.re.forEach((value, n) => {
    expect(value).toBeCloseTo(wanted.re[n] ?? Number.NaN, 2)
    expect(square.im[n]).toBeCloseTo(wanted.im[n] ?? Number.NaN, 2)
  })
  transform(square, -1)
  square.re.forEach((value, n) => {
    expect(value / (side * side)).toBeCloseTo(grid.values[n] ?? Number.NaN, 4)
  })
})

test('the first sample gives one even brightness, the mean of the slice', () => {
  const values = reds(imageAfter(scanOf(square(), side, turns), 0))
  expect(spread(values)).toBe(0)
  const mean = reds(square()).reduce((sum, red) => sum + signalOf(red), 0) / side ** 2
  expect(signalOf(values[0] ?? 0)).toBeCloseTo(mean, 1)
})

test('later samples bring the slice nearer, turn after turn', () => {
  const scan = scanOf(square(), side, turns)
  const wanted = reds(square())
  const missing = (done: number) =>
    reds(imageAfter(scan, done)).reduce((sum, red, n) => sum + (red - (wanted[n] ?? 0)) ** 2, 0)
  const errors = [0, 1, 2, 4, turns + 0.5].map(missing)
  expect(errors).toEqual(errors.toSorted((a, b) => b - a))
  expect(errors.at(-1)).toBeLessThan((errors[0] ?? 0) / 10)
})

test('each grey level is read back as its signal', () => {
  for (let n = 0; n < 256; n++) expect(Math.abs(signalOf(colours[3 * n] ?? 0) - n / 255)).toBeLessThan(0.006)
})
