/**
 * Returns the turns of the spiral after a share of its duration, at the maximum slew rate of the gradients.
 */
export function turnsAfter(share: number, turns: number): number {
  return (turns + 0.5) * share ** (2 / 3)
}

/**
 * Returns the turn in which a sample is read, the nearest one. `u` and `v` are coordinates in k-space, 1 at
 * the edge of the disc, v upwards; samples outside the disc are never read.
 */
export function readAt(u: number, v: number, turns: number): number {
  const radius = Math.hypot(u, v) * turns
  if (radius > turns) return Number.POSITIVE_INFINITY
  const part = (Math.atan2(v, u) / (2 * Math.PI) + 1) % 1
  return part + Math.max(0, Math.round(radius - part))
}

/**
 * Returns the border of the area read after a number of turns, as `[u, v]` from the latest position back over
 * one turn.
 */
export function edgeOf(done: number, turns: number): [u: number, v: number][] {
  return Array.from({ length: 73 }, (_, step) => {
    const turn = done - step / 72
    return at(turn, turn < 0 ? 0 : Math.min(turn + 0.5, turns), turns)
  })
}

/** Returns the latest turn, as `[u, v]` from the latest position back. */
export function tailOf(done: number, turns: number): [u: number, v: number][] {
  return Array.from({ length: 61 }, (_, step) => {
    const turn = Math.max(0, done - step / 60)
    return at(turn, Math.min(turn, turns), turns)
  })
}

function at(turn: number, radius: number, turns: number): [number, number] {
  const angle = 2 * Math.PI * turn
  return [(radius / turns) * Math.cos(angle), (radius / turns) * Math.sin(angle)]
}
