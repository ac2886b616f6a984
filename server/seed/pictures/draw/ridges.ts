import { brown, type Colour, clay, echo, night, paper } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const rows = 17
const spot = { x: 900, y: 600, unit: 600 }

type Swing = (share: number, row: number) => number

/** Trains of spin echoes in rows: T2 becomes shorter towards the back. */
export function echoTrainPlate(): Plate {
  return ridges(night, night, (share, row) => {
    const lost = 0.35 + 0.9 * (1 - row)
    const spacing = 0.235
    const nearest = Math.round((share - 0.06) / spacing) * spacing + 0.06
    const echoShape = share < 0.06 ? 0 : Math.exp(-(((share - nearest) / 0.045) ** 2))
    const carrier = Math.cos((share - nearest) * 2 * Math.PI * 44)
    return 0.3 * echoShape * carrier * Math.exp(-(share - 0.06) / lost)
  })
}

/**
 * Spectra from a row of positions in the brain: choline, creatine, N-acetylaspartate, and smaller peaks
 * between them.
 */
export function spectraPlate(): Plate {
  const peaks = [
    { place: 0.2, height: 0.1, change: -0.5 },
    { place: 0.305, height: 0.16, change: 0.6 },
    { place: 0.345, height: 0.19, change: -0.2 },
    { place: 0.48, height: 0.07, change: 0.3 },
    { place: 0.52, height: 0.06, change: 0.3 },
    { place: 0.66, height: 0.36, change: -0.75 },
    { place: 0.86, height: 0.05, change: 1.8 },
  ]
  return ridges(paper, paper, (share, row) =>
    peaks.reduce((sum, { place, height, change }) => {
      const hill = Math.exp(-(((row - 0.55) / 0.28) ** 2))
      return sum + (1.5 * height * (1 + change * hill)) / (1 + ((share - place - 0.004 * row) / 0.0085) ** 2)
    }, 0),
  )
}

/** Frequencies of a gradient current, in decibels: with sharp edges at the back, a pure tone in front. */
export function gradientTonesPlate(): Plate {
  const partials = Array.from({ length: 12 }, (_, index) => 2 * index + 1)
  return ridges(night, night, (share, row) => {
    const ramp = 0.03 + (Math.PI / 2 - 0.03) * row ** 1.6 // the phase in which the current rises
    return partials.reduce((sum, partial) => {
      const strength = Math.abs(Math.sin(partial * ramp)) / (partial ** 2 * Math.sin(ramp))
      const loudness = row === 1 && partial > 1 ? 0 : Math.max(0, 1 + (20 * Math.log10(strength)) / 46)
      return sum + 0.3 * loudness * Math.exp(-(((share - (0.075 * partial) / 2 - 0.05) / 0.006) ** 2))
    }, 0)
  })
}

/**
 * Spectrum of ethanol, colder towards the back: the lines of neighbouring groups are split, and that of the
 * hydroxyl group moves.
 */
export function ethanolPlate(): Plate {
  const split = 0.117 // ppm: 7 Hz at 60 MHz
  const groups = (row: number) => [
    { shift: 5.5 - 1.05 * row, lines: [1] },
    { shift: 3.65, lines: [1, 3, 3, 1].map(part => (2 * part) / 8) },
    { shift: 1.18, lines: [1, 2, 1].map(part => (3 * part) / 4) },
  ]
  return ridges(paper, paper, (share, row) => {
    const place = 6.3 - 6.1 * share // ppm grow to the left
    return groups(row).reduce((sum, { shift, lines }) => {
      const first = shift - ((lines.length - 1) * split) / 2
      const heights = lines.map((part, n) => part / (1 + ((place - first - n * split) / 0.019) ** 2))
      return sum + 0.21 * heights.reduce((all, one) => all + one, 0)
    }, 0)
  })
}

/** Lines behind lines; each hides what is behind it. */
function ridges(ground: Colour, veil: Colour, swing: Swing): Plate {
  const drawing = Array.from({ length: rows }, (_, index) => {
    const row = index / (rows - 1)
    const base = 0.6 - 1.32 * row
    const line = Array.from({ length: 1201 }, (_, step) => {
      const share = step / 1200
      return { x: -1.5 + 3 * share, y: base + swing(share, row) }
    })
    const isMarked = index % 5 === 2
    const floor = [...line, { x: 1.5, y: base - 0.09 }, { x: -1.5, y: base - 0.09 }]
    return [
      drawLines([floor], spot, { fill: veil }),
      drawLines([line], spot, {
        stroke: isMarked ? echo : ground === paper ? brown : clay,
        width: isMarked ? 3.2 : 2,
      }),
    ].join('')
  })
  return { width: 1800, height: 1200, ground, drawing, quality: 55 }
}
