/** Successful outcomes of a form on a page. The next page takes it from `?done=<outcome>` in its address. */
export const outcomes = [
  'sent',
  'linkSent',
  'saved',
  'pending',
  'waitlisted',
  'confirmed',
  'accepted',
  'switched',
  'subscribed',
  'cancelled',
  'erased',
  'counted',
  'submitted',
  'withdrawn',
  'replaced',
] as const

export type Outcome = (typeof outcomes)[number]

/** Returns the outcome in the query of an address, or null if it is unknown. */
export function outcomeIn(query: URLSearchParams): Outcome | null {
  const named = query.get('done')
  return outcomes.find(outcome => outcome === named) ?? null
}
