import { colours } from '#web/ui/home/signal-colours.ts'

/** Signals from 0 to 1 as the pixels of a square, dark to bright. */
export function paint(signals: Float32Array, side: number): ImageData {
  const pixels = new Uint8ClampedArray(4 * signals.length)
  for (let n = 0; n < signals.length; n++) {
    const colour = 3 * Math.max(0, Math.min(255, Math.round((signals[n] ?? 0) * 255)))
    pixels.set([colours[colour] ?? 0, colours[colour + 1] ?? 0, colours[colour + 2] ?? 0, 255], 4 * n)
  }
  return new ImageData(pixels, side)
}
