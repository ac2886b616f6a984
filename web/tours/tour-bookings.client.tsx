import { IconX } from '@tabler/icons-react'
import { fetching } from '#messages/fetching.ts'
import { bookingCount, bookingNames, bookings as words } from '#messages/tours.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { optionsOf } from '#web/lists/options-of.ts'
import { useStale } from '#web/lists/stale.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'

const { bookings, cancel } = client.tours.backstage

/** Who booked which tour. */
export default function TourBookings() {
  const say = useSay()
  const stale = useStale('tours')
  const momentOf = useShortMomentOf()
  return (
    <ListScreen
      list={{
        ...{ name: 'tours.backstage.bookings', kind: 'tours', call: bookings, sort: '-createdAt' },
        ...{ title: words.title, count: bookingCount, failed: fetching.loading },
        empty: { title: words.empty, lead: words.emptyLead },
        columns: [
          { key: 'tour', label: words.tour, show: ({ tour }) => tour },
          { key: 'name', label: words.name, sort: 'name', show: ({ name }) => name },
          { key: 'people', label: words.people, show: ({ people }) => people },
          { key: 'state', label: words.state, show: ({ state }) => say(bookingNames[state]) },
          { key: 'created', label: words.created, sort: 'createdAt', show: row => momentOf(row.createdAt) },
        ],
        filters: [
          { name: 'state', label: words.state, is: 'several', options: optionsOf(bookingNames, say) },
          { name: 'created', label: words.created, is: 'days' },
        ],
        nameOf: ({ name, tour }) => `${name}, ${tour}`,
        rowActions: ({ id, state }) =>
          state === 'confirmed'
            ? [{ label: words.cancel, icon: IconX, run: () => void cancel({ id }).then(stale) }]
            : [],
      }}
    />
  )
}
