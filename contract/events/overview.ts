/** By what the overview can be narrowed, as its address says it. */
export const eventKinds = ['lecture', 'inPresence', 'online'] as const
export type EventKind = (typeof eventKinds)[number]

export interface Asked {
  kind?: EventKind
  year?: string
}

/** What an address asks for; what is none of it is left out. */
export function askedIn(query: URLSearchParams): Asked {
  const kind = eventKinds.find(one => one === query.get('kind'))
  const year = /^\d{4}$/.exec(query.get('year') ?? '')?.[0]
  return { ...(kind && { kind }), ...(year && { year }) }
}

interface Found {
  attendance: string
  isHahnLecture: boolean
}

/** Whether an event is of this kind: one that is both on site and online is of either. */
export function isOfKind({ attendance, isHahnLecture }: Found, kind: EventKind): boolean {
  if (kind === 'lecture') return isHahnLecture
  return attendance === kind || attendance === 'hybrid'
}
