import { cortex, hullDistance, nuclei, ribbon, ventricles } from './brain.ts'
import { contourLines, partsWhere } from './contours.ts'
import { fillGrid, type Grid } from './grid.ts'
import { brown, clay, echo } from './palette.ts'
import { drawLines, type Ink, type Plate } from './plate.ts'
import { fieldReach, fieldShift } from './static-field.ts'

const spot = { x: 1180, y: 590, unit: 420 }

/** Lines of equal field around a head phantom, on a clear ground: it stands on both themes. */
export function heroPlate(): Plate {
  const drawing = [fadeToLeft, `<g mask="url(#fade)">${[...field(), ...head()].join('')}</g>`]
  return { width: 1800, height: 1125, drawing, quality: 60 }
}

function field(): string[] {
  const levels = Array.from({ length: 13 }, (_, index) => 0.27 * 0.74 ** index)
  const outside = (level: number) =>
    contourLines(fieldShift, level)
      .flatMap(line => partsWhere(line, isOutside))
      .map(line => line.filter((_, index) => index % 2 === 0 || index === line.length - 1))
  const draw = (level: number, ink: Ink) =>
    drawLines(outside(level), { ...spot, unit: spot.unit * fieldReach }, ink)
  const pairs = levels.flatMap((level, index) =>
    [level, -level].map(one => draw(one, { stroke: brown, width: 2, opacity: 0.85 - index * 0.035 })),
  )
  return [...pairs, draw(0, { stroke: echo, width: 3.5 })]
}

// the field inside is left out, so that the head can be seen
function isOutside({ x, y }: { x: number; y: number }): boolean {
  return hullDistance(fieldReach * x, fieldReach * y) > 1.225
}

function head(): string[] {
  const hull = fillGrid(600, 600, (x, y) => hullDistance(1.4 * x, 1.4 * y))
  const deep = fillGrid(600, 600, (x, y) => nuclei(x, y) * (1 - ventricles(x, y)))
  const hollow = fillGrid(600, 600, ventricles)
  const draw = (grid: Grid, levels: readonly number[], reach: number, ink: Ink) =>
    drawLines(
      levels.flatMap(level => contourLines(grid, level)),
      { ...spot, unit: spot.unit * reach },
      ink,
    )
  return [
    draw(hull, [1.2, 1.125], 1.4, { fill: brown, opacity: 0.3 }),
    draw(hull, [1.2], 1.4, { stroke: brown, width: 3 }),
    draw(cortex, [0, ribbon], 1, { fill: brown, opacity: 0.45 }),
    draw(cortex, [0], 1, { stroke: brown, width: 2.5 }),
    draw(cortex, [ribbon], 1, { stroke: clay, width: 1.5 }),
    draw(deep, [0.5], 1, { fill: brown, opacity: 0.45 }),
    draw(deep, [0.5], 1, { stroke: clay, width: 1.5 }),
    draw(hollow, [0.5], 1, { fill: echo, opacity: 0.3 }),
    draw(hollow, [0.5], 1, { stroke: echo, width: 2.5 }),
  ]
}

const fadeToLeft =
  '<defs><linearGradient id="left"><stop offset="0" stop-color="#000"/><stop offset=".34" stop-color="#fff"/></linearGradient>' +
  '<mask id="fade"><rect width="1800" height="1125" fill="url(#left)"/></mask></defs>'
