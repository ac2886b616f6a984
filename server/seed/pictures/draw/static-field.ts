import { hullDistance } from './brain.ts'
import { filterGrid } from './fourier.ts'
import { fillGrid, type Grid, softStep } from './grid.ts'

/** How far the computed field reaches: this many half heads to each side. */
export const fieldReach = 4

/**
 * The shift of a vertical static field by a head in air, in parts of the susceptibility's step: the two-dimensional dipole kernel 1/2 − ky²/k² (Marques and Bowtell, 2005).
 */
export const fieldShift: Grid = filterGrid(
  fillGrid(1024, 1024, (x, y) => susceptibility(fieldReach * x, fieldReach * y)),
  (kx, ky) => (kx === 0 && ky === 0 ? 0 : 0.5 - (ky * ky) / (kx * kx + ky * ky)),
)

function susceptibility(x: number, y: number): number {
  return softStep(1.215, 1.185, hullDistance(x, y))
}
