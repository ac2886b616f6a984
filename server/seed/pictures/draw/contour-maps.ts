import { cortex, hullDistance, ribbon, type Tissue, tissueAt, weighTissue } from './brain.ts'
import { colourBar } from './colour-bar.ts'
import { contourLines, partsWhere } from './contours.ts'
import { fillGrid, softStep } from './grid.ts'
import { localShift } from './hollows.ts'
import { blend, brown, echo, inkOnPaper, paper, sand, twoSided, umber } from './palette.ts'
import { drawLines, type Ink, type Plate } from './plate.ts'
import { slice, zoom } from './slices.ts'

/** The shift of the static field inside the head, with lines of equal frequency. */
export function fieldMapPlate(): Plate {
  const shift = fillGrid(800, 800, (x, y) => localShift(1.1 * x, 1.1 * y))
  const levels = Array.from({ length: 45 }, (_, index) => (index - 22) * 0.045)
  const spot = { x: 900, y: 600, unit: 600 * zoom * 1.1 }
  const drawing = levels.map((level, index) => {
    const lines = contourLines(shift, level).flatMap(line =>
      partsWhere(line, ({ x, y }) => hullDistance(1.1 * x, 1.1 * y) < 1.06),
    )
    return drawLines(lines, spot, { stroke: umber, width: index === 22 ? 4 : 1.7, opacity: 0.8 })
  })
  const colours = slice((x, y) => {
    const hull = hullDistance(x, y)
    const rim = softStep(1.205, 1.195, hull) * softStep(1.125, 1.135, hull)
    return blend(
      blend(paper, sand, rim),
      twoSided(0.5 + 0.8 * localShift(x, y)),
      softStep(1.065, 1.055, hull),
    )
  }, paper)
  const bar = colourBar(share => twoSided(0.5 + 0.96 * (share - 0.5)), {
    ...{ unit: 'ppm', least: '−0.6', middle: '0', most: '+0.6' },
  })
  return { ...colours, drawing: [...drawing, ...bar] }
}

/** The folds of the cortex from near by, as ink on paper. */
export function cortexPlate(): Plate {
  const [scale, shift] = [3.2, { x: 0.36, y: -0.36 }]
  const spot = { x: 900 + 600 * scale * shift.x, y: 600 - 600 * scale * shift.y, unit: 600 * scale }
  const weights: Tissue = { white: 0.14, grey: 0.42, fluid: 0.02, bone: 0.08, skin: 0.26 }
  const colours = slice((x, y) => inkOnPaper(weighTissue(tissueAt(x, y), weights)), paper, scale, shift)
  const line = (level: number, ink: Ink) => drawLines(contourLines(cortex, level), spot, ink)
  const depths = Array.from({ length: 9 }, (_, index) =>
    line(0.075 + index * 0.032, { stroke: echo, width: 2, opacity: 0.75 - index * 0.06 }),
  )
  return {
    ...colours,
    drawing: [...depths, line(0, { stroke: umber, width: 3.5 }), line(ribbon, { stroke: brown, width: 2.5 })],
  }
}
