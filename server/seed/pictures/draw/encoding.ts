import { tissueAt, weighTissue } from './brain.ts'
import type { Line } from './contours.ts'
import { blend, brown, clay, deepEcho, echo, glow, night, paper, sand } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
const spot = { x: 900, y: 600, unit: 600 }

/** Trajectory of echo-planar imaging through k-space: line after line, back and forth, in a single shot. */
export function epiPlate(): Plate {
  const lines = 25
  const row = (index: number) => 0.82 - (1.64 * index) / (lines - 1)
  const way: Line = Array.from({ length: lines }, (_, index) => {
    const side = index % 2 === 0 ? -1.1 : 1.1
    return [-1, -0.5, 0, 0.5, 1].map(part => ({ x: -part * -side, y: row(index) }))
  }).flat()
  const read = way.slice(0, 5 * 16)
  const dots = read.map(
    ({ x, y }, index) =>
      `<circle cx="${900 + 600 * x}" cy="${600 - 600 * y}" r="${index > 74 ? 9 : 4.5}" fill="rgb(${index > 74 ? deepEcho : brown})"/>`,
  )
  return {
    ...size,
    ground: paper,
    quality: 62,
    drawing: [
      drawLines([way], spot, { stroke: sand, width: 3 }),
      drawLines([read], spot, { stroke: brown, width: 3.5 }),
      drawLines([read.slice(74)], spot, { stroke: deepEcho, width: 7 }),
      ...dots,
    ],
  }
}

/** Image of a single point if k-space ends at a circle: 2 J₁(r)/r, its rings brightened. */
export function pointSpreadPlate(): Plate {
  const bessel = (r: number) => {
    const steps = 48
    let sum = 0
    for (let n = 0; n < steps; n++) {
      const angle = (Math.PI * (n + 0.5)) / steps
      sum += Math.cos(angle - r * Math.sin(angle))
    }
    return sum / steps
  }
  const table = Float64Array.from({ length: 4000 }, (_, n) => {
    const r = (n + 0.5) / 50
    return Math.abs((2 * bessel(r)) / r)
  })
  return {
    ...size,
    quality: 70,
    paint: (x, y) => glow((table[Math.round(Math.hypot(x, y) * 42 * 50)] ?? 0) ** 0.42 * 1.05),
  }
}

const signal = { white: 0.5, grey: 0.68, fluid: 0.9, bone: 0.04, skin: 0.7 }

/**
 * Folding if every other line of k-space is missing: the slice overlaps itself, moved by half a field of
 * view.
 */
export function foldedPlate(): Plate {
  const half = 1
  const at = (x: number, y: number) => weighTissue(tissueAt(x, y), signal)
  return {
    ...size,
    ground: night,
    paint: (x, y) => {
      const [u, v] = [x / 0.86, y / 0.86]
      const copies = at(u - half / 2, v) + at(u + half / 2, v)
      return glow(0.62 * copies)
    },
  }
}

/**
 * Pulses of equal length with a growing number of lobes: the slices that they select, shown below, have ever
 * sharper edges.
 */
export function pulsesPlate(): Plate {
  const count = 9
  const drawing = Array.from({ length: count }, (_, index) => {
    const lobes = 1 + index
    const share = index / (count - 1)
    const stroke = index === 5 ? deepEcho : blend(clay, brown, share)
    const width = index === 5 ? 6 : 2.6
    const pulse = (t: number) => sinc(lobes * t) * (0.54 + 0.46 * Math.cos(Math.PI * t))
    const line = (value: (t: number) => number, base: number, height: number): Line =>
      Array.from({ length: 401 }, (_, n) => {
        const t = n / 200 - 1
        return { x: 1.25 * t, y: base + height * value(t) }
      })
    return [
      drawLines([line(pulse, 0.18, 0.62)], spot, { stroke, width }),
      drawLines([line(t => profile(pulse, t, lobes), -0.8, 0.62)], spot, { stroke, width }),
    ].join('')
  })
  const marked = drawing.splice(5, 1)
  return { ...size, ground: paper, quality: 62, drawing: [...drawing, ...marked] }
}

function sinc(t: number): number {
  return t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t)
}

/** Excitation at a position: for small angles the pulse's Fourier transform. */
function profile(pulse: (t: number) => number, place: number, lobes: number): number {
  const steps = 160
  let sum = 0
  for (let n = 0; n < steps; n++) {
    const t = (2 * (n + 0.5)) / steps - 1
    sum += pulse(t) * Math.cos(2.4 * Math.PI * lobes * place * t)
  }
  return (lobes * sum) / steps
}

/** Signals of many tissues under one train of changing pulses: each pair of T1 and T2 leaves a course of its own. */
export function fingerprintsPlate(): Plate {
  const count = 22
  const drawing = Array.from({ length: count }, (_, index) => {
    const isMarked = index === 7 || index === 15
    const base = -0.82 + (1.5 * index) / (count - 1)
    const course = courseOf(0.35 + index * 0.11, 0.03 + index * 0.012)
    const line = course.map((value, n) => ({
      x: -1.32 + (2.64 * n) / (course.length - 1),
      y: base + 0.8 * value,
    }))
    return drawLines([line], spot, {
      stroke: isMarked ? echo : blend(clay, brown, index / count),
      width: isMarked ? 5 : 2.4,
      opacity: isMarked ? 1 : 0.85,
    })
  })
  return { ...size, ground: night, quality: 58, drawing }
}

/** Signal after each of a train of pulses every 50 ms, with spoiling. T1 and T2 are in seconds. */
function courseOf(t1: number, t2: number): number[] {
  const [recovery, decay] = [Math.exp(-0.05 / t1), Math.exp(-0.004 / t2)]
  let along = 0.2
  return Array.from({ length: 260 }, (_, n) => {
    const angle = (Math.PI / 180) * (6 + 54 * Math.abs(Math.sin((Math.PI * n) / 65)))
    const seen = along * Math.sin(angle) * decay
    along = 1 - (1 - along * Math.cos(angle)) * recovery
    return seen
  })
}
