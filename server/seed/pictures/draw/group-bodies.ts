import { contourLines, type Line } from './contours.ts'
import { fillGrid, mix, seededNumbers, softStep } from './grid.ts'
import { blend, brown, clay, deepEcho, echo, haze, mist, night, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
/** Part of the picture that stays visible if it is cropped to 2 : 1. */
const within = { x: 900, y: 600, unit: 480 }
const size = { width: 1800, height: 1200 }

function curve(steps: number, at: (share: number) => { x: number; y: number }): Line {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}

function wide(lines: readonly Line[]): Line[] {
  return lines.map(line => line.map(({ x, y }) => ({ x: x * 1.5, y })))
}

/** The hippocampus as a rolled-up cortex: bands side by side, and the band that they clasp. */
export function memoryBanner(): Plate {
  const bands = 9
  const rolled = (offset: number, from: number, to: number) =>
    curve(400, share => {
      const angle = mix(from, to, share)
      const radius = 0.34 + 0.082 * angle + offset
      const flat = softStep(5.2, 7.4, angle)
      return {
        x: -0.22 + 1.28 * radius * Math.cos(angle + 2.7) + flat * 0.34,
        y: -0.05 + 0.82 * radius * Math.sin(angle + 2.7) - flat * 0.1,
      }
    })
  const cortex = Array.from({ length: bands }, (_, n) =>
    drawLines([rolled(-0.2 + 0.036 * n, 0.4, 7.4)], spot, {
      stroke: blend(umber, sand, n / (bands - 1)),
      width: 19,
    }),
  )
  const cells = seededNumbers(3)
  const dots = Array.from({ length: 240 }, () => {
    const angle = mix(0.6, 7.2, cells())
    const [point] = rolled(-0.056 + (cells() - 0.5) * 0.03, angle, angle)
    return `<circle cx="${(spot.x + (point?.x ?? 0) * spot.unit).toFixed(1)}" cy="${(spot.y - (point?.y ?? 0) * spot.unit).toFixed(1)}" r="4.5" fill="rgb(${paper.join(',')})"/>`
  })
  const dentate = curve(200, share => {
    const angle = mix(-0.5, 3.9, share)
    return { x: -0.26 + 0.2 * Math.cos(angle + 1.1), y: -0.04 + 0.13 * Math.sin(angle + 1.1) }
  })
  return {
    ...size,
    ground: paper,
    quality: 62,
    drawing: [
      ...cortex,
      ...dots,
      drawLines([dentate], spot, { stroke: deepEcho, width: 26 }),
      drawLines([dentate], spot, { stroke: mist, width: 5 }),
    ],
  }
}

/** The ribbon of the cortex; at one fold it is too thick and its border blurred. */
export function clinicBanner(): Plate {
  const surface = (x: number) => 0.3 * Math.sin(4.1 * x + 0.6) + 0.17 * Math.sin(9.3 * x - 0.4) + 0.2
  const lesion = { x: 0.36, width: 0.2 }
  const near = (x: number) => Math.exp(-(((x - lesion.x) / lesion.width) ** 2))
  const ribbon = Array.from({ length: 15 }, (_, n) => {
    const depth = n / 14
    const line = curve(700, share => {
      const x = -1.55 + 3.1 * share
      const thick = 0.2 * (1 + 0.75 * near(x))
      const blur = near(x) * depth * 0.035 * Math.sin(46 * x + 9 * depth)
      return { x, y: surface(x) - depth * thick + blur }
    })
    return drawLines([line], spot, { stroke: blend(clay, umber, depth), width: mix(5, 2.5, depth) })
  })
  const fibres = Array.from({ length: 17 }, (_, n) => {
    const line = curve(500, share => {
      const x = -1.55 + 3.1 * share
      const sunk = 0.27 + 0.18 * near(x) + 0.062 * n
      return { x, y: surface(x) * Math.exp(-0.16 * n) + (1 - Math.exp(-0.16 * n)) * 0.15 - sunk }
    })
    return drawLines([line], spot, { stroke: sand, width: 2.4, opacity: 0.9 - 0.04 * n })
  })
  const ring = curve(160, share => ({
    x: lesion.x + 0.34 * Math.cos(2 * Math.PI * share),
    y: surface(lesion.x) - 0.17 + 0.34 * Math.sin(2 * Math.PI * share),
  }))
  return {
    ...size,
    ground: paper,
    quality: 62,
    drawing: [...fibres, ...ribbon, drawLines([ring], spot, { stroke: echo, width: 7 })],
  }
}

/** The heart muscle in section under a grid that twists with it. */
export function heartBanner(): Plate {
  const middle = { x: 0, y: 0 }
  const [inner, outer] = [0.36, 0.82]
  // Rotates points most at the inner wall and moves them inwards.
  const moved = (x: number, y: number) => {
    const radius = Math.hypot(x, y)
    const angle = Math.atan2(y, x)
    const share = 1 - softStep(inner, outer * 1.25, radius)
    return {
      x: middle.x + (radius - 0.1 * share) * Math.cos(angle + 0.62 * share),
      y: middle.y + (radius - 0.1 * share) * Math.sin(angle + 0.62 * share),
    }
  }
  const isMuscle = (x: number, y: number) => {
    const radius = Math.hypot(x, y)
    return radius > inner && radius < outer
  }
  const grid = (isRow: boolean) =>
    Array.from({ length: 33 }, (_, n) => {
      const fixed = -1.6 + 0.1 * n
      const whole = curve(600, share => {
        const along = -1.6 + 3.2 * share
        return isRow ? { x: along, y: fixed } : { x: fixed, y: along }
      })
      const inside = whole.filter(({ x, y }) => isMuscle(x, y))
      const parts: Line[] = []
      for (const [step, point] of inside.entries()) {
        const before = inside[step - 1]
        const isNext = before && Math.hypot(before.x - point.x, before.y - point.y) < 0.01
        if (isNext) parts.at(-1)?.push(moved(point.x, point.y))
        else parts.push([moved(point.x, point.y)])
      }
      return drawLines(parts, within, {
        stroke: n === 15 && isRow ? mist : night,
        width: n === 15 && isRow ? 9 : 5,
      })
    })
  const circle = (radius: number) =>
    curve(200, share => moved(radius * Math.cos(2 * Math.PI * share), radius * Math.sin(2 * Math.PI * share)))
  const echoes = Array.from({ length: 9 }, (_, n) =>
    drawLines([circle(outer + 0.09 + 0.085 * n)], within, {
      stroke: brown,
      width: 2.4,
      opacity: 0.55 - 0.055 * n,
    }),
  )
  return {
    ...size,
    ground: night,
    quality: 60,
    drawing: [
      ...echoes,
      drawLines([circle(outer), circle(inner)], within, { fill: clay }),
      ...grid(true),
      ...grid(false),
      drawLines([circle(outer)], within, { stroke: sand, width: 6 }),
      drawLines([circle(inner)], within, { stroke: echo, width: 8 }),
    ],
  }
}

/** A section through a torso between sixteen dipoles. */
export function bodyBanner(): Plate {
  const ellipse = (x: number, y: number, cx: number, cy: number, a: number, b: number) =>
    (1 - Math.hypot((x - cx) / a, (y - cy) / b)) * Math.min(a, b)
  const torso = fillGrid(540, 360, (u, v) => ellipse(u * 1.5, v, 0, 0, 1.14, 0.74))
  const organ = (cx: number, cy: number, a: number, b: number, turn: number) =>
    fillGrid(540, 360, (u, v) => {
      const [x, y] = [u * 1.5 - cx, v - cy]
      const [along, across] = [
        x * Math.cos(turn) + y * Math.sin(turn),
        y * Math.cos(turn) - x * Math.sin(turn),
      ]
      return (1 - Math.hypot(along / a, across / b)) * Math.min(a, b)
    })
  const kidney = (side: number) => {
    const body = organ(0.52 * side, -0.24, 0.2, 0.28, -0.35 * side)
    const notch = organ(0.37 * side, -0.24, 0.1, 0.1, 0)
    return {
      ...body,
      values: body.values.map((value, n) => value - Math.max(0, (notch.values[n] ?? 0) * 1.6)),
    }
  }
  const lines = (grid: ReturnType<typeof organ>, levels: number[], stroke: typeof brown, width: number) =>
    levels.map((level, n) =>
      drawLines(wide(contourLines(grid, level)), within, {
        stroke,
        width: n === 0 ? width + 2 : width,
        opacity: n === 0 ? 1 : 0.8,
      }),
    )
  const steps = (count: number, gap: number) => Array.from({ length: count }, (_, n) => n * gap)
  const dipoles = Array.from({ length: 16 }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.5)) / 16
    const [x, y] = [1.3 * Math.cos(angle), 0.88 * Math.sin(angle)]
    const [dx, dy] = [-Math.sin(angle) * 0.1, Math.cos(angle) * 0.085]
    return drawLines(
      [
        [
          { x: x - dx, y: y - dy },
          { x: x + dx, y: y + dy },
        ],
      ],
      within,
      { stroke: brown, width: 13 },
    )
  })
  return {
    ...size,
    ground: haze,
    quality: 62,
    drawing: [
      drawLines(wide(contourLines(torso, 0)), within, { fill: paper }),
      ...lines(torso, steps(4, 0.045), umber, 3),
      ...lines(organ(-0.45, 0.26, 0.5, 0.25, 0.25), steps(7, 0.035), clay, 3),
      ...lines(organ(0.5, 0.3, 0.26, 0.16, -0.5), steps(5, 0.032), clay, 3),
      ...lines(organ(0, -0.34, 0.17, 0.15, 0), steps(5, 0.03), umber, 3),
      ...lines(organ(0.05, -0.06, 0.07, 0.07, 0), steps(3, 0.022), brown, 3),
      ...[-1, 1].flatMap(side => lines(kidney(side), steps(6, 0.032), deepEcho, 3.4)),
      ...dipoles,
    ],
  }
}
