import { type Tissue, tissueAt, weighTissue } from './brain.ts'
import { colourBar } from './colour-bar.ts'
import { fourier } from './fourier.ts'
import { fillGrid, sampleGrid, softStep } from './grid.ts'
import { localShift } from './hollows.ts'
import { blend, type Colour, coolGlow, glow, night, paper, scaleOf, twoSided, umber } from './palette.ts'
import type { Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
export const zoom = 0.86 // a head fills this share of the height

const protonDensity: Tissue = { white: 0.7, grey: 0.82, fluid: 0.95, bone: 0.06, skin: 0.75 }
const longT1: Tissue = { white: 0.3, grey: 0.52, fluid: 1, bone: 0.02, skin: 0.12 }
const longT2: Tissue = { white: 0.28, grey: 0.45, fluid: 1, bone: 0.02, skin: 0.2 }

/** A slice of the head phantom, coloured point by point. */
export function slice(
  colour: (x: number, y: number) => Colour,
  ground: Colour,
  scale = zoom,
  shift = { x: 0, y: 0 },
): Plate {
  return { ...size, ground, paint: (x, y) => colour(x / scale - shift.x, y / scale - shift.y) }
}

/** The magnitude of k-space: the two-dimensional Fourier transform of the phantom, on a logarithmic scale. */
export function kSpacePlate(): Plate {
  const image = fillGrid(1024, 1024, (x, y) => weighTissue(tissueAt(2 * x, 2 * y), protonDensity))
  const { width, height, re, im } = fourier(image)
  const centred = fillGrid(width, height, (x, y) => {
    const column = Math.round(((x + 2) * width) / 2 - 0.5) % width
    const row = Math.round(((2 - y) * height) / 2 - 0.5) % height
    const index = row * width + column
    return Math.log(1 + Math.hypot(re[index] ?? 0, im[index] ?? 0))
  })
  return { ...size, quality: 66, paint: (x, y) => glow((sampleGrid(centred, x * 0.5, y * 0.5) - 0.4) / 8.6) }
}

/** T1 on the left and T2 on the right of one slice. */
export function relaxationPlate(): Plate {
  return slice(
    (x, y) => {
      const tissue = tissueAt(x, y)
      const warm = glow(weighTissue(tissue, longT1) ** 0.8)
      const cool = coolGlow(weighTissue(tissue, longT2) ** 0.8)
      return blend(warm, cool, softStep(-0.002, 0.002, x))
    },
    night,
    1.3,
    { x: 0, y: 0.12 },
  )
}

/** The phase of a gradient echo, wrapped several times. */
export function phasePlate(): Plate {
  const round = scaleOf(
    [30, 21, 17],
    umber,
    [157, 101, 80],
    [233, 212, 194],
    [138, 200, 207],
    [11, 84, 99],
    [30, 21, 17],
  )
  const plate = slice((x, y) => {
    const signal = weighTissue(tissueAt(x, y), { ...protonDensity, fluid: 0.8 })
    const turns = 2.6 * localShift(x, y) + 0.35 * y + 0.03 * tissueAt(x, y).grey
    return blend(night, round(turns - Math.floor(turns)), softStep(0.02, 0.6, signal))
  }, night)
  return { ...plate, drawing: colourBar(round, { unit: 'rad', least: '0', middle: 'π', most: '2π' }, true) }
}

/** Six times of one inversion recovery: tissues cross zero one after another. */
export function inversionPlate(): Plate {
  const times = [0.08, 0.22, 0.36, 0.55, 0.9, 2.2]
  return {
    ...size,
    ground: paper,
    paint: (x, y) => {
      const column = Math.floor(x + 1.5)
      const row = y > 0 ? 0 : 1
      const time = times[row * 3 + column] ?? 1
      const [u, v] = [(x + 1 - column) / 0.41, (row === 0 ? y - 0.5 : y + 0.5) / 0.41]
      const tissue = tissueAt(u, v)
      const recovery = (t1: number) => 1 - 2 * Math.exp(-time / t1)
      const signal =
        tissue.white * recovery(0.45) +
        tissue.grey * recovery(0.8) +
        tissue.fluid * recovery(2.2) * 0.95 +
        tissue.skin * recovery(0.3) * 0.8
      const amount = Math.min(1, tissue.white + tissue.grey + tissue.fluid + tissue.skin)
      return blend(paper, twoSided(0.5 - 0.46 * signal), amount * softStep(0, 0.01, Math.abs(signal) + 1))
    },
  }
}
