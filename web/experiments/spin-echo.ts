/** Times in milliseconds. */
export const duration = 100
const t2 = 50
const spread = 0.16 // radians a millisecond by which a spin runs ahead, one standard deviation

/** How far spins run ahead or behind, in standard deviations: thirteen that stand for equally many each. */
export const spins: readonly number[] = [
  -1.77, -1.2, -0.87, -0.62, -0.4, -0.19, 0, 0.19, 0.4, 0.62, 0.87, 1.2, 1.77,
]

/** The angle of a spin from where all began: the second pulse turns every lead into as much of a lag. */
export function angleOf(spin: number, time: number, secondPulse: number | null): number {
  return spin * spread * apart(time, secondPulse)
}

/** The signal of all spins together, from 1 to 0: the strength of their sum, less what neighbours have lost for good. */
export function signalAt(time: number, secondPulse: number | null): number {
  return Math.exp(-((spread * apart(time, secondPulse)) ** 2) / 2 - time / t2)
}

/** How many milliseconds' worth of lead there are; negative while the spins come together again. */
function apart(time: number, secondPulse: number | null): number {
  return secondPulse === null || time < secondPulse ? time : time - 2 * secondPulse
}

/** What happens at a moment, for the sentence beside it. */
export type Phase = 'begin' | 'parting' | 'apart' | 'meeting' | 'echo' | 'over'

export function phaseAt(time: number, secondPulse: number | null): Phase {
  const away = Math.abs(apart(time, secondPulse)) * spread
  const isAfter = secondPulse !== null && time >= secondPulse
  if (isAfter && away < 0.2) return 'echo'
  if (isAfter && time < 2 * secondPulse) return 'meeting'
  if (isAfter) return away < 2.5 ? 'over' : 'apart'
  if (time === 0) return 'begin'
  return away < 2.5 ? 'parting' : 'apart'
}
