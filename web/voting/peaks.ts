/**
 * Returns the peaks of a recording in equal time steps, relative to the loudest one: between 0 and 1; silence
 * is 0.
 */
export function peaksOf(samples: Float32Array, steps: number): number[] {
  const peaks = Array.from({ length: steps }, (_, step) =>
    loudestIn(
      samples,
      Math.floor((step * samples.length) / steps),
      Math.floor(((step + 1) * samples.length) / steps),
    ),
  )
  const loudest = Math.max(...peaks)
  return loudest === 0 ? peaks : peaks.map(peak => peak / loudest)
}

function loudestIn(samples: Float32Array, from: number, to: number): number {
  let loudest = 0
  for (let n = from; n < to; n += 1) loudest = Math.max(loudest, Math.abs(samples[n] ?? 0))
  return loudest
}

const least = 0.03 // draws a silent step as a dot

/**
 * Returns an SVG path with one vertical line per step, in a view box as wide as the number of steps and two
 * high.
 */
export function pathOf(peaks: readonly number[]): string {
  return peaks
    .map((peak, step) => {
      const half = Math.max(peak, least)
      return `M${step + 0.5} ${(1 - half).toFixed(2)}V${(1 + half).toFixed(2)}`
    })
    .join('')
}
