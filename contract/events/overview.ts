/** Kinds by which the overview can be filtered, as in its address. */
export const eventKinds = ['lecture', 'inPresence', 'online'] as const
export type EventKind = (typeof eventKinds)[number]

export interface Asked {
  kind?: EventKind
  year?: string
  /** From 1. */
  month?: number
  /** Only events with registration. */
  registration?: '1'
}

/** Parses the query of the overview's address; unknown parameters and invalid values are dropped. */
export function eventFiltersIn(query: URLSearchParams): Asked {
  const kind = eventKinds.find(one => one === query.get('kind'))
  const year = /^\d{4}$/.exec(query.get('year') ?? '')?.[0]
  const month = /^([1-9]|1[0-2])$/.test(query.get('month') ?? '') ? Number(query.get('month')) : undefined
  const registration = query.get('registration') === '1' ? '1' : undefined
  return {
    ...{ ...(kind && { kind }), ...(year && { year }) },
    ...{ ...(month && { month }), ...(registration && { registration }) },
  }
}

interface Found {
  attendance: string
  isHahnLecture: boolean
}

/** Whether an event is of this kind; a hybrid one is both on site and online. */
export function isOfKind({ attendance, isHahnLecture }: Found, kind: EventKind): boolean {
  if (kind === 'lecture') return isHahnLecture
  return attendance === kind || attendance === 'hybrid'
}
