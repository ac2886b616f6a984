import { IconX } from '@tabler/icons-react'
import { type Booking, bookingStates } from '#contract/tours/tour.ts'
import { fetching } from '#messages/fetching.ts'
import { bookingCount, bookingNames, bookings } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useStale } from '#web/lists/stale.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'

/** Who booked which tour. */
export default function Bookings() {
  const say = useSay()
  const stale = useStale('tours')
  const momentOf = useShortMomentOf()
  const columns: ListColumn<Booking>[] = [
    { key: 'tour', label: bookings.tour, show: ({ tourTitle }) => tourTitle },
    { key: 'name', label: bookings.name, sort: 'name', show: ({ name }) => name },
    { key: 'people', label: bookings.people, show: ({ people }) => people },
    { key: 'state', label: bookings.state, show: ({ state }) => say(bookingNames[state]) },
    { key: 'created', label: bookings.created, sort: 'createdAt', show: row => momentOf(row.createdAt) },
  ]
  const options = bookingStates.names.map(value => ({ value, label: say(bookingNames[value]) }))
  return (
    <ListScreen<Booking>
      list={{
        ...{
          name: 'tours.backstage.bookings',
          kind: 'tours',
          call: client.tours.backstage.bookings,
          columns,
        },
        ...{ title: bookings.title, count: bookingCount, failed: fetching.loading, sort: '-createdAt' },
        empty: { title: bookings.empty, lead: bookings.emptyLead },
        filters: [
          { name: 'state', label: bookings.state, is: 'several', options },
          { name: 'created', label: bookings.created, is: 'days' },
        ],
        nameOf: ({ name, tourTitle }) => `${name}, ${tourTitle}`,
        rowActions: ({ id, state }) =>
          state === 'confirmed'
            ? [{ label: bookings.cancel, icon: IconX, run: () => void calls.cancel({ id }).then(stale) }]
            : [],
      }}
    />
  )
}

const calls = client.tours.backstage
