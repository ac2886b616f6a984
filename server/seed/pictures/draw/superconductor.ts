import type { Line } from './contours.ts'
import { blend, brown, clay, deepEcho, echo, hex, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
const zeroField = 9.2 // kelvin: critical temperature of niobium-titanium without a field
const zeroHeat = 14.5 // tesla: its critical field at absolute zero
const leastField = 1.6 // tesla: below it the surface is higher than the picture

function upperField(kelvin: number): number {
  return zeroHeat * (1 - (kelvin / zeroField) ** 1.7)
}

/** Critical current of niobium-titanium after Bottura (2000), relative to that at 4.2 K and 5 T. */
function criticalCurrent(kelvin: number, tesla: number): number {
  return raw(kelvin, tesla) / raw(4.2, 5)
}

function raw(kelvin: number, tesla: number): number {
  const share = tesla / upperField(kelvin)
  if (share >= 1) return 0
  return (share ** 0.57 * (1 - share) ** 0.9 * (1 - (kelvin / zeroField) ** 1.7) ** 2.32) / tesla
}

// Projection: temperature to the right, field to the left, both towards the viewer; current upwards.
function seen(kelvin: number, tesla: number, current: number): { x: number; y: number } {
  const [right, left] = [kelvin / 10, tesla / 15]
  return { x: 0.06 + 1.24 * (right - left), y: -0.16 - 0.52 * (right + left) + 0.21 * current }
}

function points(from: number, to: number, at: (value: number) => { x: number; y: number }): Line {
  return Array.from({ length: 121 }, (_, step) => at(from + ((to - from) * step) / 120))
}

/**
 * Critical temperature, field and current of niobium-titanium, and the working point of a magnet of 7 tesla.
 */
export function criticalSurfacePlate(): Plate {
  const warmest = zeroField * (1 - leastField / zeroHeat) ** (1 / 1.7)
  const sameHeat = Array.from({ length: 27 }, (_, n) => (n * warmest) / 27).map((kelvin, n) =>
    drawLines(
      [points(leastField, upperField(kelvin), tesla => seen(kelvin, tesla, criticalCurrent(kelvin, tesla)))],
      spot,
      { stroke: blend(umber, clay, n / 27), width: 2.6 },
    ),
  )
  const sameField = Array.from({ length: 27 }, (_, n) => leastField + n * 0.5).map(tesla => {
    const end = zeroField * (1 - tesla / zeroHeat) ** (1 / 1.7)
    const line = points(0, end, kelvin => seen(kelvin, tesla, criticalCurrent(kelvin, tesla)))
    return drawLines([line], spot, { stroke: brown, width: 1.8, opacity: 0.7 })
  })
  const border = points(0, zeroField, kelvin => seen(kelvin, upperField(kelvin), 0))
  return {
    ...{ width: 1800, height: 1200, ground: paper, quality: 60 },
    drawing: [
      drawLines([[seen(0, 0, 0), ...border]], spot, { fill: sand, opacity: 0.45 }),
      ...axes(),
      ...sameField,
      ...sameHeat,
      drawLines([border], spot, { stroke: umber, width: 4 }),
      ...workingPoint(),
    ],
  }
}

function axes(): string[] {
  const ends = [seen(10.4, 0, 0), seen(0, 15.6, 0), seen(0, 0, 4.6)]
  const lines = ends.map(end => [seen(0, 0, 0), end])
  const names = ['T', 'B', 'J'].map((name, n) => {
    const { x, y } = ends[n] ?? { x: 0, y: 0 }
    return `<text x="${900 + 600 * x + (n === 1 ? -44 : 16)}" y="${600 - 600 * y + 12}">${name}</text>`
  })
  return [
    drawLines(lines, spot, { stroke: umber, width: 3 }),
    `<g font-family="DejaVu Sans, sans-serif" font-size="40" font-style="italic" fill="${hex(umber)}">${names.join('')}</g>`,
  ]
}

/** The working point at 4.2 kelvin and 7 tesla: the maximum current of the wire and the one it carries. */
function workingPoint(): string[] {
  const used = 0.6 * criticalCurrent(4.2, 7)
  const { x, y } = seen(4.2, 7, used)
  return [
    drawLines([[seen(4.2, 7, 0), seen(4.2, 7, criticalCurrent(4.2, 7))]], spot, { stroke: echo, width: 5 }),
    `<circle cx="${900 + 600 * x}" cy="${600 - 600 * y}" r="17" fill="${hex(deepEcho)}"/>`,
  ]
}
