import { tissueAt, weighTissue } from './brain.ts'
import { type ComplexGrid, filterGrid, fourier, inverseFourier } from './fourier.ts'
import { fillGrid, type Grid, largest, mapGrid, sampleGrid, softStep } from './grid.ts'
import { brown, clay, echo, scaleOf, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

/** Positions on the picture in pixels; must match `web/ui/home/scan-layout.ts`. */
export const layout = {
  width: 1640,
  height: 880,
  kSpace: { x: 430, y: 440, radius: 420 },
  slice: { x: 870, y: 20, side: 840 },
  turns: 32,
}

const matrix = 256 // samples across k-space
const fieldOfView = 1.05 // half of it; the head reaches to 0.99
const fine = 1024

const t1Weighted = { white: 0.68, grey: 0.4, fluid: 0.08, bone: 0.03, skin: 0.48 }

/** Signal on black, so that the ground disappears in the page's background in every theme. */
const signalGlow = scaleOf([0, 0, 0], [46, 29, 22], umber, brown, clay, [233, 212, 194], [252, 247, 240])

/** The k-space data that a spiral samples, and the slice reconstructed from exactly these samples. */
export function heroPlate(): Plate {
  const { width, height, kSpace, slice } = layout
  const image = measured()
  const spectrum = magnitude()
  const unit = height / 2
  return {
    width,
    height,
    ground: [0, 0, 0],
    quality: 58,
    paint: (x, y) => {
      const [column, row] = [x * unit + width / 2, height / 2 - y * unit]
      const [u, v] = [(column - kSpace.x) / kSpace.radius, (kSpace.y - row) / kSpace.radius]
      const radius = Math.hypot(u, v)
      if (radius < 1.01) return signalGlow(sampleGrid(spectrum, u, v) * softStep(1.001, 0.998, radius))
      const [right, up] = [(2 * (column - slice.x)) / slice.side - 1, 1 - (2 * (row - slice.y)) / slice.side]
      return Math.max(Math.abs(right), Math.abs(up)) < 1 ? signalGlow(sampleGrid(image, right, up)) : null
    },
    drawing: [spiralLine()],
  }
}

/** The slice reconstructed from the samples within the disc, zero-filled beyond it (sinc interpolation). */
function measured(): Grid {
  const spectrum = fourier(
    fillGrid(fine, fine, (x, y) => weighTissue(tissueAt(fieldOfView * x, fieldOfView * y), t1Weighted)),
  )
  keepDisc(spectrum, matrix / 2)
  return inverseFourier(spectrum)
}

function keepDisc({ width, height, re, im }: ComplexGrid, radius: number): void {
  for (let index = 0; index < re.length; index++) {
    const column = index % width
    const row = Math.floor(index / width)
    const kx = column < width / 2 ? column : column - width
    const ky = row < height / 2 ? row : row - height
    if (Math.hypot(kx, ky) <= radius) continue
    re[index] = 0
    im[index] = 0
  }
}

/** The magnitude of k-space on a logarithmic scale from 0 to 1, out to the edge of the disc. */
function magnitude(): Grid {
  const wide = 4 // fields of view, so that the disc is sampled four times as finely
  const reach = wide * fieldOfView
  const { re, im } = fourier(
    fillGrid(fine, fine, (x, y) => weighTissue(tissueAt(reach * x, reach * y), t1Weighted)),
  )
  const radius = (matrix / 2) * wide
  const values = fillGrid(fine, fine, (x, y) => {
    const column = (Math.round(x * radius) + fine) % fine
    const row = (Math.round(-y * radius) + fine) % fine
    const index = row * fine + column
    return Math.log(1 + Math.hypot(re[index] ?? 0, im[index] ?? 0))
  })
  const smooth = filterGrid(values, (kx, ky) => Math.exp(-(kx * kx + ky * ky) / 190 ** 2))
  const most = largest(smooth)
  return mapGrid(smooth, value => Math.max(0, (value / most - 0.1) / 0.9))
}

/** An Archimedean spiral from the centre to the edge of the disc. */
function spiralLine(): string {
  const { kSpace, turns } = layout
  const steps = turns * 72
  const line = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (2 * Math.PI * step) / 72
    const radius = step / steps
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
  return drawLines([line], { ...kSpace, unit: kSpace.radius }, { stroke: echo, width: 2, opacity: 0.55 })
}
