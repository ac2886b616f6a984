import { filterGrid } from './fourier.ts'
import { fillGrid, type Grid, sampleGrid, seededNumbers, softStep } from './grid.ts'

/** How much of each tissue lies at a place of the slice, from 0 to 1; together at most 1. */
export type Tissue = { white: number; grey: number; fluid: number; bone: number; skin: number }

const size = 1024
const ribbon = 0.085 // how thick the cortex is
const edge = 0.012 // how soft tissues meet

/** How far from the middle, 1 at the hull of the brain; the head is longer than wide and narrower in front. */
export function hullDistance(x: number, y: number): number {
  const halfWidth = 0.665 * (1 - 0.1 * y - 0.05 * y * y)
  return Math.hypot(x / halfWidth, y / 0.82)
}

/** A slice through a brain: below 0 is fluid, up to `ribbon` cortex, above it white matter. */
export const cortex: Grid = foldedCortex()

export function tissueAt(x: number, y: number): Tissue {
  const hull = hullDistance(x, y)
  const skin = softStep(1.205, 1.195, hull) * softStep(1.125, 1.135, hull)
  const bone = softStep(1.135, 1.125, hull) * softStep(1.055, 1.065, hull)
  const inside = softStep(1.065, 1.055, hull)
  const depth = sampleGrid(cortex, x, y)
  const brain = softStep(-edge, edge, depth) * (1 - ventricles(x, y))
  const grey = Math.max(softStep(ribbon + edge, ribbon - edge, depth), nuclei(x, y))
  return { skin, bone, fluid: inside * (1 - brain), grey: inside * brain * grey, white: inside * brain * (1 - grey) }
}

/** Weighs the tissues, for a contrast or a relaxation time. */
export function weighTissue(tissue: Tissue, weights: Tissue): number {
  return (
    tissue.white * weights.white +
    tissue.grey * weights.grey +
    tissue.fluid * weights.fluid +
    tissue.bone * weights.bone +
    tissue.skin * weights.skin
  )
}

function foldedCortex(): Grid {
  const folds = labyrinth(17)
  const slow = filterGrid(noise(5), (kx, ky) => Math.exp(-((kx * kx + ky * ky) / 30)))
  return fillGrid(size, size, (x, y) => {
    const depth = (1 - hullDistance(x, y)) * 0.78
    const furrow = softStep(0.05, 0.95, -sampleGrid(folds, x, y))
    const reach = 0.26 + 4 * sampleGrid(slow, Math.abs(x), y)
    const fissure = Math.exp(-((x / 0.016) ** 2)) * softStep(0.26, 0.34, Math.abs(y + 0.02))
    return depth - reach * furrow - 0.8 * fissure
  })
}

/** Stripes of one width that turn and branch as convolutions do: noise, sharpened again and again at one wavelength. */
function labyrinth(seed: number): Grid {
  const waves = 11.5 // over the whole grid
  let pattern = noise(seed)
  for (let round = 0; round < 14; round++) {
    const smooth = filterGrid(pattern, (kx, ky) => Math.exp(-(((Math.hypot(kx, ky) - waves) / 2.1) ** 2)))
    const spread = Math.sqrt(smooth.values.reduce((sum, value) => sum + value * value, 0) / smooth.values.length)
    pattern = { ...smooth, values: smooth.values.map(value => Math.tanh((1.4 * value) / spread)) }
  }
  return pattern
}

/** Nearly the same on both sides of the middle, as in a head. */
function noise(seed: number): Grid {
  const next = seededNumbers(seed)
  const base = fillGrid(size, size, () => next() - 0.5)
  return fillGrid(size, size, (x, y) => sampleGrid(base, Math.abs(x), y) + 0.25 * sampleGrid(base, x, y))
}

function ventricles(x: number, y: number): number {
  const side = Math.abs(x)
  const bend = side - 0.055 - 0.5 * (y - 0.05) ** 2
  const horns = softStep(0.036, 0.02, Math.abs(bend)) * softStep(0.36, 0.3, Math.abs(y + 0.03)) * softStep(0.02, 0.1, Math.abs(y + 0.06))
  return horns
}

function nuclei(x: number, y: number): number {
  const side = Math.abs(x)
  const caudate = ellipse(side, y, 0.16, 0.2, 0.045, 0.11, 0.25)
  const putamen = ellipse(side, y, 0.285, 0.06, 0.055, 0.16, -0.22)
  const thalamus = ellipse(side, y, 0.115, -0.1, 0.075, 0.115, 0.3)
  return Math.max(caudate, putamen, thalamus)
}

function ellipse(x: number, y: number, cx: number, cy: number, a: number, b: number, turn: number): number {
  const u = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn)
  const v = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn)
  return softStep(1.12, 0.92, Math.hypot(u / a, v / b))
}
