import { nextStateChange } from '#contract/events/states.ts'
import type { EventRow } from './queries.ts'

/** A row with its moments as the contract's questions take them. */
export function statedOf(row: EventRow) {
  return { ...row, start: row.start?.toISOString() ?? null, end: row.end?.toISOString() ?? null }
}

/** The next moment at which one of these events changes its state. */
export function nextOf(rows: readonly EventRow[], now: Date): Date | null {
  const moments = rows.flatMap(row => nextStateChange(statedOf(row), now) ?? [])
  return moments.sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
