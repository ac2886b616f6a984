import { cortex, tissueAt, weighTissue } from './brain.ts'
import { contourLines, type Line } from './contours.ts'
import { clamp, mix, sampleGrid, seededNumbers } from './grid.ts'
import { inkOnPaper, night, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const scale = 1.34
const middle = { x: 0, y: 0.1 }
const spot = { x: 900 + 600 * scale * middle.x, y: 600 - 600 * scale * middle.y, unit: 600 * scale }

type Vein = { line: Line; width: number }

/** A susceptibility-weighted image: the blood of the veins is dark, down to the finest. */
export function veinsPlate(): Plate {
  const weights = { white: 0.2, grey: 0.1, fluid: 0.03, bone: 0.5, skin: 0.3 }
  const veins = [1, -1].flatMap(side => treesOf(side))
  return {
    width: 1800,
    height: 1200,
    quality: 72,
    paint: (x, y) => inkOnPaper(weighTissue(tissueAt(x / scale - middle.x, y / scale - middle.y), weights)),
    drawing: [
      drawLines(contourLines(cortex, 0), spot, { stroke: umber, width: 2, opacity: 0.7 }),
      ...veins.map(({ line, width }) =>
        drawLines([line], spot, { stroke: width > 3 ? night : umber, width, opacity: 0.9 }),
      ),
    ],
  }
}

/** Veins of the white matter gather at the outer edge of the ventricles. */
function treesOf(side: number): Vein[] {
  const next = seededNumbers(side > 0 ? 5 : 9)
  const collector = Array.from({ length: 60 }, (_, index) => {
    const y = mix(0.3, -0.36, index / 59)
    return { x: side * (0.085 + 0.42 * (y - 0.04) ** 2), y }
  })
  const trees = Array.from({ length: 15 }, (_, index) => {
    const root = collector[index * 4 + 1] ?? { x: 0, y: 0 }
    const heading = Math.atan2(root.y * 3.4 + 0.1 * (next() - 0.5), 1)
    return grow(root, heading, 4.2, mix(0.34, 0.56, next()), next).map(vein => ({
      ...vein,
      line: vein.line.map(({ x, y }) => ({ x: root.x + side * (x - root.x), y })),
    }))
  })
  return [{ line: collector, width: 6 }, ...trees.flat()]
}

function grow(
  from: { x: number; y: number },
  heading: number,
  width: number,
  length: number,
  next: () => number,
): Vein[] {
  const line = [from]
  const branches: Vein[] = []
  let place = from
  let direction = heading
  for (let way = 0; way < length; way += 0.006) {
    direction += 0.16 * (next() - 0.5)
    place = { x: place.x + 0.006 * Math.cos(direction), y: place.y + 0.006 * Math.sin(direction) }
    if (sampleGrid(cortex, Math.abs(place.x), place.y) < 0.004) break
    line.push(place)
    if (width > 1.3 && next() < 0.045) {
      branches.push(
        ...grow(place, direction + (next() < 0.5 ? 0.6 : -0.6), width * 0.6, (length - way) * 0.7, next),
      )
    }
  }
  return [{ line, width: clamp(width, 1.1, 6) }, ...branches]
}
