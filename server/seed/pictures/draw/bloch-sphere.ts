import type { Line } from './contours.ts'
import { mix } from './grid.ts'
import { blend, brown, clay, echo, mist, night, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 690 }

/** The magnetisation after an excitation: it precesses, decays and returns to equilibrium. */
export function blochPlate(): Plate {
  const tip: Line = Array.from({ length: 1600 }, (_, step) => {
    const time = step / 1599
    const across = Math.exp(-time * 3.4)
    const along = 1 - Math.exp(-time * 2.1)
    const angle = 2 * Math.PI * 13 * time - 0.6
    return project(0.98 * across * Math.cos(angle), 0.98 * across * Math.sin(angle), 0.98 * along)
  })
  const flip = circleArc(0, Math.PI / 2, angle =>
    project(Math.sin(angle) * Math.cos(-0.6), Math.sin(angle) * Math.sin(-0.6), Math.cos(angle)),
  )
  return {
    width: 1800,
    height: 1200,
    ground: night,
    drawing: [
      ...sphere(),
      drawLines([[project(0, 0, -1.14), project(0, 0, 1.14)]], spot, {
        stroke: clay,
        width: 2,
        opacity: 0.6,
      }),
      drawLines([flip], spot, { stroke: mist, width: 4, extra: 'stroke-dasharray="2 12"' }),
      drawLines([tip], spot, { stroke: echo, width: 4.5 }),
    ],
  }
}

function sphere(): string[] {
  const parallels = Array.from({ length: 11 }, (_, index) => {
    const height = Math.sin(((index - 5) / 6) * (Math.PI / 2))
    const radius = Math.sqrt(1 - height * height)
    return circleArc(0, 2 * Math.PI, angle =>
      project(radius * Math.cos(angle), radius * Math.sin(angle), height),
    )
  })
  const meridians = Array.from({ length: 12 }, (_, index) => {
    const turn = (index / 12) * Math.PI
    return circleArc(0, 2 * Math.PI, angle =>
      project(Math.sin(angle) * Math.cos(turn), Math.sin(angle) * Math.sin(turn), Math.cos(angle)),
    )
  })
  const rim = circleArc(0, 2 * Math.PI, angle => ({ x: 0.82 * Math.cos(angle), y: 0.82 * Math.sin(angle) }))
  return [
    drawLines([rim], spot, { fill: blend(night, umber, 0.25) }),
    drawLines([...parallels, ...meridians], spot, { stroke: brown, width: 1.4, opacity: 0.5 }),
    drawLines([rim], spot, { stroke: clay, width: 2.5 }),
  ]
}

function circleArc(from: number, to: number, place: (angle: number) => { x: number; y: number }): Line {
  return Array.from({ length: 181 }, (_, step) => place(mix(from, to, step / 180)))
}

/** Projects a point, seen from slightly above. */
function project(x: number, y: number, z: number): { x: number; y: number } {
  const tilt = 0.38
  return { x: 0.82 * y, y: 0.82 * (z * Math.cos(tilt) - x * Math.sin(tilt)) }
}
