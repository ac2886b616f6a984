import { contourLines } from './contours.ts'
import { fillGrid, softStep } from './grid.ts'
import { brown, echo, glow, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

type Ellipse = readonly [
  strength: number,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  degrees: number,
]

/** The head phantom of Shepp and Logan (1974) with the contrast of Toft (1996). */
const ellipses: readonly Ellipse[] = [
  [1, 0, 0, 0.69, 0.92, 0],
  [-0.8, 0, -0.0184, 0.6624, 0.874, 0],
  [-0.2, 0.22, 0, 0.11, 0.31, -18],
  [-0.2, -0.22, 0, 0.16, 0.41, 18],
  [0.1, 0, 0.35, 0.21, 0.25, 0],
  [0.1, 0, 0.1, 0.046, 0.046, 0],
  [0.1, 0, -0.1, 0.046, 0.046, 0],
  [0.1, -0.08, -0.605, 0.046, 0.023, 0],
  [0.1, 0, -0.606, 0.023, 0.023, 0],
  [0.1, 0.06, -0.605, 0.023, 0.046, 0],
]

function phantomAt(x: number, y: number): number {
  return ellipses.reduce((sum, [strength, cx, cy, a, b, degrees]) => {
    const turn = (degrees * Math.PI) / 180
    const u = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn)
    const v = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn)
    const inside = 1 - Math.hypot(u / a, v / b)
    return sum + strength * softStep(-0.004, 0.004, inside * Math.min(a, b))
  }, 0)
}

/** The phantom lies on its side, with its own projections' rays around it. */
export function sheppLoganPlate(): Plate {
  const turned = (x: number, y: number) => phantomAt(-y / 0.98, x / 0.98)
  const outline = contourLines(fillGrid(900, 900, turned), 0.6)
  return {
    width: 1800,
    height: 1200,
    paint: (x, y) => glow(Math.max(0, 1.75 * turned(x, y)) ** 0.85),
    drawing: [...rays(), drawLines(outline, { x: 900, y: 600, unit: 600 }, { stroke: umber, width: 2 })],
  }
}

function rays(): string[] {
  return Array.from({ length: 25 }, (_, index) => {
    const y = (index - 12) * 0.11
    const line = [
      { x: -1.6, y },
      { x: 1.6, y },
    ]
    const isMiddle = index === 12
    return drawLines(
      [line],
      { x: 900, y: 600, unit: 600 },
      { stroke: isMiddle ? echo : brown, width: isMiddle ? 3 : 1.4, opacity: isMiddle ? 0.9 : 0.35 },
    )
  })
}
