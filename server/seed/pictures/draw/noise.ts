import { colourBar } from './colour-bar.ts'
import { seededNumbers } from './grid.ts'
import { glow, hex, night } from './palette.ts'
import type { Plate } from './plate.ts'

const rings = [12, 12, 8] // receive loops around the head, from below upwards
const cell = 30 // pixels

type Loop = { turn: number; tilt: number }

/** Noise correlation of 32 receive loops with each other: neighbours receive from the same tissue. */
export function noiseCorrelationPlate(): Plate {
  const loops = rings.flatMap((count, ring) =>
    Array.from({ length: count }, (_, n) => ({
      turn: (2 * Math.PI * (n + ring / 2)) / count,
      tilt: 0.05 + 0.5 * ring,
    })),
  )
  const shaken = seededNumbers(17)
  const [left, top] = [900 - (cell * loops.length) / 2, 600 - (cell * loops.length) / 2]
  const squares = loops.flatMap((one, row) =>
    loops.slice(row).flatMap((other, offset) => {
      const value = Math.min(1, alikeness(one, other) + (offset === 0 ? 0 : 0.05 * shaken()))
      const places = [[row + offset, row] as const, [row, row + offset] as const]
      return places
        .slice(offset === 0 ? 1 : 0)
        .map(
          ([x, y]) =>
            `<rect x="${left + cell * x + 1}" y="${top + cell * y + 1}" width="${cell - 2}" height="${cell - 2}" fill="${hex(glow(0.06 + 0.94 * value))}"/>`,
        )
    }),
  )
  const bar = colourBar(
    share => glow(0.06 + 0.94 * share),
    { unit: '%', least: '0', middle: '50', most: '100' },
    true,
  )
  return { width: 1800, height: 1200, ground: night, quality: 60, drawing: [...squares, ...bar] }
}

/** Correlation from 0 to 1, by the angle between two loops as seen from the middle of the head. */
function alikeness(one: Loop, other: Loop): number {
  const cosine =
    Math.sin(one.tilt) * Math.sin(other.tilt) +
    Math.cos(one.tilt) * Math.cos(other.tilt) * Math.cos(one.turn - other.turn)
  return Math.exp(-((Math.acos(Math.min(1, cosine)) / 0.62) ** 2))
}
