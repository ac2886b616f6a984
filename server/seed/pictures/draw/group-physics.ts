import { contourLines, type Line } from './contours.ts'
import { fillGrid, mix, seededNumbers } from './grid.ts'
import { blend, brown, clay, deepEcho, echo, mist, night, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const spot = { x: 900, y: 600, unit: 600 }
/** Part of the picture that stays visible if it is cropped to 2 : 1. */
const within = { x: 900, y: 600, unit: 450 }
const size = { width: 1800, height: 1200 }

function curve(steps: number, at: (share: number) => { x: number; y: number }): Line {
  return Array.from({ length: steps + 1 }, (_, step) => at(step / steps))
}

/** Eight overlapping loops around a head; each is most sensitive to what is nearest to it. */
export function coilsBanner(): Plate {
  const count = 8
  const loops = Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * (n + 0.5)) / count
    return { x: 0.98 * Math.cos(angle), y: 0.8 * Math.sin(angle), angle }
  })
  const field = (loop: (typeof loops)[number]) =>
    fillGrid(540, 360, (u, v) => {
      const distance = Math.hypot(u * 1.5 - loop.x, v - loop.y)
      const isInside = (u * 1.5) ** 2 / 0.62 ** 2 + v ** 2 / 0.56 ** 2 < 1
      return isInside ? 0.12 / (distance ** 2 + 0.05) : 0
    })
  const seen = loops.flatMap((loop, n) =>
    [0.34, 0.44, 0.58, 0.78].map((level, step) =>
      drawLines(
        contourLines(field(loop), level).map(line => line.map(({ x, y }) => ({ x: x * 1.5, y }))),
        within,
        { stroke: n === 1 ? echo : clay, width: n === 1 ? 4 : 2, opacity: mix(0.5, 1, step / 3) },
      ),
    ),
  )
  const rings = loops.map(({ x, y, angle }, n) =>
    drawLines(
      [
        curve(120, share => {
          const turn = 2 * Math.PI * share
          const [along, across] = [0.43 * Math.cos(turn), 0.15 * Math.sin(turn)]
          return {
            x: x + along * -Math.sin(angle) * 1.1 + across * Math.cos(angle),
            y: y + along * Math.cos(angle) * 0.9 + across * Math.sin(angle),
          }
        }),
      ],
      within,
      { stroke: n === 1 ? deepEcho : brown, width: n === 1 ? 9 : 7 },
    ),
  )
  const head = curve(160, share => ({
    x: 0.62 * Math.cos(2 * Math.PI * share),
    y: 0.56 * Math.sin(2 * Math.PI * share),
  }))
  return {
    ...size,
    ground: paper,
    quality: 62,
    drawing: [
      drawLines([head], within, { stroke: umber, width: 4, fill: [250, 246, 241] }),
      ...seen,
      ...rings,
    ],
  }
}

/** Echo-planar imaging as a sequence diagram: pulse, three gradients, signal. */
export function sequencesBanner(): Plate {
  const rows = [0.72, 0.36, 0.02, -0.3, -0.72]
  const lobes = 11
  const from = -0.35
  const width = 0.155
  const lobe = (share: number) => (share - (from + 1.5) / 3) / (width / 3)
  const trapezoid = (part: number) => Math.max(0, Math.min(1, 5 * part, 5 * (1 - part)))
  const at: ((share: number) => number)[] = [
    share => {
      const t = (share - 0.13) * 60
      return Math.abs(t) > 9 ? 0 : 0.19 * (t === 0 ? 1 : Math.sin(1.4 * t) / (1.4 * t)) * Math.cos(t / 6) ** 2
    },
    share =>
      share < 0.06 || share > 0.245
        ? 0
        : share < 0.2
          ? 0.13 * trapezoid((share - 0.06) / 0.14)
          : -0.12 * trapezoid((share - 0.2) / 0.045),
    share => {
      const place = lobe(share)
      if (place < -1 || place > lobes) return 0
      if (place < 0) return -0.12 * trapezoid(place + 1)
      const n = Math.floor(place)
      return (n % 2 === 0 ? 0.13 : -0.13) * trapezoid(place - n)
    },
    share => {
      const place = lobe(share)
      if (place > -1 && place < 0) return -0.12 * trapezoid(place + 1)
      if (place < 0.5 || place > lobes - 0.5) return 0
      const near = place - Math.round(place)
      return 0.1 * Math.max(0, 1 - (near / 0.13) ** 2)
    },
    share => {
      const place = lobe(share)
      if (place < 0 || place > lobes) return 0
      const near = place - Math.floor(place) - 0.5
      const swell = Math.exp(-(((place - lobes / 2) / 2.6) ** 2)) + 0.16
      return 0.2 * swell * Math.exp(-((near / 0.16) ** 2)) * Math.cos(near * 60)
    },
  ]
  const drawing = rows.flatMap((base, n) => [
    drawLines(
      [
        [
          { x: -1.4, y: base },
          { x: 1.4, y: base },
        ],
      ],
      within,
      { stroke: umber, width: 1.5, opacity: 0.8 },
    ),
    drawLines([curve(2400, share => ({ x: -1.4 + 2.8 * share, y: base + (at[n]?.(share) ?? 0) }))], within, {
      stroke: n === 4 ? echo : n === 0 ? sand : clay,
      width: n === 4 ? 4 : 4.5,
    }),
  ])
  return { ...size, ground: night, quality: 62, drawing }
}

/** A tenth of k-space: dense at the centre, random outside. */
export function analysisBanner(): Plate {
  const next = seededNumbers(11)
  const dots: string[] = []
  const taken: { x: number; y: number }[] = []
  for (let n = 0; n < 26_000 && taken.length < 2600; n++) {
    const angle = 2 * Math.PI * next()
    const radius = 1.55 * next() ** 1.2
    const place = { x: radius * Math.cos(angle) * 1.1, y: radius * Math.sin(angle) * 0.8 }
    const gap = 0.011 + 0.036 * radius
    if (Math.abs(place.x) > 1.46 || Math.abs(place.y) > 0.96) continue
    if (taken.some(one => Math.hypot(one.x - place.x, one.y - place.y) < gap)) continue
    taken.push(place)
    const fill = blend(mist, brown, Math.min(1, radius / 0.95))
    const [x, y] = [spot.x + place.x * spot.unit, spot.y - place.y * spot.unit]
    dots.push(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${mix(4.6, 6.2, Math.min(1, radius)).toFixed(1)}" fill="rgb(${fill.map(Math.round).join(',')})"/>`,
    )
  }
  return { ...size, ground: night, quality: 55, drawing: dots }
}

/** Recovery after an inversion: each curve is another T1, the dots are measurements. */
export function relaxometryBanner(): Plate {
  const times = Array.from({ length: 19 }, (_, n) => 0.09 * 1.17 ** n)
  const signal = (share: number, time: number) => 1 - 2 * Math.exp(-share / time)
  const place = (share: number, time: number) => ({ x: -1.5 + 3 * share, y: 0.74 * signal(share, time) })
  const curves = times.map((time, n) => {
    const isMarked = n === 8
    return drawLines([curve(300, share => place(share, time))], spot, {
      stroke: isMarked ? deepEcho : blend(echo, brown, n / (times.length - 1)),
      width: isMarked ? 7 : 2.6,
      opacity: isMarked ? 1 : 0.85,
    })
  })
  const next = seededNumbers(5)
  const dots = Array.from({ length: 15 }, (_, n) => {
    const { x, y } = place(0.02 + 0.068 * n, times[8] ?? 0.3)
    const shaken = y + (next() - 0.5) * 0.05
    return `<circle cx="${spot.x + x * spot.unit}" cy="${spot.y - shaken * spot.unit}" r="13" fill="rgb(${paper.join(',')})" stroke="rgb(${deepEcho.join(',')})" stroke-width="6"/>`
  })
  const zero = drawLines(
    [
      [
        { x: -1.5, y: 0 },
        { x: 1.5, y: 0 },
      ],
    ],
    spot,
    {
      stroke: umber,
      width: 2,
      extra: 'stroke-dasharray="4 16"',
    },
  )
  return { ...size, ground: paper, quality: 62, drawing: [zero, ...curves, ...dots] }
}
