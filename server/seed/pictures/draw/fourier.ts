import type { Grid } from './grid.ts'

export type ComplexGrid = { width: number; height: number; re: Float64Array; im: Float64Array }

/** The two-dimensional discrete Fourier transform; both sides are powers of two, frequency 0 comes first. */
export function fourier(grid: Grid): ComplexGrid {
  const { width, height, values } = grid
  const result = { width, height, re: Float64Array.from(values), im: new Float64Array(values.length) }
  transformAll(result, 1)
  return result
}

/** The real part of the inverse transform. */
export function inverseFourier(spectrum: ComplexGrid): Grid {
  const { width, height } = spectrum
  const copy = { width, height, re: spectrum.re.slice(), im: spectrum.im.slice() }
  transformAll(copy, -1)
  return { width, height, values: copy.re.map(value => value / (width * height)) }
}

/** Weighs each frequency (cycles over the grid, negative ones included) by a real number. */
export function filterGrid(grid: Grid, weight: (kx: number, ky: number) => number): Grid {
  const spectrum = fourier(grid)
  const { width, height, re, im } = spectrum
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const factor = weight(signed(column, width), signed(row, height))
      const index = row * width + column
      re[index] = (re[index] ?? 0) * factor
      im[index] = (im[index] ?? 0) * factor
    }
  }
  return inverseFourier(spectrum)
}

function signed(index: number, length: number): number {
  return index < length / 2 ? index : index - length
}

function transformAll({ width, height, re, im }: ComplexGrid, direction: 1 | -1): void {
  for (let row = 0; row < height; row++) transformLine(re, im, row * width, 1, width, direction)
  for (let column = 0; column < width; column++) transformLine(re, im, column, width, height, direction)
}

/** One line of `length` numbers, `stride` apart, by Cooley and Tukey's method (1965). */
function transformLine(
  re: Float64Array,
  im: Float64Array,
  start: number,
  stride: number,
  length: number,
  sign: number,
) {
  const lineRe = new Float64Array(length)
  const lineIm = new Float64Array(length)
  for (let index = 0, mirrored = 0; index < length; index++) {
    lineRe[mirrored] = re[start + index * stride] ?? 0
    lineIm[mirrored] = im[start + index * stride] ?? 0
    let bit = length >> 1
    while (bit > 0 && mirrored & bit) {
      mirrored ^= bit
      bit >>= 1
    }
    mirrored |= bit
  }
  for (let span = 2; span <= length; span *= 2) combine(lineRe, lineIm, span, sign)
  for (let index = 0; index < length; index++) {
    re[start + index * stride] = lineRe[index] ?? 0
    im[start + index * stride] = lineIm[index] ?? 0
  }
}

function combine(re: Float64Array, im: Float64Array, span: number, sign: number): void {
  const half = span / 2
  for (let offset = 0; offset < half; offset++) {
    const angle = (-sign * 2 * Math.PI * offset) / span
    const cosine = Math.cos(angle)
    const sine = Math.sin(angle)
    for (let even = offset; even < re.length; even += span) {
      const odd = even + half
      const oddRe = (re[odd] ?? 0) * cosine - (im[odd] ?? 0) * sine
      const oddIm = (re[odd] ?? 0) * sine + (im[odd] ?? 0) * cosine
      re[odd] = (re[even] ?? 0) - oddRe
      im[odd] = (im[even] ?? 0) - oddIm
      re[even] = (re[even] ?? 0) + oddRe
      im[even] = (im[even] ?? 0) + oddIm
    }
  }
}
