import { seededNumbers } from './grid.ts'
import { blend, clay, deepEcho, echo, hex, paper, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
const rows = 9
const seconds = 4.2 // seconds in one row

// Time after the R wave in seconds, height and width of each wave of an electrocardiogram.
const waves = [
  { at: -0.17, height: 0.13, width: 0.028 },
  { at: -0.026, height: -0.1, width: 0.009 },
  { at: 0, height: 1, width: 0.011 },
  { at: 0.028, height: -0.2, width: 0.011 },
  { at: 0.29, height: 0.26, width: 0.05 },
]
const rest = { from: 0.43, to: 0.61 } // seconds after the R wave, when the heart has filled

/** An electrocardiogram in nine rows; the measuring intervals, while the heart rests, are marked. */
export function heartbeatPlate(): Plate {
  const next = seededNumbers(23)
  const beats = [-0.3]
  while ((beats.at(-1) ?? 0) < rows * seconds + 1)
    beats.push((beats.at(-1) ?? 0) + 0.94 + 0.07 * Math.sin(beats.length / 1.7) + 0.03 * next())
  const voltage = (time: number) =>
    beats.reduce(
      (sum, beat) =>
        sum +
        waves.reduce(
          (all, { at, height, width }) => all + height * Math.exp(-(((time - beat - at) / width) ** 2) / 2),
          0,
        ),
      0,
    )
  const drawing = Array.from({ length: rows }, (_, row) => {
    const base = 0.73 - 0.185 * row
    const trace = (from: number, to: number) =>
      Array.from({ length: 1 + Math.ceil((to - from) * 420) }, (_, step) => {
        const time = Math.min(to, from + step / 420)
        return { x: -1.42 + (2.84 * (time - row * seconds)) / seconds, y: base + 0.145 * voltage(time) }
      })
    const [start, end] = [row * seconds, (row + 1) * seconds]
    const measured = beats
      .map(beat => [Math.max(start, beat + rest.from), Math.min(end, beat + rest.to)] as const)
      .filter(([from, to]) => to - from > 0.02)
    return [
      ...measured.map(([from, to]) =>
        drawLines([trace(from, to)], spot, { stroke: echo, width: 26, opacity: 0.28 }),
      ),
      drawLines([trace(start, end)], spot, { stroke: blend(umber, clay, row / rows), width: 3.2 }),
      ...measured.map(([from, to]) => drawLines([trace(from, to)], spot, { stroke: deepEcho, width: 7 })),
    ].join('')
  })
  return { width: 1800, height: 1200, ground: paper, quality: 60, drawing: [...drawing, foot()] }
}

/** Scale bar of one second. */
function foot(): string {
  const line = [
    { x: -1.42, y: -0.9 },
    { x: -1.42 + 2.84 / seconds, y: -0.9 },
  ]
  return [
    drawLines([line], spot, { stroke: umber, width: 4 }),
    `<text x="${900 + 600 * (-1.42 + 2.84 / seconds) + 18}" y="1153" font-family="DejaVu Sans, sans-serif" font-size="36" fill="${hex(umber)}">1 s</text>`,
  ].join('')
}
