import { nextStateChange } from '#contract/events/states.ts'
import type { EventRow } from './queries.ts'

/** Converts a row's dates to the form that the contract's functions take. */
export function withIsoMoments(row: EventRow) {
  return { ...row, start: row.start?.toISOString() ?? null, end: row.end?.toISOString() ?? null }
}

/** Returns when the next of these events changes its state. */
export function nextStateChangeOf(rows: readonly EventRow[], now: Date): Date | null {
  const moments = rows.flatMap(row => nextStateChange(withIsoMoments(row), now) ?? [])
  return moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
