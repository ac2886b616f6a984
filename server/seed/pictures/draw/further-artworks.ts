import type { Line } from './contours.ts'
import { mix } from './grid.ts'
import { blend, brown, clay, deepEcho, echo, haze, mist, night, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1250, height: 1000 }
const spot = { x: 625, y: 500, unit: 450 }

function lineOf(steps: number, at: (share: number) => { x: number; y: number }): Line {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}

function many<T>(count: number, make: (share: number, n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n / (count - 1), n))
}

function circle(x: number, y: number, radius: number): Line {
  return lineOf(120, t => ({
    x: x + radius * Math.cos(2 * Math.PI * t),
    y: y + radius * Math.sin(2 * Math.PI * t),
  }))
}

/** Two gratings, one turned by five degrees: the wide bands (moiré) are in neither of them. */
export function bandsPlate(): Plate {
  const grating = (turn: number, stroke: typeof brown) =>
    many(46, share => {
      const y = mix(-2, 2, share)
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      return drawLines([[-2, 2].map(x => ({ x: x * cos - y * sin, y: x * sin + y * cos }))], spot, {
        stroke,
        width: 8,
      })
    })
  return {
    ...size,
    ground: paper,
    quality: 50,
    drawing: [...grating(0.9, brown), ...grating(0.98, deepEcho)],
  }
}

/** Rings on water from three stones. */
export function ripplesPlate(): Plate {
  const stones = [
    { x: -0.75, y: 0.3, stroke: mist },
    { x: 0.55, y: 0.55, stroke: clay },
    { x: 0.25, y: -0.6, stroke: echo },
  ]
  const drawing = stones.flatMap(({ x, y, stroke }) =>
    many(16, share =>
      drawLines([circle(x, y, mix(0.04, 1.25, share ** 1.15))], spot, {
        ...{ stroke, width: mix(5, 1.4, share), opacity: mix(1, 0.3, share) },
      }),
    ),
  )
  return { ...size, ground: night, quality: 55, drawing }
}

/** One thick line that never leaves the head, as a child draws thoughts. */
export function thoughtsPlate(): Plate {
  const head = lineOf(160, t => {
    const angle = 2 * Math.PI * t
    return { x: 0.92 * Math.cos(angle), y: 1.02 * Math.sin(angle) }
  })
  const inks = [echo, clay, brown, deepEcho, umber]
  const thoughts = inks.map((stroke, n) => {
    const line = lineOf(320, t => {
      const angle = 2 * Math.PI * t
      const far = 0.46 + 0.22 * Math.sin((5 + n) * angle + n) + 0.1 * Math.sin((11 - n) * angle)
      return { x: 0.92 * far * Math.cos((3 + n) * angle), y: far * Math.sin((2 + n) * angle + 0.4 * n) }
    })
    return drawLines([line], spot, { stroke, width: 9 })
  })
  return {
    ...size,
    ground: haze,
    quality: 60,
    drawing: [...thoughts, drawLines([head], spot, { stroke: umber, width: 16 })],
  }
}

/** A spiral through k-space as a postmark. */
export function greetingPlate(): Plate {
  const spiral = lineOf(1400, t => {
    const angle = 26 * 2 * Math.PI * t
    return { x: 0.92 * t * Math.cos(angle), y: 0.92 * t * Math.sin(angle) }
  })
  const waves = many(5, share =>
    drawLines(
      [lineOf(120, t => ({ x: mix(-1.2, 1.2, t), y: mix(-0.24, 0.24, share) + 0.035 * Math.sin(38 * t) }))],
      spot,
      { stroke: brown, width: 9 },
    ),
  )
  return {
    ...size,
    ground: sand,
    quality: 60,
    drawing: [drawLines([spiral], spot, { stroke: deepEcho, width: 3 }), ...waves],
  }
}

/** A beam that turns and grows wide: a lighthouse, or a slice. */
export function lighthousePlate(): Plate {
  const drawing = many(46, (share, n) => {
    const angle = mix(-0.5, 0.62, share)
    const lit = Math.exp(-(((share - 0.5) / 0.22) ** 2))
    const from = { x: -1.05, y: -0.25 }
    return drawLines([[from, { x: from.x + 3 * Math.cos(angle), y: from.y + 3 * Math.sin(angle) }]], spot, {
      stroke: blend(umber, mist, lit),
      width: n % 2 === 0 ? 5 : 2,
      opacity: mix(0.35, 1, lit),
    })
  })
  const tower = [
    { x: -1.16, y: -1.2 },
    { x: -1.1, y: -0.2 },
    { x: -1, y: -0.2 },
    { x: -0.94, y: -1.2 },
  ]
  return {
    ...size,
    ground: night,
    quality: 60,
    drawing: [...drawing, drawLines([tower], spot, { fill: clay })],
  }
}

/** Hills of sine waves below a sun of rings. */
export function hillsPlate(): Plate {
  const sun = many(7, share =>
    drawLines([circle(0.62, 0.5, mix(0.08, 0.36, share))], spot, { stroke: clay, width: 5 }),
  )
  const hills = many(6, share => {
    const line = lineOf(200, t => ({
      x: mix(-1.5, 1.5, t),
      y: mix(0.1, -0.95, share) + 0.17 * Math.sin(mix(5, 9, share) * t + 7 * share) + 0.05 * Math.sin(17 * t),
    }))
    return drawLines([[...line, { x: 1.5, y: -1.3 }, { x: -1.5, y: -1.3 }]], spot, {
      ...{ stroke: deepEcho, width: 3, fill: blend(haze, echo, share) },
    })
  })
  return { ...size, ground: paper, quality: 62, drawing: [...sun, ...hills] }
}

/** A shape and its ghosts along the direction of the phase. */
export function ghostsPlate(): Plate {
  const drawing = many(7, (_, n) => {
    const far = n - 3
    const rings = many(8, share =>
      lineOf(160, t => {
        const angle = 2 * Math.PI * t
        const radius = mix(0.1, 0.34, share) * (1 + 0.16 * Math.cos(3 * angle))
        return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) + 0.46 * far }
      }),
    )
    return drawLines(rings, spot, {
      stroke: far === 0 ? sand : clay,
      width: 3.4,
      opacity: 1 / (1 + 0.9 * far ** 2),
    })
  })
  return { ...size, ground: night, quality: 60, drawing }
}

/** Rings that are wider than their window and come in again at the other side. */
export function foldedRingsPlate(): Plate {
  const rings = (x: number, stroke: typeof brown) =>
    many(22, share => drawLines([circle(x, 0, mix(0.1, 2.2, share))], spot, { stroke, width: 4 }))
  return {
    ...size,
    ground: paper,
    quality: 50,
    drawing: [...rings(0, brown), ...rings(-2.78, echo), ...rings(2.78, echo)],
  }
}

/** Waves that break at the left. */
export function surfPlate(): Plate {
  const drawing = many(30, share => {
    const line = lineOf(240, t => {
      const x = mix(-1.5, 1.5, t)
      const steep = 0.32 * Math.exp(-(((x + 0.5) / 0.55) ** 2))
      const phase = 9 * x + 5 * share
      return {
        x: x - steep * Math.sin(phase),
        y: mix(0.9, -0.95, share) + (0.05 + 0.5 * steep) * Math.cos(phase),
      }
    })
    return drawLines([line], spot, { stroke: blend(mist, deepEcho, share), width: 3 })
  })
  return { ...size, ground: night, quality: 55, drawing }
}

/** Seven rings, each of as many strands as its number. */
export function sevenRingsPlate(): Plate {
  const drawing = many(7, (share, n) =>
    drawLines(
      many(n + 2, strand =>
        lineOf(360, t => {
          const angle = 2 * Math.PI * t
          const radius = mix(0.16, 0.96, share) + 0.045 * Math.cos((n + 5) * angle + 2 * Math.PI * strand)
          return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
        }),
      ),
      spot,
      { stroke: blend(brown, echo, share), width: 3 },
    ),
  )
  return { ...size, ground: paper, quality: 60, drawing }
}

/** The path of the tip of a spinning top that nods while it turns. */
export function topPlate(): Plate {
  const path = (nod: number, stroke: typeof brown) => {
    const line = lineOf(1200, t => {
      const turn = 2 * Math.PI * t
      const tilt = 0.62 + nod * Math.cos(23 * turn)
      return { x: 1.32 * tilt * Math.cos(turn), y: 0.95 * tilt * Math.sin(turn) + 0.1 * Math.cos(23 * turn) }
    })
    return drawLines([line], spot, { stroke, width: 3.2 })
  }
  return {
    ...size,
    ground: night,
    quality: 60,
    drawing: [path(0.08, clay), path(0.18, mist), path(0.3, echo)],
  }
}

/** The lines of a spectrum as poplars that stand in water. */
export function poplarsPlate(): Plate {
  const drawing = many(26, (share, n) => {
    const x = mix(-1.25, 1.25, share)
    const high = 0.16 + 0.62 * Math.abs(Math.sin(1.7 * n) * Math.cos(0.6 * n))
    const tree = (sign: number) =>
      lineOf(60, t => ({
        x: x + 0.045 * Math.sin(Math.PI * t) * Math.cos(31 * t),
        y: -0.12 + sign * high * t,
      }))
    return [
      drawLines([tree(1)], spot, { stroke: blend(umber, brown, share), width: 7 }),
      drawLines([tree(-0.55)], spot, { stroke: echo, width: 4, opacity: 0.5 }),
    ].join('')
  })
  return { ...size, ground: sand, quality: 60, drawing }
}
