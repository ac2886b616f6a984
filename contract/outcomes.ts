/** How a form of a page can end well. The page after it says which, by `?done=<outcome>` in its address. */
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

/** The outcome that an address names, where it is one of ours. */
export function outcomeIn(query: URLSearchParams): Outcome | null {
  const named = query.get('done')
  return outcomes.find(outcome => outcome === named) ?? null
}
