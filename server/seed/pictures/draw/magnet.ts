import { contourLines } from './contours.ts'
import { fillGrid } from './grid.ts'
import { brown, clay, echo, paper, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const pairs = [0.14, 0.4, 0.68] // half the distance between the two windings of each pair along the bore
const radius = 0.5

/** Field lines of a magnet in section: even inside the bore, closing in wide arcs outside. */
export function magnetPlate(): Plate {
  const flux = fillGrid(900, 600, (x, y) => fluxAt(1.5 * x, y))
  const levels = Array.from({ length: 26 }, (_, index) => 0.008 + 0.052 * index)
  const draw = (level: number, index: number) =>
    drawLines(
      contourLines(flux, level).map(line => line.map(({ x, y }) => ({ x: 1.5 * x, y }))),
      { x: 900, y: 600, unit: 600 },
      {
        stroke: index % 5 === 2 ? echo : brown,
        width: index % 5 === 2 ? 3 : 2,
        opacity: 0.9,
      },
    )
  return {
    width: 1800,
    height: 1200,
    ground: paper,
    quality: 60,
    drawing: [...levels.map(draw), ...windings()],
  }
}

/** Flux function of all loops; its contour lines are the field lines. */
function fluxAt(along: number, across: number): number {
  return pairs.reduce(
    (sum, place) => sum + loopFlux(along - place, across) + loopFlux(along + place, across),
    0,
  )
}

/**
 * Flux function of one loop, summed over its circumference: the vector potential times the distance from the
 * axis.
 */
function loopFlux(along: number, across: number): number {
  const steps = 48
  let sum = 0
  for (let step = 0; step < steps; step++) {
    const angle = (2 * Math.PI * (step + 0.5)) / steps
    const square = along ** 2 + across ** 2 + radius ** 2 - 2 * radius * Math.abs(across) * Math.cos(angle)
    sum += Math.cos(angle) / Math.sqrt(square + 0.003)
  }
  return ((Math.abs(across) * sum) / steps) * 2.2
}

function windings(): string[] {
  return pairs.flatMap(place =>
    [place, -place].flatMap(x =>
      [radius, -radius].map(y => {
        const [left, top] = [900 + 600 * x - 34, 600 - 600 * y - 26]
        return `<rect x="${left}" y="${top}" width="68" height="52" rx="8" fill="rgb(${paper})" stroke="rgb(${umber})" stroke-width="3"/><rect x="${left + 8}" y="${top + 8}" width="52" height="36" rx="4" fill="rgb(${clay})"/>`
      }),
    ),
  )
}
