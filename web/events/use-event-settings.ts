import { useQuery } from '@tanstack/react-query'
import type { EventItem, SeatCount } from '#contract/events/event.ts'
import { type Participation, participations } from '#contract/events/settings.ts'
import { client } from '#web/client.ts'

/** Query of the registration settings of an event: its questions and ways to take part. */
export function useEventSettings(id: number) {
  return useQuery({
    queryKey: ['events', 'list', 'settings', id],
    queryFn: () => client.events.backstage.find({ id }),
  })
}

/** Returns the ways to take part that an event currently offers. */
export function waysOf({ registration }: Pick<EventItem, 'registration'>): Participation[] {
  return participations.filter(way => registration[way].isOffered)
}

/** Returns the ways to take part that have counts: those offered, and former ones with registrations. */
export function countedWays(event: EventItem): Participation[] {
  const isUsed = ({ taken, waiting, checkedIn }: SeatCount) => taken + waiting + checkedIn > 0
  return participations.filter(way => event.registration[way].isOffered || isUsed(event.seats[way]))
}
