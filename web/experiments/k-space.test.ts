import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signalOf } from '#web/ui/home/signal-colours.ts'
import { linesMeasured, orders, pictureOf, scanOf, side, withSpot } from './k-space.ts'
import { kSpaceStills } from './stills.ts'
import { amountsOf, t1Signal } from './tissue-amounts.ts'

const read = (name: string) =>
  sharp(join(import.meta.dirname, name))
    .ensureAlpha()
    .raw()
    .toBuffer()
const signal = t1Signal(amountsOf(await read('tissues.webp')))
const scan = scanOf(signal)
const lines = (mask: Uint8Array) => mask.reduce((sum, value) => sum + value, 0) / side
const isMeasured = (mask: Uint8Array, row: number) => mask[row * side] === 1
const middle = side / 2

/** Returns the similarity of two pictures, from 0 to 1. */
function likeness(a: Float32Array, b: Float32Array): number {
  const product = (x: Float32Array, y: Float32Array) =>
    x.reduce((sum, value, n) => sum + value * (y[n] ?? 0), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

test('as many lines are measured as were asked for, in every order', () => {
  for (const order of orders)
    for (let count = 0; count <= side; count++) expect(lines(linesMeasured(order, count))).toBe(count)
})

test('from the centre the middle line comes first, from the edge last, and evenly spread always', () => {
  expect(isMeasured(linesMeasured('centre', 1), middle)).toBe(true)
  expect(isMeasured(linesMeasured('edge', side - 1), middle)).toBe(false)
  for (let count = 1; count <= side; count++)
    expect(isMeasured(linesMeasured('spread', count), middle)).toBe(true)
})

test('all samples together give the slice back, and hold all of its energy', () => {
  const { picture, share } = pictureOf(scan, linesMeasured('centre', side))
  expect(likeness(picture, signal)).toBeGreaterThan(0.99999)
  expect(share).toBeCloseTo(1, 6)
})

test('more lines from the centre bring the image nearer', () => {
  const near = [1, 4, 16, 64, 128].map(count =>
    likeness(pictureOf(scan, linesMeasured('centre', count)).picture, signal),
  )
  expect(near).toEqual(near.toSorted((a, b) => a - b))
})

test('a few lines from the centre hold most of the energy, many from the edge hardly any', () => {
  expect(pictureOf(scan, linesMeasured('centre', 16)).share).toBeGreaterThan(0.9)
  expect(pictureOf(scan, linesMeasured('edge', 112)).share).toBeLessThan(0.1)
})

test('every second line shows the slice twice, half an image apart', () => {
  const { picture } = pictureOf(scan, linesMeasured('spread', side / 2))
  const moved = picture.map((_, n) => picture[(n + (side * side) / 2) % (side * side)] ?? 0)
  expect(likeness(picture, moved)).toBeGreaterThan(0.99)
})

test('a spot measured by hand is added to earlier ones, and stays within k-space', () => {
  const none = new Uint8Array(side * side)
  const once = withSpot(none, 0, 0, 5)
  expect(none).not.toContain(1)
  expect(once[0]).toBe(1)
  expect(once[side - 1]).toBe(0)
  const twice = withSpot(once, middle, middle, 5)
  expect([twice[0], twice[middle * side + middle]]).toEqual([1, 1])
})

test('without a measurement the image is dark', () => {
  expect(Math.max(...pictureOf(scan, linesMeasured('centre', 0)).picture)).toBe(0)
})

test('the picture shown without scripts is what the experiment computes', async () => {
  const file = join(import.meta.dirname, 'k-space-stills.webp')
  const { width = 0 } = await sharp(file).metadata()
  const cell = width / kSpaceStills.length
  const wanted = kSpaceStills.map(({ order, lines }) => pictureOf(scan, linesMeasured(order, lines)).picture)
  for (const [n, own] of wanted.entries()) {
    const drawn = await sharp(file)
      .extract({ left: n * cell, top: cell, width: cell, height: cell })
      .resize(side, side)
      .extractChannel('red')
      .raw()
      .toBuffer()
    const shown = Float32Array.from(drawn, signalOf)
    const others = wanted.filter(other => other !== own).map(other => likeness(shown, other))
    expect(likeness(shown, own)).toBeGreaterThan(0.95)
    expect(likeness(shown, own)).toBeGreaterThan(Math.max(...others))
  }
})
