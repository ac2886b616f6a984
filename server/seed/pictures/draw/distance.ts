import type { Grid } from './grid.ts'

/** How far each point is from the nearest one above 0, in points (Felzenszwalb and Huttenlocher, 2012). */
export function distanceTo(set: Grid): Grid {
  const { width, height } = set
  const squares = set.values.map(value => (value > 0 ? 0 : 1e12))
  for (let column = 0; column < width; column++) lowerEnvelope(squares, column, width, height)
  for (let row = 0; row < height; row++) lowerEnvelope(squares, row * width, 1, width)
  return { width, height, values: squares.map(Math.sqrt) }
}

function lowerEnvelope(squares: Float64Array, start: number, stride: number, length: number): void {
  const value = (index: number) => squares[start + index * stride] ?? 0
  const roots: number[] = [0]
  const borders: number[] = [Number.NEGATIVE_INFINITY]
  const meeting = (one: number, other: number) =>
    (value(other) + other * other - value(one) - one * one) / (2 * (other - one))
  for (let index = 1; index < length; index++) {
    while (roots.length > 1 && meeting(roots.at(-1) ?? 0, index) <= (borders.at(-1) ?? 0)) {
      roots.pop()
      borders.pop()
    }
    borders.push(meeting(roots.at(-1) ?? 0, index))
    roots.push(index)
  }
  const line = Array.from({ length }, (_, index) => {
    while (roots.length > 1 && (borders[1] ?? 0) < index) {
      roots.shift()
      borders.shift()
    }
    const root = roots[0] ?? 0
    return (index - root) ** 2 + value(root)
  })
  for (const [index, square] of line.entries()) squares[start + index * stride] = square
}
