/**
 * Hollows filled with air, as spheres: the frontal sinus, whose middle lies below the slice, and the canals of the ears, which
 * lie in it. Lengths are shares of half the head's height.
 */
const hollows = [
  { x: 0, y: 0.98, below: 0.32, radius: 0.21 },
  { x: 0.74, y: -0.24, below: 0, radius: 0.085 },
  { x: -0.74, y: -0.24, below: 0, radius: 0.085 },
]

const bone = 1.5 // radii from the middle of a hollow to where tissue begins
const third = 3.1 // ppm, a third of the difference between the susceptibilities of air and tissue

/**
 * Shift of the static field by the hollows, in ppm, plus a little shim. The field is perpendicular to the
 * axial slice; each hollow adds a dipole field, third · R³ (2 dz² − dx² − dy²) / r⁵: stronger above it,
 * weaker beside it.
 */
export function localShift(x: number, y: number): number {
  const shim = 0.01 + 0.12 * y - 0.1 * x * x
  return hollows.reduce((sum, { below, radius, ...middle }) => {
    const beside = Math.max((x - middle.x) ** 2 + (y - middle.y) ** 2, (bone * radius) ** 2 - below ** 2)
    return sum + (third * radius ** 3 * (2 * below ** 2 - beside)) / (beside + below ** 2) ** 2.5
  }, shim)
}
