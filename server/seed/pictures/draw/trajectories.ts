import type { Line } from './contours.ts'
import { mix } from './grid.ts'
import { blend, brown, clay, echo, night, paper } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
const goldenAngle = Math.PI * (3 - Math.sqrt(5))

/** Interleaved spirals through k-space; one of them is unfinished. */
export function spiralPlate(): Plate {
  const arms = 14
  const drawing = Array.from({ length: arms }, (_, arm) => {
    const isNow = arm === 4
    const line = spiral((2 * Math.PI * arm) / arms, 3.1)
    return drawLines([line], spot, {
      stroke: isNow ? echo : blend(clay, brown, arm / arms),
      width: isNow ? 5 : 2,
      opacity: isNow ? 1 : 0.75,
    })
  })
  return {
    width: 1800,
    height: 1200,
    ground: night,
    quality: 60,
    drawing: [...drawing.filter((_, arm) => arm !== 4), drawing[4] ?? ''],
  }
}

function spiral(start: number, turns: number): Line {
  return Array.from({ length: 700 }, (_, step) => {
    const share = step / 699
    const angle = start + 2 * Math.PI * turns * share ** 0.62
    const radius = 1.75 * share
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}

/** Spokes through the middle of k-space, each turned by the golden angle; the latest stand out. */
export function radialPlate(): Plate {
  const spokes = 144
  const drawing = Array.from({ length: spokes }, (_, index) => {
    const angle = index * goldenAngle
    const end = { x: 0.94 * Math.cos(angle), y: 0.94 * Math.sin(angle) }
    const start = { x: -end.x, y: -end.y }
    const isLate = index >= spokes - 8
    const age = index / spokes
    return [
      drawLines([[start, end]], spot, {
        stroke: isLate ? echo : brown,
        width: isLate ? 3.2 : 1.5,
        opacity: isLate ? 1 : mix(0.2, 0.75, age),
      }),
      ...[-0.94, 0.94].map(side => dot(side * Math.cos(angle), side * Math.sin(angle), isLate)),
    ].join('')
  })
  return { width: 1800, height: 1200, ground: paper, drawing, quality: 62 }
}

function dot(x: number, y: number, isLate: boolean): string {
  const fill = isLate ? 'rgb(62,150,165)' : 'rgb(157,101,80)'
  return `<circle cx="${spot.x + x * spot.unit}" cy="${spot.y - y * spot.unit}" r="${isLate ? 8 : 4}" fill="${fill}"/>`
}
