import type { Line } from './contours.ts'
import { mix, seededNumbers } from './grid.ts'

const perSide = 16

/** The furrows of the brain as lines from outside the hull inwards: alike on both sides, never the same. */
export function sulci(seed: number, hullAt: (angle: number) => { x: number; y: number }): Line[] {
  const shape = seededNumbers(seed)
  const variation = seededNumbers(seed + 1)
  return Array.from({ length: perSide }, (_, index) => {
    const angle = Math.PI / 2 - (Math.PI * (index + 0.62 + 0.3 * (shape() - 0.5))) / (perSide + 0.3)
    const isDeep = index % 2 === 0
    const length = isDeep ? mix(0.2, 0.34, shape()) : mix(0.07, 0.15, shape())
    const bend = mix(-2.2, 2.2, shape())
    const branch = isDeep && shape() > 0.35 ? mix(0.07, 0.12, shape()) : 0
    return [1, -1].flatMap(side => {
      const own = {
        length: length * mix(0.9, 1.1, variation()),
        bend: bend + mix(-0.7, 0.7, variation()),
        branch,
      }
      const lines = furrow(hullAt(angle + 0.05 * (variation() - 0.5)), own)
      return lines.map(line => line.map(({ x, y }) => ({ x: side * x, y })))
    })
  }).flat()
}

type Furrow = { length: number; bend: number; branch: number }

function furrow(start: { x: number; y: number }, { length, bend, branch }: Furrow): Line[] {
  const inwards = Math.atan2(-start.y * 0.75, -start.x)
  const before = { x: start.x - 0.1 * Math.cos(inwards), y: start.y - 0.1 * Math.sin(inwards) }
  const trunk = [before, ...walk(start, inwards, length, bend)]
  const fork = trunk[Math.round(trunk.length * 0.62)]
  if (!branch || !fork) return [trunk]
  const turn = bend > 0 ? -1.15 : 1.15
  return [trunk, walk(fork, inwards + turn, branch, -2 * Math.sign(turn))]
}

/** A path that leans to one side and sways a little. */
function walk(from: { x: number; y: number }, heading: number, length: number, bend: number): Line {
  const step = 0.004
  const line = [from]
  let { x, y } = from
  for (let way = 0; way < length; way += step) {
    const direction = heading + bend * way + 0.32 * Math.sin(way * 34 + bend * 3)
    x += step * Math.cos(direction)
    y += step * Math.sin(direction)
    line.push({ x, y })
  }
  return line
}
