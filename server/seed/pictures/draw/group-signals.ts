import { contourLines, type Line } from './contours.ts'
import { fillGrid, mapGrid, mix, seededNumbers } from './grid.ts'
import { blend, brown, type Colour, clay, echo, mist, night, paper, sand, scaleOf, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
/** Part of the picture that stays visible if it is cropped to 2 : 1. */
const within = { x: 900, y: 600, unit: 470 }
const size = { width: 1800, height: 1200 }

/** One spectrum per pixel of a brain: the tallest peak decreases where nerve cells die. */
export function metabolismBanner(): Plate {
  const [columns, rows] = [15, 10]
  const brain = (x: number, y: number) => (x / 1.2) ** 2 + (y / 0.84) ** 2
  const spectra = Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)]
    const [x, y] = [-1.3 + (2.6 * column) / (columns - 1), 0.8 - (1.6 * row) / (rows - 1)]
    if (brain(x, y) > 0.93) return ''
    const loss = Math.exp(-(((x - 0.48) / 0.3) ** 2 + ((y - 0.14) / 0.26) ** 2))
    const line: Line = Array.from({ length: 121 }, (_, step) => {
      const share = step / 120
      const peak = (place: number, height: number) => height / (1 + ((share - place) / 0.018) ** 2)
      const high = peak(0.24, 0.05 + 0.05 * loss) + peak(0.38, 0.07) + peak(0.72, 0.135 * (1 - 0.85 * loss))
      return { x: x - 0.08 + 0.16 * share, y: y - 0.06 + high + peak(0.9, 0.07 * loss) }
    })
    return drawLines([line], within, { stroke: blend(brown, echo, Math.min(1, 1.4 * loss)), width: 3.2 })
  })
  const outline = (scale: number) =>
    Array.from({ length: 201 }, (_, step) => {
      const angle = (2 * Math.PI * step) / 200
      return { x: 1.2 * scale * Math.cos(angle), y: 0.84 * scale * Math.sin(angle) }
    })
  return {
    ...size,
    ground: paper,
    quality: 60,
    drawing: [
      drawLines([outline(1.06)], within, { fill: [250, 246, 241], stroke: clay, width: 3 }),
      drawLines([outline(1.12)], within, { stroke: sand, width: 2.4 }),
      ...spectra,
    ],
  }
}

/** Heating around a bent wire: lines of equal temperature, crowded at its tip. */
export function safetyBanner(): Plate {
  const wire: Line = Array.from({ length: 160 }, (_, step) => {
    const share = step / 159
    return { x: -1.6 + 1.95 * share, y: 0.62 - 0.95 * share ** 1.7 + 0.16 * Math.sin(7 * share) }
  })
  const tip = wire.at(-1) ?? { x: 0, y: 0 }
  const heat = fillGrid(540, 360, (u, v) => {
    const [x, y] = [u * 1.5, v]
    const along = wire.reduce((least, point) => Math.min(least, Math.hypot(point.x - x, point.y - y)), 9)
    const fromTip = Math.hypot(tip.x + 0.02 - x, tip.y - y)
    return Math.log(0.03 / (fromTip ** 2 + 0.004) + 0.012 / (along + 0.06) + 0.05)
  })
  const levels = Array.from({ length: 18 }, (_, n) => mix(-2.3, 1.9, n / 17))
  const warm = scaleOf(umber, brown, clay, sand, [252, 247, 240])
  const shapes = levels.map((level, n) =>
    drawLines(
      contourLines(
        mapGrid(heat, value => value),
        level,
      ).map(line => line.map(({ x, y }) => ({ x: x * 1.5, y }))),
      spot,
      { stroke: warm(n / 17), width: n % 4 === 0 ? 4 : 2.2, opacity: mix(0.5, 1, n / 17) },
    ),
  )
  return {
    ...size,
    ground: night,
    quality: 62,
    drawing: [
      ...shapes,
      drawLines([wire], spot, { stroke: echo, width: 11 }),
      drawLines([wire], spot, { stroke: mist, width: 3 }),
    ],
  }
}

interface Branch {
  x: number
  y: number
  angle: number
  radius: number
}

/**
 * A tree of vessels: at every fork the cubes of the branches' radii add up to that of the trunk (Murray's
 * law).
 */
export function vesselsBanner(): Plate {
  const next = seededNumbers(29)
  const segments: { line: Line; radius: number }[] = []
  const grow = ({ x, y, angle, radius }: Branch): void => {
    if (radius < 0.0021 || Math.abs(x) > 1.6 || y > 1.1) return
    const length = 2.55 * radius ** 0.62 * mix(0.8, 1.35, next())
    const bend = (next() - 0.5) * 0.5
    const line = Array.from({ length: 13 }, (_, step) => {
      const share = step / 12
      return {
        x: x + length * share * Math.cos(angle + bend * share),
        y: y + length * share * Math.sin(angle + bend * share),
      }
    })
    segments.push({ line, radius })
    const end = line.at(-1) ?? { x, y }
    const share = mix(0.3, 0.62, next())
    const side = next() < 0.5 ? 1 : -1
    for (const [part, turn] of [
      [share, side * mix(0.35, 0.75, 1 - share)],
      [1 - share, -side * mix(0.2, 0.6, share)],
    ] as const)
      grow({ ...end, angle: angle + bend + turn, radius: radius * part ** (1 / 3) * 0.96 })
  }
  for (const [x, angle] of [
    [-0.34, 2.05],
    [0.34, 1.09],
  ] as const)
    grow({ x, y: -1.1, angle, radius: 0.03 })
  const colour = (radius: number): Colour => blend(mist, clay, Math.min(1, radius / 0.017))
  const drawing = segments
    .sort((a, b) => a.radius - b.radius)
    .map(({ line, radius }) =>
      drawLines([line], spot, {
        stroke: radius < 0.0032 ? echo : colour(radius),
        width: Math.max(1.4, radius * 1150),
      }),
    )
  return { ...size, ground: night, quality: 52, drawing }
}
