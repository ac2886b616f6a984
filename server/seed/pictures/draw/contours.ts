import type { Grid } from './grid.ts'

/** A line of places from -1 to 1, x to the right, y upwards. */
export type Line = { x: number; y: number }[]

type Cut = { key: number; x: number; y: number }

/** The lines along which a grid has one value: marching squares, the pieces joined end to end. */
export function contourLines(grid: Grid, level: number): Line[] {
  const neighbours = new Map<number, Cut[]>()
  const join = (from: Cut, to: Cut) => {
    neighbours.set(from.key, [...(neighbours.get(from.key) ?? []), to])
    neighbours.set(to.key, [...(neighbours.get(to.key) ?? []), from])
  }
  for (let row = 0; row < grid.height - 1; row++) {
    for (let column = 0; column < grid.width - 1; column++) {
      const cuts = cutsOf(grid, level, column, row)
      if (cuts[0] && cuts[1]) join(cuts[0], cuts[1])
      if (cuts[2] && cuts[3]) join(cuts[2], cuts[3])
    }
  }
  return chain(neighbours)
}

/** Parts of a line whose points satisfy `isWanted`. */
export function partsWhere(line: Line, isWanted: (point: { x: number; y: number }) => boolean): Line[] {
  const parts: Line[] = [[]]
  for (const point of line) {
    if (isWanted(point)) parts.at(-1)?.push(point)
    else if (parts.at(-1)?.length) parts.push([])
  }
  return parts.filter(part => part.length > 3)
}

/** Points where the level crosses the four sides of one square, in order. */
function cutsOf(grid: Grid, level: number, column: number, row: number): Cut[] {
  const { width, values } = grid
  const corner = row * width + column
  const value = (index: number) => (values[index] ?? 0) - level
  const sides = [
    { from: corner, to: corner + 1, across: true },
    { from: corner + 1, to: corner + 1 + width, across: false },
    { from: corner + width, to: corner + width + 1, across: true },
    { from: corner, to: corner + width, across: false },
  ]
  return sides.flatMap(({ from, to, across }) => {
    if (value(from) < 0 === value(to) < 0) return []
    const share = value(from) / (value(from) - value(to))
    const x = (from % width) + (across ? share : 0)
    const y = Math.floor(from / width) + (across ? 0 : share)
    return [{ key: from * 2 + (across ? 0 : 1), ...place(grid, x, y) }]
  })
}

function place({ width, height }: Grid, column: number, row: number): { x: number; y: number } {
  return { x: (2 * column + 1) / width - 1, y: 1 - (2 * row + 1) / height }
}

function chain(neighbours: Map<number, Cut[]>): Line[] {
  const seen = new Set<number>()
  const ends = [...neighbours.keys()].sort(
    (one, other) => (neighbours.get(one)?.length ?? 0) - (neighbours.get(other)?.length ?? 0),
  )
  const lines: Line[] = []
  for (const start of ends) {
    if (seen.has(start)) continue
    const line: Line = []
    let next: Cut | undefined = ownCut(neighbours, start)
    const first = next
    while (next && !seen.has(next.key)) {
      seen.add(next.key)
      line.push({ x: next.x, y: next.y })
      next = neighbours.get(next.key)?.find(one => !seen.has(one.key))
    }
    const last = line.at(-1)
    if (first && last && line.length > 8 && Math.hypot(first.x - last.x, first.y - last.y) < 0.01)
      line.push(first)
    lines.push(line)
  }
  return lines.filter(line => line.length > 2)
}

function ownCut(neighbours: Map<number, Cut[]>, key: number): Cut | undefined {
  const beside = neighbours.get(key)?.[0]
  return beside && neighbours.get(beside.key)?.find(cut => cut.key === key)
}
