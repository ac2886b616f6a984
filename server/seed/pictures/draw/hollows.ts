/** Round hollows filled with air beside the brain: one in front, one at either ear. */
const hollows = [
  { x: 0, y: 1.06, radius: 0.17 },
  { x: 0.78, y: -0.24, radius: 0.12 },
  { x: -0.78, y: -0.24, radius: 0.12 },
]

/** What the hollows add to a vertical static field: each a dipole, R² (dy² − dx²) / r⁴, plus a little shim. */
export function localShift(x: number, y: number): number {
  const shim = -0.08 + 0.12 * y - 0.1 * x * x
  return hollows.reduce((sum, hollow) => {
    const dx = x - hollow.x
    const dy = y - hollow.y
    const square = Math.max(dx * dx + dy * dy, hollow.radius ** 2)
    return sum + (1.5 * hollow.radius ** 2 * (dy * dy - dx * dx)) / square ** 2
  }, shim)
}
