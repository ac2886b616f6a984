import { day } from '#contract/durations.ts'
import { inLanguage } from '#contract/language.ts'
import type { toursBackstageApi } from '#contract/tours/api.ts'
import { type Booking, type BookingForm, bookingStates } from '#contract/tours/tour.ts'
import { bookingLetter, bookingNames, bookings as say } from '#messages/tours.ts'
import { confirmedForm } from '#server/platform/forms/forms.ts'
import {
  by,
  byText,
  daysOf,
  fieldColumns,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { readers } from './tours.ts'

/** A booking counts when the link in its letter was confirmed. */
export const booked = confirmedForm({
  form: { call: 'tours.send', table: 'tourBookings', consent: 'booking', addressLimit: 'contactAddress' },
  rows: { states: bookingStates, table: 'tourBookings', entity: 'tourBookings' },
  ...{ to: 'confirmed', page: 'tourConfirm', words: bookingLetter },
  link: { name: 'tourBooking', life: 2 * day },
  async keep({ slug, name, email, people }: BookingForm, context) {
    const { id: tourId, title } = await readers.rowOf(context, slug)
    const { id } = await context.db
      .insertInto('tourBookings')
      .values({ tourId, name, email, people, createdAt: context.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, name, email, about: inLanguage(title, context.language).value }
  },
})

export const bookingList: ListDeclaration<Booking, QueryOf<typeof toursBackstageApi.bookings>> = {
  ...{ name: 'bookings', title: say.title, table: 'tourBookings', sort: '-createdAt' },
  sorts: { createdAt: by('createdAt'), name: byText('name') },
  search: wordsIn('name', 'email'),
  filters: { state: isAnyOf('state'), ...daysOf('created', 'createdAt') },
  async rows({ db, language }, ids) {
    const rows = await db
      .selectFrom('tourBookings')
      .innerJoin('tours', 'tours.id', 'tourId')
      .select([
        'tourBookings.id',
        'name',
        'email',
        'people',
        'tours.title',
        'state',
        'tourBookings.createdAt',
      ])
      .where('tourBookings.id', 'in', ids)
      .$narrowType<{ state: Booking['state'] }>()
      .execute()
    return rows.map(({ title, createdAt, ...row }) => ({
      ...{ ...row, tour: inLanguage(title, language).value, createdAt: createdAt.toISOString() },
    }))
  },
  columns: async () => [
    ...fieldColumns(say, 'tour', 'name', 'email', 'people'),
    { heading: say.state, cell: ({ state }, reader) => bookingNames[state][reader] },
    { heading: say.created, cell: ({ createdAt }) => new Date(createdAt) },
  ],
}
