/** Numbers on a raster. Places are given from -1 to 1 in both directions, x to the right, y upwards. */
export type Grid = { width: number; height: number; values: Float64Array }

export function fillGrid(width: number, height: number, value: (x: number, y: number) => number): Grid {
  const values = new Float64Array(width * height)
  for (let row = 0; row < height; row++) {
    const y = 1 - (2 * row + 1) / height
    for (let column = 0; column < width; column++) {
      values[row * width + column] = value((2 * column + 1) / width - 1, y)
    }
  }
  return { width, height, values }
}

/**
 * The value at a position, interpolated between the four nearest points; outside, the border values are
 * continued.
 */
export function sampleGrid(grid: Grid, x: number, y: number): number {
  const { width, height, values } = grid
  const column = clamp(((x + 1) * width - 1) / 2, 0, width - 1.001)
  const row = clamp(((1 - y) * height - 1) / 2, 0, height - 1.001)
  const left = Math.floor(column)
  const top = Math.floor(row)
  const at = (dx: number, dy: number) => values[(top + dy) * width + left + dx] ?? 0
  const upper = mix(at(0, 0), at(1, 0), column - left)
  const lower = mix(at(0, 1), at(1, 1), column - left)
  return mix(upper, lower, row - top)
}

export function mapGrid(grid: Grid, change: (value: number) => number): Grid {
  return { ...grid, values: grid.values.map(change) }
}

export function largest(grid: Grid): number {
  return grid.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** 0 below `from`, 1 above `to`, and a soft step between; `from` may be the greater one. */
export function softStep(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

/** Returns a generator of pseudo-random numbers from 0 to 1, the same in every run. */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
