import { type Square, transform } from '#web/ui/home/fourier.ts'
import { paint } from './shades.ts'

/** Number of samples per side of k-space, and of pixels per side of the picture. */
export const side = 128

/** The order in which the lines of k-space are measured. */
export const orders = ['centre', 'edge', 'spread'] as const
export type Order = (typeof orders)[number]

/** Which samples are measured (1), row by row, with the centre of k-space in the middle. */
export type Mask = Uint8Array<ArrayBuffer>

/**
 * Returns a mask of the first `count` lines in this order. The central line is in it for every order except
 * `edge`.
 */
export function linesMeasured(order: Order, count: number): Mask {
  const mask = new Uint8Array(side * side)
  for (let row = 0; row < side; row++) {
    if (isMeasured(order, row - side / 2, count)) mask.fill(1, row * side, (row + 1) * side)
  }
  return mask
}

function isMeasured(order: Order, line: number, count: number): boolean {
  if (order === 'spread') return Math.floor((line * count) / side) > Math.floor(((line - 1) * count) / side)
  const fromCentre = line < 0 ? -2 * line - 1 : 2 * line
  return order === 'centre' ? fromCentre < count : fromCentre >= side - count
}

/** Adds a round spot of k-space to a mask. */
export function withSpot(mask: Mask, column: number, row: number, radius: number): Mask {
  const next = mask.slice()
  for (let y = Math.ceil(row - radius); y <= row + radius; y++) {
    for (let x = Math.ceil(column - radius); x <= column + radius; x++) {
      const isInside = x >= 0 && y >= 0 && x < side && y < side
      if (isInside && Math.hypot(x - column, y - row) <= radius) next[y * side + x] = 1
    }
  }
  return next
}

/** A slice as the scanner measures it. */
export interface Scan {
  /** All samples, the middle of k-space in the middle. */
  samples: Square
  /** The magnitude of each on a logarithmic scale from 0 to 1. */
  strength: Float32Array
  energy: number
}

/** Returns the scan of a picture: `signal` from 0 to 1, row by row. */
export function scanOf(signal: Float32Array): Scan {
  const samples = { side, re: signal.map(withAlternatingSign), im: new Float32Array(side * side) }
  transform(samples, 1)
  const magnitude = samples.re.map((re, n) => Math.hypot(re, samples.im[n] ?? 0))
  const most = Math.log(1 + Math.max(...magnitude))
  return {
    samples,
    strength: magnitude.map(value => (Math.log(1 + value) / most) ** 1.25),
    energy: magnitude.reduce((sum, value) => sum + value ** 2, 0),
  }
}

// Alternating signs, as on a chessboard, shift frequency 0 from the corner to the middle, in both directions
// of the transform.
function withAlternatingSign(value: number, n: number): number {
  return (n + Math.floor(n / side)) % 2 === 0 ? value : -value
}

/**
 * Reconstructs a picture from the measured samples, brightest pixel 1, and returns the samples' share of the
 * signal's energy.
 */
export function pictureOf({ samples, energy }: Scan, mask: Mask): { picture: Float32Array; share: number } {
  const keep = (value: number, n: number) => (mask[n] ? value : 0)
  const known = { side, re: samples.re.map(keep), im: samples.im.map(keep) }
  const kept = known.re.reduce((sum, re, n) => sum + re ** 2 + (known.im[n] ?? 0) ** 2, 0)
  transform(known, -1)
  const picture = known.re.map((re, n) => Math.hypot(re, known.im[n] ?? 0))
  const most = Math.max(...picture)
  return { picture: most > 0 ? picture.map(value => value / most) : picture, share: kept / energy }
}

const unmeasured = 0.22 // brightness of samples that are not measured: still visible

/** Returns the pixels of k-space; measured samples have full brightness. */
export function paintedSamples({ strength }: Scan, mask: Mask): ImageData {
  return paint(
    strength.map((value, n) => (mask[n] ? value : value * unmeasured)),
    side,
  )
}
