import { contourLines } from './contours.ts'
import { fillGrid, type Grid, mix, seededNumbers } from './grid.ts'
import {
  blend,
  brown,
  type Colour,
  clay,
  deepEcho,
  echo,
  haze,
  mist,
  night,
  paper,
  sand,
  umber,
} from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

type Mood = { ground: Colour; from: Colour; to: Colour; line: Colour; accent: Colour }

const moods: readonly Mood[] = [
  { ground: paper, from: sand, to: brown, line: umber, accent: echo },
  { ground: night, from: umber, to: clay, line: clay, accent: mist },
  { ground: paper, from: mist, to: deepEcho, line: deepEcho, accent: brown },
  { ground: sand, from: paper, to: clay, line: brown, accent: deepEcho },
  { ground: night, from: deepEcho, to: mist, line: echo, accent: clay },
  { ground: haze, from: paper, to: echo, line: deepEcho, accent: brown },
  { ground: umber, from: brown, to: sand, line: sand, accent: mist },
  { ground: paper, from: paper, to: clay, line: brown, accent: deepEcho },
]

const spot = { x: 600, y: 750, unit: 600 }

/** A person as a phantom: head and shoulders as lines of equal depth, no face. */
export function portraitPlate(index: number): Plate {
  const mood = moods[index % moods.length]
  if (!mood) throw new Error('There is no mood to draw a portrait in')
  const depth = figure(index)
  const inside = Array.from({ length: 11 }, (_, step) => step * 0.042)
  const outside = Array.from({ length: 9 }, (_, step) => -0.06 - step * 0.075 - step * step * 0.008)
  const lines = (level: number) =>
    contourLines(depth, level).map(line => line.map(({ x, y }) => ({ x: x * 1.1, y: y * 1.4 })))
  const marked = 3 + (index % 5)
  return {
    width: 1200,
    height: 1500,
    ground: mood.ground,
    drawing: [
      ...outside.map((level, step) =>
        drawLines(lines(level), spot, { stroke: mood.line, width: 2, opacity: 0.5 - step * 0.045 }),
      ),
      ...inside.map((level, step) =>
        drawLines(lines(level), spot, { fill: blend(mood.from, mood.to, step / 10), opacity: 0.9 }),
      ),
      drawLines(lines(0), spot, { stroke: mood.line, width: 3.5 }),
      drawLines(lines(inside[marked] ?? 0), spot, { stroke: mood.accent, width: 5 }),
    ],
  }
}

/** Height map of a figure, positive inside, in half widths of the picture. */
function figure(seed: number): Grid {
  const next = seededNumbers(seed * 7 + 3)
  const head = {
    x: mix(-0.06, 0.06, next()),
    y: mix(0.22, 0.3, next()),
    a: mix(0.36, 0.42, next()),
    b: mix(0.48, 0.56, next()),
  }
  const shoulders = { y: mix(-1.12, -1.07, next()), a: mix(0.82, 0.98, next()), b: mix(0.8, 0.92, next()) }
  const waves = { count: 2 + Math.floor(next() * 3), size: mix(0.006, 0.016, next()), turn: next() * 6 }
  return fillGrid(660, 840, (u, v) => {
    const [x, y] = [u * 1.1, v * 1.4]
    const angle = Math.atan2(y - head.y, x - head.x)
    const sway = waves.size * Math.sin(waves.count * angle + waves.turn + 5 * Math.hypot(x, y))
    const first = (1 - Math.hypot((x - head.x) / head.a, (y - head.y) / head.b)) * head.a
    const second =
      (1 - Math.hypot((x - head.x * 0.4) / shoulders.a, (y - shoulders.y) / shoulders.b)) * shoulders.b * 0.8
    return smoothMost(first, second, 0.16) + sway
  })
}

/** Maximum of two values with a rounded transition. */
function smoothMost(one: number, other: number, radius: number): number {
  const near = Math.max(radius - Math.abs(one - other), 0) / radius
  return Math.max(one, other) + (near * near * radius) / 4
}
