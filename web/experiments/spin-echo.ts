/** Times in milliseconds. */
export const duration = 100
const t2 = 50
const spread = 0.16 // dephasing rate of a spin in radians per millisecond, one standard deviation

/** Frequency offsets of the spins in standard deviations: thirteen that each stand for an equal share. */
export const spins: readonly number[] = [
  -1.77, -1.2, -0.87, -0.62, -0.4, -0.19, 0, 0.19, 0.4, 0.62, 0.87, 1.2, 1.77,
]

/** Returns the phase angle of a spin since the start; the second pulse inverts the phases. */
export function angleOf(spin: number, time: number, secondPulse: number | null): number {
  return spin * spread * leadAt(time, secondPulse)
}

/**
 * Returns the signal of all spins together, from 1 to 0: the magnitude of their sum, reduced by the
 * irreversible T2 decay.
 */
export function signalAt(time: number, secondPulse: number | null): number {
  return Math.exp(-((spread * leadAt(time, secondPulse)) ** 2) / 2 - time / t2)
}

/** Returns the dephasing time in milliseconds; negative while the spins rephase. */
function leadAt(time: number, secondPulse: number | null): number {
  return secondPulse === null || time < secondPulse ? time : time - 2 * secondPulse
}

/** What happens at a moment, for the sentence beside the drawing. */
export type Phase = 'begin' | 'parting' | 'apart' | 'meeting' | 'echo' | 'over'

export function phaseAt(time: number, secondPulse: number | null): Phase {
  const away = Math.abs(leadAt(time, secondPulse)) * spread
  const isAfter = secondPulse !== null && time >= secondPulse
  if (isAfter && away < 0.2) return 'echo'
  if (isAfter && time < 2 * secondPulse) return 'meeting'
  if (isAfter) return away < 2.5 ? 'over' : 'apart'
  if (time === 0) return 'begin'
  return away < 2.5 ? 'parting' : 'apart'
}
