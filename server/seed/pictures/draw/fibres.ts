import { cortex, hullDistance, ribbon, tissueAt } from './brain.ts'
import { contourLines, type Line } from './contours.ts'
import { mix, sampleGrid, seededNumbers, softStep } from './grid.ts'
import { blend, brown, clay, coolGlow, deepEcho, hex, night, paper, umber } from './palette.ts'
import { drawLines, type Plate, type Spot } from './plate.ts'

type Tract = 'crossing' | 'lengthwise'

/** Direction of the fibres: across between both halves and fanning out, or lengthwise around the middle. */
function fibreAngle(tract: Tract, x: number, y: number): number {
  if (tract === 'crossing') return Math.atan2((5.2 * x * y) / (1 + 2.6 * x * x), 1)
  return Math.atan2(1, -(1.3 * x * y) / (0.12 + 0.55 * Math.abs(x)))
}

/** How much of the white matter at a place runs lengthwise. */
function lengthwiseShare(x: number): number {
  return softStep(0.2, 0.3, Math.abs(x)) * softStep(0.5, 0.38, Math.abs(x))
}

/** Diffusion of water as small ellipses, stretched along the fibres. */
export function diffusionPlate(): Plate {
  const step = 0.043
  const spot = { x: 900, y: 560, unit: 760 }
  const places = Array.from({ length: 47 * 41 }, (_, index) => ({
    x: ((index % 41) - 20) * step,
    y: (Math.floor(index / 41) - 23) * step,
  }))
  const glyphs = places.filter(({ x, y }) => hullDistance(x, y) < 0.99).map(({ x, y }) => glyph(x, y, spot))
  return { width: 1800, height: 1200, ground: paper, drawing: glyphs }
}

function glyph(x: number, y: number, spot: Spot): string {
  const { white, fluid } = tissueAt(x, y)
  const isLengthwise = lengthwiseShare(x) > 0.5
  const angle = fibreAngle(isLengthwise ? 'lengthwise' : 'crossing', x, y)
  const long = mix(10, 17, white) + 2 * fluid
  const short = mix(10, 4.2, white) + 2 * fluid
  const colour = blend(clay, isLengthwise ? deepEcho : brown, white)
  const at = `translate(${spot.x + x * spot.unit} ${spot.y - y * spot.unit}) rotate(${(-angle * 180) / Math.PI})`
  return `<ellipse rx="${long}" ry="${short}" transform="${at}" fill="${hex(colour)}" fill-opacity="${mix(0.3, 0.95, white)}"/>`
}

/** Paths along the fibres, begun at random places of the white matter. */
export function fibresPlate(): Plate {
  const spot = { x: 900, y: 590, unit: 690 }
  const next = seededNumbers(11)
  const paths = Array.from({ length: 2600 }, (_, index) => {
    const start = { x: mix(-0.62, 0.62, next()), y: mix(-0.8, 0.8, next()) }
    const tract: Tract = next() < lengthwiseShare(start.x) * 0.9 ? 'lengthwise' : 'crossing'
    return { tract, line: follow(start, tract), tint: next(), index }
  }).filter(path => path.line.length > 24)
  const drawing = paths.map(({ tract, line, tint }) => {
    const stroke =
      tract === 'crossing' ? blend(brown, [240, 222, 206], tint * 0.8) : coolGlow(0.42 + 0.4 * tint)
    return drawLines([line.filter((_, index) => index % 3 === 0)], spot, { stroke, width: 1.7, opacity: 0.5 })
  })
  const rim = drawLines(contourLines(cortex, 0), spot, { stroke: umber, width: 2.5 })
  return { width: 1800, height: 1200, ground: night, drawing: [rim, ...drawing], quality: 60 }
}

function follow(start: { x: number; y: number }, tract: Tract): Line {
  const half = (sign: 1 | -1): Line => {
    const line: Line = []
    let place = start
    for (let step = 0; step < 110 && sampleGrid(cortex, place.x, place.y) > ribbon; step++) {
      line.push(place)
      const angle = fibreAngle(tract, place.x, place.y)
      place = { x: place.x + sign * 0.007 * Math.cos(angle), y: place.y + sign * 0.007 * Math.sin(angle) }
    }
    return line
  }
  return [...half(-1).reverse(), ...half(1).slice(1)]
}
