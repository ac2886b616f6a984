import { type Square, transform } from './fourier.ts'
import { colours, signalOf } from './signal-colours.ts'
import { readAt } from './spiral.ts'

/** A measured slice: its samples in k-space, and the turn in which the spiral reads each. */
export interface Scan {
  samples: Square
  readAt: Float32Array
}

/** Computes the scan of a drawn slice from its RGBA pixels. */
export function scanOf(pixels: Uint8ClampedArray, side: number, turns: number): Scan {
  const signals = Float32Array.from({ length: 256 }, (_, red) => signalOf(red))
  const re = Float32Array.from({ length: side * side }, (_, n) => signals[pixels[4 * n] ?? 0] ?? 0)
  const samples = { side, re, im: new Float32Array(side * side) }
  transform(samples, 1)
  const half = side / 2
  const turnOf = (n: number) => {
    const [column, row] = [n % side, Math.floor(n / side)]
    const [u, v] = [column < half ? column : column - side, row < half ? -row : side - row]
    return readAt(u / half, v / half, turns)
  }
  return { samples, readAt: Float32Array.from({ length: side * side }, (_, n) => turnOf(n)) }
}

/**
 * Returns the pixels of the slice after a number of turns: the inverse transform of the samples read so far.
 */
export function imageAfter({ samples, readAt }: Scan, turns: number): Uint8ClampedArray<ArrayBuffer> {
  const isRead = (_: number, n: number) => (readAt[n] ?? Number.POSITIVE_INFINITY) <= turns
  const known = {
    side: samples.side,
    re: samples.re.map((value, n) => (isRead(value, n) ? value : 0)),
    im: samples.im.map((value, n) => (isRead(value, n) ? value : 0)),
  }
  transform(known, -1)
  return painted(known)
}

function painted({ side, re }: Square): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(4 * re.length)
  const scale = 255 / (side * side)
  for (let n = 0; n < re.length; n++) {
    const colour = 3 * Math.max(0, Math.min(255, Math.round((re[n] ?? 0) * scale)))
    pixels[4 * n] = colours[colour] ?? 0
    pixels[4 * n + 1] = colours[colour + 1] ?? 0
    pixels[4 * n + 2] = colours[colour + 2] ?? 0
    pixels[4 * n + 3] = 255
  }
  return pixels
}
