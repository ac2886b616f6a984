import { minute } from '../durations.ts'

/** After how many failures in a row an account is locked, and for how long. */
const ladder = [
  { failures: 15, lockout: 15 * minute },
  { failures: 10, lockout: 5 * minute },
  { failures: 5, lockout: minute },
] as const

export const mostFailures = 100 // NIST SP 800-63B-4: no more guesses than this in a row

/**
 * Returns how long the account is locked after this failure, in milliseconds; 0: not at all; null: until it
 * is unlocked.
 */
export function lockoutAfter(failures: number): number | null {
  if (failures >= mostFailures) return null
  return ladder.find(step => failures >= step.failures && failures % 5 === 0)?.lockout ?? 0
}
