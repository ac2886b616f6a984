import type { Line } from './contours.ts'
import { fillGrid, sampleGrid, seededNumbers } from './grid.ts'
import { localShift } from './hollows.ts'
import { blend, brown, clay, deepEcho, echo, mist, night, paper, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
const spot = { x: 900, y: 600, unit: 600 }

/** A curve from left to right: value 0 lies at the bottom of the picture, 1 near its top. */
function course(value: (share: number) => number): Line {
  return Array.from({ length: 301 }, (_, n) => ({
    x: -1.3 + (2.6 * n) / 300,
    y: -0.78 + 1.5 * value(n / 300),
  }))
}

/** Signal of a fast gradient echo over the flip angle, for many T1; the dots mark the Ernst angles. */
export function ernstAnglesPlate(): Plate {
  const count = 18
  const drawing = Array.from({ length: count }, (_, index) => {
    const recovery = Math.exp(-(0.035 + 0.05 * index ** 1.35) / 3)
    const signal = (angle: number) => ((1 - recovery) * Math.sin(angle)) / (1 - recovery * Math.cos(angle))
    const best = Math.acos(recovery)
    const isMarked = index === 9
    const dot = { x: -1.3 + (2.6 * best) / (Math.PI / 2), y: -0.78 + 1.5 * signal(best) }
    const stroke = isMarked ? deepEcho : blend(clay, brown, index / count)
    return [
      drawLines([course(share => signal((share * Math.PI) / 2))], spot, {
        stroke,
        width: isMarked ? 6 : 2.6,
      }),
      `<circle cx="${900 + 600 * dot.x}" cy="${600 - 600 * dot.y}" r="${isMarked ? 15 : 8}" fill="rgb(${isMarked ? deepEcho : umber})"/>`,
    ].join('')
  })
  return { ...size, ground: paper, quality: 60, drawing }
}

/** Distribution of measured brightness for a known true one: Rice's distribution, for a growing signal. */
export function riceCurvesPlate(): Plate {
  const count = 16
  const drawing = Array.from({ length: count }, (_, index) => {
    const signal = 0.72 * index
    const isMarked = index === 0
    const density = (share: number) => {
      const seen = 13.5 * share
      return seen * Math.exp(-((seen - signal) ** 2) / 2) * scaledBessel(seen * signal)
    }
    return drawLines([course(share => 1.45 * density(share))], spot, {
      stroke: isMarked ? mist : blend(brown, clay, index / count),
      width: isMarked ? 6 : 3,
    })
  })
  return { ...size, ground: night, quality: 60, drawing }
}

/** I₀(z) · exp(−z). */
function scaledBessel(z: number): number {
  const steps = 200
  let sum = 0
  for (let n = 0; n < steps; n++) sum += Math.exp(z * (Math.cos((Math.PI * (n + 0.5)) / steps) - 1))
  return sum / steps
}

/** Echoes of one train with decreasing strength, and their decay curves, for three tissues. */
export function decayCurvesPlate(): Plate {
  const next = seededNumbers(5)
  const tissues = [
    { lost: 0.22, stroke: clay },
    { lost: 0.42, stroke: mist },
    { lost: 0.95, stroke: echo },
  ]
  const drawing = tissues.flatMap(({ lost, stroke }) => {
    const echoes = Array.from({ length: 24 }, (_, n) => {
      const share = (n + 0.5) / 24
      const value = Math.exp(-share / lost) + 0.02 * (next() - 0.5)
      const [x, y] = [900 + 600 * (-1.3 + 2.6 * share), 600 - 600 * (-0.78 + 1.5 * value)]
      return `<path d="M${x} 1068V${y}" stroke="rgb(${stroke})" stroke-width="2" opacity=".45"/><circle cx="${x}" cy="${y}" r="9" fill="rgb(${stroke})"/>`
    })
    return [...echoes, drawLines([course(share => Math.exp(-share / lost))], spot, { stroke, width: 3.5 })]
  })
  return { ...size, ground: night, quality: 60, drawing }
}

/** An even grid as a fast scan shows it where air bends the field: each place moves with the local frequency. */
export function distortedGridPlate(): Plate {
  const shift = fillGrid(300, 200, (x, y) => localShift(1.5 * x * 0.92, y * 0.92))
  const moved = (x: number, y: number) => ({ x, y: y + 0.22 * sampleGrid(shift, x / 1.5, y) })
  const steps = (count: number, reach: number) =>
    Array.from({ length: count }, (_, n) => -reach + (2 * reach * n) / (count - 1))
  const along = steps(31, 1.42).map(x => steps(221, 0.95).map(y => moved(x, y)))
  const across = steps(21, 0.95).map(y => steps(301, 1.42).map(x => moved(x, y)))
  const drawing = [...along, ...across].map((line, index) => {
    const isMarked = index === 15 || index === 31 + 10
    return drawLines([line], spot, { stroke: isMarked ? deepEcho : brown, width: isMarked ? 5 : 2.4 })
  })
  return { ...size, ground: paper, quality: 60, drawing }
}
