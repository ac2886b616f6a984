/** The peak of a half wave; the curve between two peaks is smooth. */
type Extremum = { x: number; y: number }

export type EchoShape = {
  width: number
  height: number
  /** Where the signal starts, where it is refocused and therefore returns, as shares of the width. */
  start: number
  refocus: number
  /** The reversible (T2*) and the irreversible (T2) decay times of the signal, as shares of the width. */
  apart: number
  lost: number
  /** Number of half waves over the whole width. */
  waves: number
  /** Number of echoes in the train, each refocused once more; 1 by default. */
  echoes?: number
}

/** Returns the curve of a spin echo as an SVG path: it decays, refocuses and returns. */
export function echoPath(shape: EchoShape): string {
  const step = shape.width / shape.waves
  const middle = shape.height / 2
  const first = Math.round(shape.start * shape.waves)
  const extrema = Array.from({ length: shape.waves - first }, (_, index): Extremum => {
    const share = (first + index + 0.5) / shape.waves
    const sign = (first + index) % 2 === 0 ? -1 : 1
    return { x: (first + index + 0.5) * step, y: middle + sign * (middle - 1) * echoEnvelope(shape, share) }
  })
  const swings = extrema.map(({ x, y }) => `S${short(x - step * 0.36)} ${short(y)} ${short(x)} ${short(y)}`)
  return `M0 ${short(middle)}H${short(first * step)}${swings.join('')}L${shape.width} ${short(middle)}`
}

/** Returns the signal strength, from 0 to 1, at a share of the width. */
export function echoEnvelope(shape: EchoShape, share: number): number {
  const { start, refocus, apart, lost, echoes = 1 } = shape
  if (share < start) return 0
  const spacing = 2 * (refocus - start)
  const centres = Array.from({ length: echoes + 1 }, (_, index) => start + index * spacing)
  const strengths = centres.map(centre => Math.exp(-((Math.abs(share - centre) / apart) ** 1.35)))
  return Math.max(...strengths) * Math.exp(-(share - start) / lost)
}

/** Returns the curve of the irreversible decay from the first signal on, which touches the echoes. */
export function lossPath(shape: EchoShape): string {
  const middle = shape.height / 2
  const points = Array.from({ length: 13 }, (_, index) => {
    const share = shape.start + ((1 - shape.start) * index) / 12
    const y = middle - (middle - 1) * Math.exp(-(share - shape.start) / shape.lost)
    return `${short(share * shape.width)} ${short(y)}`
  })
  return `M${points.join('L')}`
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10)
}
