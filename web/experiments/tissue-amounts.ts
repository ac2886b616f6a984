import { side } from './k-space.ts'
import type { Tissue } from './relaxation.ts'

/** How much of each tissue is in each pixel, from 0 to 1. */
export type Amounts = Record<Tissue, Float32Array>

/** Returns the amounts from the pixels of `tissues.webp` (red, green, blue, opacity). */
export function amountsOf(pixels: ArrayLike<number>): Amounts {
  const channel = (place: number) =>
    Float32Array.from({ length: side * side }, (_, n) => (pixels[4 * n + place] ?? 0) / 255)
  return { white: channel(0), grey: channel(1), fluid: channel(2) }
}

/** Returns the slice for the k-space experiment, with T1 contrast: white matter bright, fluid dark. */
export function t1Signal({ white, grey, fluid }: Amounts): Float32Array {
  return white.map((amount, n) => 0.9 * amount + 0.52 * (grey[n] ?? 0) + 0.1 * (fluid[n] ?? 0))
}
