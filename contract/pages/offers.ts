import { dayInBerlin } from '../language.ts'
import type { ContentItemOf } from './items.ts'

type Offer = Pick<ContentItemOf<'offers'>['content']['offers'][number], 'deadline'>

/** An offer is open until its last day in Berlin is over; without one, until somebody takes it away. */
export function isOpenOffer({ deadline }: Offer, now: Date): boolean {
  return deadline === null || dayInBerlin(now) <= deadline
}

/** The next moment at which one of these open offers ends. */
export function offersEnd(offers: readonly Offer[]): Date | null {
  const last = offers.flatMap(({ deadline }) => deadline ?? []).sort()[0]
  return last ? endOfDay(last) : null
}

/** When an offer ends; null: when somebody takes it away. */
export function offerEnd({ deadline }: Offer): Date | null {
  return deadline === null ? null : endOfDay(deadline)
}

// The first moment that is no longer that day in Berlin: an hour or two before midnight in UTC.
function endOfDay(day: string): Date {
  const midnight = new Date(`${day}T22:00:00Z`)
  return dayInBerlin(midnight) > day ? midnight : new Date(`${day}T23:00:00Z`)
}
