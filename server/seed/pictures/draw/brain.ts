import { distanceTo } from './distance.ts'
import { filterGrid } from './fourier.ts'
import { fillGrid, type Grid, mapGrid, sampleGrid, softStep } from './grid.ts'
import { sulci } from './sulci.ts'

/** How much of each tissue lies at a place of the slice, from 0 to 1; together at most 1. */
export type Tissue = { white: number; grey: number; fluid: number; bone: number; skin: number }

const size = 1024
const seed = 3
export const ribbon = 0.034 // thickness of the cortex
const edge = 0.008 // width of the soft transition between tissues

/** How far from the middle, 1 at the hull of the brain; the head is longer than wide and narrower in front. */
export function hullDistance(x: number, y: number): number {
  const halfWidth = 0.66 * (1 - 0.09 * y)
  return (Math.abs(x / halfWidth) ** 2.25 + Math.abs(y / 0.82) ** 2.25) ** (1 / 2.25)
}

/** A slice through a brain: values below 0 are fluid, up to `ribbon` cortex, above that white matter. */
export const cortex: Grid = foldedCortex()

export function tissueAt(x: number, y: number): Tissue {
  const hull = hullDistance(x, y)
  const skin = softStep(1.205, 1.195, hull) * softStep(1.125, 1.135, hull)
  const bone = softStep(1.135, 1.125, hull) * softStep(1.055, 1.065, hull)
  const inside = softStep(1.065, 1.055, hull)
  const depth = sampleGrid(cortex, x, y)
  const brain = softStep(-edge, edge, depth) * (1 - ventricles(x, y))
  const grey = Math.max(softStep(ribbon + edge, ribbon - edge, depth), nuclei(x, y))
  return {
    skin,
    bone,
    fluid: inside * (1 - brain),
    grey: inside * brain * grey,
    white: inside * brain * (1 - grey),
  }
}

/** Sum of the tissues with the given weights, for a contrast or a relaxation time. */
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
  const fluid = fillGrid(size, size, (x, y) => {
    const fissure = Math.abs(x) < 0.009 && Math.abs(y + 0.02) > 0.3
    return hullDistance(x, y) > 1 || fissure ? 1 : 0
  })
  for (const line of sulci(seed, hullAt)) for (const point of line) dig(fluid, point, 0.0075)
  const toBrain = distanceTo(mapGrid(fluid, value => 1 - value))
  const depth = distanceTo(fluid).values.map(
    (value, index) => (2 * (value - (toBrain.values[index] ?? 0))) / size,
  )
  return filterGrid({ ...fluid, values: depth }, (kx, ky) => Math.exp(-((kx * kx + ky * ky) / 110 ** 2)))
}

function hullAt(angle: number): { x: number; y: number } {
  const direction = { x: Math.cos(angle), y: Math.sin(angle) }
  let reach = 0.8
  for (let round = 0; round < 8; round++) reach /= hullDistance(reach * direction.x, reach * direction.y)
  return { x: reach * direction.x, y: reach * direction.y }
}

function dig(grid: Grid, { x, y }: { x: number; y: number }, radius: number): void {
  const reach = Math.ceil((radius * size) / 2)
  const column = Math.round(((x + 1) * size) / 2)
  const row = Math.round(((1 - y) * size) / 2)
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) {
      if (Math.hypot(down, right) <= reach) grid.values[(row + down) * size + column + right] = 1
    }
  }
}

export function ventricles(x: number, y: number): number {
  const side = Math.abs(x)
  const bend = side - 0.06 - 0.42 * (y - 0.04) ** 2
  const taper = 0.036 * (1 - ((y + 0.03) / 0.36) ** 2)
  return softStep(taper + 0.002, taper - 0.003, Math.abs(bend))
}

export function nuclei(x: number, y: number): number {
  const side = Math.abs(x)
  const caudate = ellipse(side, y, 0.165, 0.2, 0.042, 0.11, 0.22)
  const putamen = ellipse(side, y, 0.295, 0.06, 0.055, 0.16, -0.22)
  const thalamus = ellipse(side, y, 0.165, -0.13, 0.07, 0.115, 0.35)
  return Math.max(caudate, putamen, thalamus)
}

function ellipse(x: number, y: number, cx: number, cy: number, a: number, b: number, turn: number): number {
  const u = (x - cx) * Math.cos(turn) + (y - cy) * Math.sin(turn)
  const v = (y - cy) * Math.cos(turn) - (x - cx) * Math.sin(turn)
  return softStep(1.05, 0.96, Math.hypot(u / a, v / b))
}
