import { colourBar } from './colour-bar.ts'
import { contourLines } from './contours.ts'
import { fillGrid } from './grid.ts'
import { blend, brown, clay, echo, mist, night, paper, twoSided, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
const spot = { x: 900, y: 600, unit: 600 }

/**
 * The windings of a transverse gradient coil on its unrolled cylinder: four fingerprints, two of them wound
 * in the opposite direction.
 */
export function gradientWindingsPlate(): Plate {
  const stream = fillGrid(900, 600, (x, y) => {
    const along = 2.3 * x
    return (
      along * Math.exp(-1.15 * (Math.abs(along) - 0.25) ** 2) * Math.cos((Math.PI * y) / 1.1 + Math.PI / 2)
    )
  })
  const levels = Array.from({ length: 17 }, (_, index) => 0.05 + index * 0.062)
  const drawing = [-1, 1].flatMap(sign =>
    levels.map((level, index) => {
      const lines = contourLines(stream, sign * level).map(line =>
        line.map(({ x, y }) => ({ x: 1.5 * x, y })),
      )
      const isMarked = index === 8
      return drawLines(lines, spot, {
        stroke: sign > 0 ? blend(clay, umber, index / 17) : isMarked ? echo : blend(mist, echo, index / 17),
        width: isMarked ? 7 : 4,
      })
    }),
  )
  return { ...size, ground: night, quality: 60, drawing }
}

type Harmonic = { order: number; isSine?: boolean; radial: number }

/** Fields of shim coils across the bore, from first to third order. */
export function shimFieldsPlate(): Plate {
  const fields: readonly Harmonic[] = [
    { order: 1, radial: 1 },
    { order: 1, isSine: true, radial: 1 },
    { order: 2, radial: 2 },
    { order: 2, isSine: true, radial: 2 },
    { order: 3, radial: 3 },
    { order: 3, isSine: true, radial: 3 },
  ]
  const value = ({ order, isSine = false, radial }: Harmonic, u: number, v: number) => {
    const angle = order * Math.atan2(v, u)
    return Math.hypot(u, v) ** radial * (isSine ? Math.sin(angle) : Math.cos(angle))
  }
  const rims = fields.map(
    (_, n) =>
      `<circle cx="${430 + (n % 3) * 410}" cy="${n < 3 ? 380 : 820}" r="180" stroke="rgb(${umber})" stroke-width="3"/>`,
  )
  return {
    ...size,
    ground: paper,
    paint: (x, y) => {
      for (const [n, field] of fields.entries()) {
        const u = (900 + 600 * x - (430 + (n % 3) * 410)) / 180
        const v = ((n < 3 ? 380 : 820) - (600 - 600 * y)) / 180
        if (Math.hypot(u, v) < 1) return twoSided(0.5 + 0.42 * value(field, u, v))
      }
      return null
    },
    drawing: [
      ...rims,
      ...colourBar(share => twoSided(0.08 + 0.84 * share), {
        unit: 'Hz',
        least: '−100',
        middle: '0',
        most: '+100',
      }),
    ],
  }
}

/** The field of two loops wound in opposite directions: field lines in their common plane. */
export function loopFieldPlate(): Plate {
  const [distance, radius] = [0.52, 0.42]
  const wires = [-distance, distance].flatMap(x => [
    { x, y: radius, sign: Math.sign(x) },
    { x, y: -radius, sign: -Math.sign(x) },
  ])
  const potential = fillGrid(900, 600, (x, y) =>
    wires.reduce(
      (sum, wire) => sum + wire.sign * Math.log(Math.hypot(1.5 * x - wire.x, y - wire.y) + 0.02),
      0,
    ),
  )
  const levels = Array.from({ length: 31 }, (_, index) => (index - 15) * 0.17)
  const drawing = levels.map((level, index) => {
    const lines = contourLines(potential, level + 1e-6).map(line =>
      line.map(({ x, y }) => ({ x: 1.5 * x, y })),
    )
    return drawLines(lines, spot, {
      stroke: index === 15 ? echo : brown,
      width: index === 15 ? 4 : 2.6,
      opacity: 0.85,
    })
  })
  const marks = wires.map(
    ({ x, y, sign }) =>
      `<circle cx="${900 + 600 * x}" cy="${600 - 600 * y}" r="26" fill="rgb(${sign > 0 ? clay : mist})" stroke="rgb(${umber})" stroke-width="4"/>`,
  )
  return { ...size, ground: paper, quality: 60, drawing: [...drawing, ...marks] }
}
