/** A square matrix of complex numbers, row by row; its side is a power of two. */
export interface Square {
  side: number
  re: Float32Array
  im: Float32Array
}

/**
 * Two-dimensional discrete Fourier transform in place, frequency 0 first; sign -1 for the inverse, which is
 * not scaled.
 */
export function transform({ side, re, im }: Square, sign: 1 | -1): void {
  const line = lineOf(side, sign)
  for (let row = 0; row < side; row++) line(re, im, row * side, 1)
  for (let column = 0; column < side; column++) line(re, im, column, side)
}

type Line = (re: Float32Array, im: Float32Array, start: number, stride: number) => void

/** Returns the transform of one line of numbers, `stride` apart, by the Cooley–Tukey algorithm. */
function lineOf(side: number, sign: number): Line {
  const places = mirrored(side)
  const cosine = Float32Array.from({ length: side / 2 }, (_, n) => Math.cos((2 * Math.PI * n) / side))
  const sine = Float32Array.from({ length: side / 2 }, (_, n) => -sign * Math.sin((2 * Math.PI * n) / side))
  const a = new Float32Array(side)
  const b = new Float32Array(side)
  return (re, im, start, stride) => {
    for (let n = 0; n < side; n++) {
      const place = start + (places[n] as number) * stride
      a[n] = re[place] as number
      b[n] = im[place] as number
    }
    for (let half = 1; half < side; half *= 2) combine(a, b, half, cosine, sine)
    for (let n = 0; n < side; n++) {
      re[start + n * stride] = a[n] as number
      im[start + n * stride] = b[n] as number
    }
  }
}

// Every index is within bounds, so the elements are not checked for undefined.
function combine(a: Float32Array, b: Float32Array, half: number, cosine: Float32Array, sine: Float32Array) {
  const step = cosine.length / half
  for (let first = 0; first < a.length; first += 2 * half) {
    for (let n = 0; n < half; n++) {
      const even = first + n
      const odd = even + half
      const [c, s] = [cosine[n * step] as number, sine[n * step] as number]
      const [x, y] = [a[odd] as number, b[odd] as number]
      const re = x * c - y * s
      const im = x * s + y * c
      a[odd] = (a[even] as number) - re
      b[odd] = (b[even] as number) - im
      a[even] = (a[even] as number) + re
      b[even] = (b[even] as number) + im
    }
  }
}

/** Returns the index of each number with its bits reversed. */
function mirrored(side: number): Uint16Array {
  const places = new Uint16Array(side)
  for (let n = 1; n < side; n++) places[n] = ((places[n >> 1] as number) >> 1) | (n % 2 ? side >> 1 : 0)
  return places
}
