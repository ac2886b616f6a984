import type { Line } from './contours.ts'
import { seededNumbers } from './grid.ts'
import { blend, brown, clay, deepEcho, echo, mist, night, paper, sand, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
const spot = { x: 900, y: 600, unit: 600 }

/** Six moments of a spin echo seen along the field: the spins fan out, are turned over, and meet again. */
export function spinFansPlate(): Plate {
  const moments = [0, 0.45, 1, -1, -0.45, 0]
  const drawing = moments.flatMap((apart, index) => {
    const place = { x: 900 + ((index % 3) - 1) * 520, y: index < 3 ? 320 : 880, unit: 215 }
    const turned = index >= 3 ? -1 : 1
    const arrows = Array.from({ length: 19 }, (_, n) => {
      const share = n / 9 - 1
      const angle = Math.PI / 2 - turned * apart * share * 1.9 + (index >= 3 ? Math.PI : 0)
      const end = { x: Math.cos(angle), y: Math.sin(angle) }
      return drawLines([[{ x: 0, y: 0 }, end]], place, {
        stroke: share < 0 ? blend(clay, brown, -share) : blend(echo, deepEcho, share),
        width: 5,
      })
    })
    const rim = `<circle cx="${place.x}" cy="${place.y}" r="${place.unit + 14}" stroke="rgb(${umber})" stroke-width="2.5" opacity=".6"/>`
    return [rim, ...arrows]
  })
  return { ...size, ground: paper, quality: 62, drawing }
}

/**
 * The levels of a spin 3/2 in a growing field: four, evenly spaced; between them the transitions at one
 * frequency.
 */
export function energyLevelsPlate(): Plate {
  const levels = [-1.5, -0.5, 0.5, 1.5]
  const at = (level: number, field: number) => ({ x: -1.3 + 2.6 * field, y: level * 0.5 * field })
  const lines = levels.map(level =>
    drawLines([[at(level, 0), at(level, 1.04)]], spot, { stroke: clay, width: 6 }),
  )
  const jumps = levels.slice(1).flatMap(level =>
    Array.from({ length: 34 }, (_, n) => {
      const field = (n + 1) / 35
      return drawLines([[at(level - 1, field), at(level, field)]], spot, {
        stroke: level === 0.5 ? mist : brown,
        width: level === 0.5 ? 3 : 2,
        opacity: 0.25 + 0.6 * field,
      })
    }),
  )
  return { ...size, ground: night, quality: 60, drawing: [...jumps, ...lines] }
}

/** Precession of the magnetisation about the field: five cones with growing angles. */
export function precessionConesPlate(): Plate {
  const drawing = [14, 30, 46, 62, 78].flatMap((degrees, index) => {
    const tip = (Math.PI / 180) * degrees
    const place = { x: 210 + index * 345, y: 930, unit: 660 }
    const ring = (n: number) => {
      const angle = (2 * Math.PI * n) / 64
      return {
        x: 0.25 * Math.sin(tip) * Math.cos(angle),
        y: Math.cos(tip) + 0.08 * Math.sin(tip) * Math.sin(angle),
      }
    }
    const spokes = Array.from({ length: 64 }, (_, n) =>
      drawLines([[{ x: 0, y: 0 }, ring(n)]], place, {
        stroke: blend(brown, clay, n / 64),
        width: 1.6,
        opacity: 0.5,
      }),
    )
    const rim = Array.from({ length: 65 }, (_, n) => ring(n))
    return [
      ...spokes,
      drawLines([rim], place, { stroke: umber, width: 3.5 }),
      drawLines([[{ x: 0, y: 0 }, ring(8 * index + 2)]], place, { stroke: deepEcho, width: 8 }),
    ]
  })
  return { ...size, ground: paper, quality: 60, drawing }
}

/** Water between nerve fibres, seen in section: each path is one molecule's, which no wall lets through. */
export function randomWalksPlate(): Plate {
  const next = seededNumbers(11)
  const fibres = placedFibres(next)
  const walls = fibres.map(
    ({ x, y, radius }) =>
      `<circle cx="${900 + 600 * x}" cy="${600 - 600 * y}" r="${600 * radius}" fill="rgb(${sand})" stroke="rgb(${brown})" stroke-width="4"/>`,
  )
  const isFree = (x: number, y: number) =>
    fibres.every(one => Math.hypot(x - one.x, y - one.y) > one.radius + 0.006)
  const walks = Array.from({ length: 16 }, (_, index) => {
    const line: Line = [{ x: 2.6 * next() - 1.3, y: 1.6 * next() - 0.8 }]
    for (let step = 0; step < 1500; step++) {
      const { x, y } = line.at(-1) ?? { x: 0, y: 0 }
      const angle = 2 * Math.PI * next()
      const [u, v] = [x + 0.012 * Math.cos(angle), y + 0.012 * Math.sin(angle)]
      if (isFree(u, v) || !isFree(x, y)) line.push({ x: u, y: v })
    }
    const isMarked = index % 5 === 0
    return drawLines([line], spot, {
      stroke: isMarked ? deepEcho : echo,
      width: isMarked ? 3 : 1.8,
      opacity: isMarked ? 0.95 : 0.5,
    })
  })
  return { ...size, ground: paper, quality: 50, drawing: [...walls, ...walks] }
}

function placedFibres(next: () => number): { x: number; y: number; radius: number }[] {
  const placed: { x: number; y: number; radius: number }[] = []
  for (let attempt = 0; attempt < 4000; attempt++) {
    const one = { x: 3.2 * next() - 1.6, y: 2.2 * next() - 1.1, radius: 0.05 + 0.1 * next() ** 2 }
    const isApart = placed.every(
      other => Math.hypot(one.x - other.x, one.y - other.y) > one.radius + other.radius + 0.03,
    )
    if (isApart) placed.push(one)
  }
  return placed
}
