/** Tissues at 7 tesla: T1 in seconds, and water content relative to pure water. */
export const tissues = {
  white: { t1: 1.2, water: 0.7 },
  grey: { t1: 2, water: 0.82 },
  fluid: { t1: 4.4, water: 1 },
} as const
export type Tissue = keyof typeof tissues
export const tissueNames = ['white', 'grey', 'fluid'] as const satisfies readonly Tissue[]

/** A train of pulses with a flip angle of `angle` degrees, one every `pause` seconds. */
export interface Pulses {
  angle: number
  pause: number
}

/** Pauses to choose from, in seconds. */
export const pauses = [0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2, 3, 5, 8] as const

/** Returns the steady-state signal of a tissue, as a share of the largest possible one: Ernst's equation. */
export function steadySignal(tissue: Tissue, { angle, pause }: Pulses): number {
  const { t1, water } = tissues[tissue]
  const left = Math.exp(-pause / t1)
  const [sine, cosine] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  return Math.abs((water * sine * (1 - left)) / (1 - left * cosine))
}

/** Returns the Ernst angle: the flip angle in degrees with the strongest signal of a tissue at this pause. */
export function bestAngle(tissue: Tissue, pause: number): number {
  return (Math.acos(Math.exp(-pause / tissues[tissue].t1)) * 180) / Math.PI
}

/** Returns the longitudinal magnetisation relative to equilibrium, over time from the first pulse on. */
export function alongField(tissue: Tissue, { angle, pause }: Pulses, seconds: number, steps: number) {
  const { t1 } = tissues[tissue]
  const cosine = Math.cos(radians(angle))
  const points: { time: number; share: number }[] = [{ time: 0, share: 1 }]
  let start = 1
  for (let pulse = 0; pulse * pause < seconds; pulse++) {
    const from = start * cosine
    const length = Math.min(pause, seconds - pulse * pause)
    const parts = Math.max(1, Math.round((steps * length) / seconds))
    for (let part = 0; part <= parts; part++) {
      const time = (length * part) / parts
      points.push({ time: pulse * pause + time, share: 1 - (1 - from) * Math.exp(-time / t1) })
    }
    start = 1 - (1 - from) * Math.exp(-pause / t1)
  }
  return points
}

const noise = 0.018 // standard deviation per pixel, relative to the largest possible signal

/**
 * Returns the picture of a slice from the tissue amounts in each pixel, scaled so that the brightest tissue
 * is white.
 */
export function contrastOf(amounts: Record<Tissue, Float32Array>, pulses: Pulses): Float32Array {
  const signal = {
    white: steadySignal('white', pulses),
    grey: steadySignal('grey', pulses),
    fluid: steadySignal('fluid', pulses),
  }
  const most = Math.max(...Object.values(signal), 2 * noise)
  const random = seededNoise()
  return amounts.white.map((white, n) => {
    const sum =
      white * signal.white + (amounts.grey[n] ?? 0) * signal.grey + (amounts.fluid[n] ?? 0) * signal.fluid
    return Math.hypot(sum + noise * random(), noise * random()) / most
  })
}

/**
 * Returns a generator of approximately normal numbers (mean 0, standard deviation 1), the same sequence in
 * every picture.
 */
function seededNoise(): () => number {
  let state = 7
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return () => 2 * (next() + next() + next() - 1.5)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Contrast of the picture, for the sentence beside it. */
export type Contrast = 'none' | 'weak' | 'whiteBright' | 'waterBright' | 'alike'

export function contrastAt(pulses: Pulses): Contrast {
  const [white, grey, fluid] = tissueNames.map(name => steadySignal(name, pulses)) as [number, number, number]
  const most = Math.max(white, grey, fluid)
  if (most < noise) return 'none'
  if (most < 8 * noise) return 'weak'
  if (white > 1.08 * grey) return 'whiteBright'
  return grey > 1.08 * white ? 'waterBright' : 'alike'
}
