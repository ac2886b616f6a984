/** How loud a recording is from its beginning to its end, in so many steps, each between 0 and 1; silence is 0. */
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

const least = 0.03 // a silent step is a dot

/** A path of one upright line for each step, in a box as wide as there are steps and two high. */
export function pathOf(peaks: readonly number[]): string {
  return peaks
    .map((peak, step) => {
      const half = Math.max(peak, least)
      return `M${step + 0.5} ${(1 - half).toFixed(2)}V${(1 + half).toFixed(2)}`
    })
    .join('')
}
