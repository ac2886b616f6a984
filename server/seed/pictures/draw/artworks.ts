import type { Line } from './contours.ts'
import { mix } from './grid.ts'
import { blend, brown, clay, echo, mist, night, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1500, height: 1200 }
const spot = { x: 750, y: 600, unit: 540 }

function lineOf(steps: number, at: (share: number) => { x: number; y: number }): Line {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}

function many<T>(count: number, make: (share: number, n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n / (count - 1), n))
}

/** An oscillation that dies away, drawn again and again from a little further on. */
export function reverberationPlate(): Plate {
  const drawing = many(26, (share, n) => {
    const line = lineOf(420, t => {
      const angle = 2 * Math.PI * t
      const size = mix(0.98, 0.12, share)
      return { x: size * Math.sin(3 * angle + 1.4 * share), y: size * Math.sin(4 * angle + 0.5 * share) }
    })
    return drawLines([line], spot, { stroke: blend(clay, echo, share), width: n % 5 === 0 ? 3.6 : 1.8 })
  })
  return { ...size, ground: night, quality: 50, drawing }
}

/** A slice through an orange: segments within a rind of rings. */
export function orangePlate(): Plate {
  const rind = many(9, share =>
    drawLines(
      [
        lineOf(240, t => ({
          x: mix(0.86, 1, share) * Math.cos(2 * Math.PI * t),
          y: mix(0.86, 1, share) * Math.sin(2 * Math.PI * t),
        })),
      ],
      spot,
      { stroke: blend(brown, clay, share), width: 3 },
    ),
  )
  const segments = many(11, (_, n) =>
    many(14, inner => {
      const middle = (2 * Math.PI * n) / 10.0001
      const line = lineOf(90, t => {
        const along = Math.sin(Math.PI * t)
        const angle = middle + (0.27 * (t < 0.5 ? 1 : -1) * along ** 0.5 * (1 - inner * 0.9)) / 1
        const far = mix(0.1, 0.8, along) * mix(1, 0.55, inner)
        return { x: far * Math.cos(angle), y: far * Math.sin(angle) }
      })
      return drawLines([line], spot, { stroke: blend(clay, sand, inner), width: 2 })
    }),
  ).flat()
  return { ...size, ground: paper, quality: 62, drawing: [...rind, ...segments] }
}

/** The rings of two coils, crossing each other. */
export function conversationPlate(): Plate {
  const rings = (x: number, colour: typeof brown) =>
    many(34, share =>
      drawLines(
        [
          lineOf(220, t => ({
            x: x + 1.25 * share * Math.cos(2 * Math.PI * t),
            y: 1.25 * share * Math.sin(2 * Math.PI * t),
          })),
        ],
        spot,
        { stroke: colour, width: mix(3.2, 1.2, share), opacity: mix(1, 0.45, share) },
      ),
    )
  return { ...size, ground: paper, quality: 50, drawing: [...rings(-0.36, brown), ...rings(0.36, echo)] }
}

/** A flower of gradients: roses of growing size, each turned a little. */
export function flowerPlate(): Plate {
  const drawing = many(30, share => {
    const line = lineOf(500, t => {
      const angle = 2 * Math.PI * t
      const far = mix(0.12, 1, share) * (0.72 + 0.28 * Math.cos(7 * angle))
      return { x: far * Math.cos(angle + 0.7 * share), y: far * Math.sin(angle + 0.7 * share) }
    })
    return drawLines([line], spot, { stroke: blend(umber, mist, share), width: 2.2 })
  })
  return { ...size, ground: night, quality: 62, drawing }
}

/** Echoes one behind the other, like a range of mountains. */
export function mountainsPlate(): Plate {
  const drawing = many(32, (share, n) => {
    const y = mix(0.9, -0.95, share)
    const line = lineOf(260, t => {
      const x = mix(-1.6, 1.6, t)
      const envelope = Math.exp(-(((x - 0.22 * Math.sin(n)) / 0.32) ** 2))
      return { x, y: y + 0.26 * envelope * Math.abs(Math.cos(19 * x + n)) * mix(0.5, 1, share) }
    })
    return drawLines([[...line, { x: 1.6, y: -1.5 }, { x: -1.6, y: -1.5 }]], spot, {
      ...{ stroke: blend(sand, echo, share), width: 2.6, fill: night },
    })
  })
  return { ...size, ground: night, quality: 62, drawing }
}

/** A sunflower: each seed at the golden angle from the last. */
export function sunflowerPlate(): Plate {
  const drawing = many(420, (share, n) => {
    const angle = n * Math.PI * (3 - Math.sqrt(5))
    const far = Math.sqrt(share)
    const seed = lineOf(14, t => ({
      x: far * Math.cos(angle) + mix(0.008, 0.026, share) * Math.cos(2 * Math.PI * t),
      y: far * Math.sin(angle) + mix(0.008, 0.026, share) * Math.sin(2 * Math.PI * t),
    }))
    return drawLines([seed], spot, {
      stroke: blend(brown, clay, share),
      width: 2,
      fill: blend(echo, sand, share),
    })
  })
  return { ...size, ground: paper, quality: 62, drawing }
}
