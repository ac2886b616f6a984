import type { Line } from '../../pictures/draw/contours.ts'
import {
  blend,
  brown,
  type Colour,
  clay,
  deepEcho,
  echo,
  hex,
  mist,
  night,
  paper,
  sand,
  umber,
} from '../../pictures/draw/palette.ts'
import { drawLines, type Plate } from '../../pictures/draw/plate.ts'

const rows = 26
const points = 240
const [left, right] = [-0.8, 0.8]

const looks: readonly { ground: Colour; from: Colour; to: Colour }[] = [
  { ground: umber, from: sand, to: clay },
  { ground: paper, from: brown, to: clay },
  { ground: deepEcho, from: mist, to: echo },
  { ground: night, from: clay, to: brown },
]

/** The cover of a report: signals one behind the other that decay and come back as an echo, later from row to row. */
export function coverPlate(index: number, year: number): Plate {
  const { ground, from, to } = looks[index % looks.length] ?? { ground: night, from: clay, to: brown }
  const [width, height] = [720, 960]
  const spot = { x: width / 2, y: height / 2, unit: width / 2 }
  const lines = Array.from({ length: rows }, (_, row) => {
    const share = row / (rows - 1)
    const at = -0.15 + 0.75 * share + 0.05 * (index % 3)
    const foot = 0.95 - 1.75 * share
    const line: Line = Array.from({ length: points + 1 }, (_, n) => {
      const x = left + ((right - left) * n) / points
      return { x, y: foot + 0.17 * signal(x, at, 26 + 3 * index) }
    })
    // Hides the rows behind.
    const below = [...line, { x: right, y: foot - 0.2 }, { x: left, y: foot - 0.2 }]
    return (
      drawLines([below], spot, { fill: ground }) +
      drawLines([line], spot, { stroke: blend(from, to, share), width: 2.4 })
    )
  })
  const words = `<text x="${width / 2 + left * spot.unit}" y="${height - 62}" font-family="DejaVu Sans, sans-serif" font-size="64" fill="${hex(from)}">${year}</text>`
  return { width, height, ground, quality: 70, drawing: [...lines, words] }
}

/** The free decay at the left, and the echo around `at`. */
function signal(x: number, at: number, turns: number): number {
  const decay = Math.exp((left - x) / 0.13) * Math.cos(turns * (x - left))
  return decay + 0.8 * Math.exp(-(((x - at) / 0.14) ** 2)) * Math.cos(turns * (x - at))
}
