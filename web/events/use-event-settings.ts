import { useQuery } from '@tanstack/react-query'
import type { EventItem, SeatCount } from '#contract/events/event.ts'
import { type Participation, participations } from '#contract/events/settings.ts'
import { client } from '#web/client.ts'

/** How people register for an event: what it asks, and how one can take part. */
export function useEventSettings(id: number) {
  return useQuery({
    queryKey: ['events', 'list', 'settings', id],
    queryFn: () => client.events.backstage.find({ id }),
  })
}

/** The ways to take part that an event has now. */
export function waysOf({ registration }: Pick<EventItem, 'registration'>): Participation[] {
  return participations.filter(way => registration[way].isOffered)
}

/** Those to be counted: also one that it has no more, where somebody registered for it. */
export function countedWays(event: EventItem): Participation[] {
  const isUsed = ({ taken, waiting, checkedIn }: SeatCount) => taken + waiting + checkedIn > 0
  return participations.filter(way => event.registration[way].isOffered || isUsed(event.seats[way]))
}
