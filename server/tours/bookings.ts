import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import type { FormAdditions } from '#contract/form.ts'
import type { toursBackstageApi } from '#contract/tours/api.ts'
import { type Booking, type BookingState, bookingStates } from '#contract/tours/tour.ts'
import { bookingNames, bookings as say } from '#messages/tours.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Kept, VisitorsForm } from '#server/platform/forms/forms.ts'
import { issueLink, type LinkPurpose, takeLink } from '#server/platform/links/links.ts'
import {
  by,
  byText,
  daysOf,
  isAnyOf,
  type ListDeclaration,
  type QueryOf,
  wordsIn,
} from '#server/platform/lists/lists.ts'
import { queueMail } from '#server/platform/mail/mail.ts'
import type { Forgetting } from '#server/platform/retention/retention.ts'
import { move } from '#server/platform/states/states.ts'
import { confirmLetter } from './letters.tsx'
import { findRow } from './tours.ts'

const day = 24 * 60 * 60 * 1000
const confirmation: LinkPurpose = { name: 'tourBooking', life: 2 * day, uses: 'once', endsOlder: true }
const stateful = { states: bookingStates, table: 'tourBookings', entity: 'tourBookings' } as const

export const bookingForm: VisitorsForm<undefined> = {
  call: 'tours.book',
  table: 'tourBookings',
  addressLimit: 'contactAddress',
  usualAnswer: undefined,
  consent: 'booking',
}

type Sent = FormAdditions & { slug: string; name: string; email: string; people: number }

/** Keeps a booking, which counts when the link in its letter is confirmed. Throws `notFound`. */
export async function keepBooking(sent: Sent, context: Context): Promise<Kept<undefined>> {
  const { db, clock, language, config } = context
  const { slug, name, email, people } = sent
  const tour = await findRow(context, slug)
  const { id } = await db
    .insertInto('tourBookings')
    .values({ tourId: tour.id, name, email, people, createdAt: clock() })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token } = await issueLink(context, confirmation, id)
  const letter = confirmLetter({
    language,
    name,
    people,
    tour: tour.title[language],
    baseUrl: config.baseUrl,
  })
  await queueMail(context, {
    purpose: 'tourBooking',
    to: { name, address: email },
    letter,
    tokens: { link: token },
  })
  return { subject: id, answer: undefined }
}

/** What the button behind the link does. Throws `linkInvalid` and `linkExpired`. */
export async function confirmBooking(context: Context, token: string): Promise<undefined> {
  const id = await takeLink(context, confirmation, token)
  if (!(await move(context, stateful, { id, to: 'confirmed', action: 'confirm' }))) throw fail('linkExpired')
}

/** Throws `notFound` for what was not confirmed. */
export async function cancelBooking(context: Context, id: number): Promise<undefined> {
  if (!(await move(context, stateful, { id, to: 'cancelled', action: 'cancel' }))) throw fail('notFound')
}

export const bookingForgets: readonly Forgetting[] = [
  { kind: 'tourBooking', table: 'tourBookings', since: sql`created_at` },
]

export const bookingList: ListDeclaration<Booking, QueryOf<typeof toursBackstageApi.bookings>> = {
  name: 'bookings',
  title: say.title,
  table: 'tourBookings',
  sort: '-createdAt',
  sorts: { createdAt: by('createdAt'), name: byText('name') },
  search: wordsIn('name', 'email'),
  filters: { state: isAnyOf('state'), ...daysOf('created', 'createdAt') },
  rows: ({ db, language }, ids) =>
    db
      .selectFrom('tourBookings')
      .innerJoin('tours', 'tours.id', 'tourId')
      .select(['tourBookings.id', 'name', 'email', 'people', 'tours.title'])
      .select([sql<BookingState>`state`.as('state'), 'tourBookings.createdAt'])
      .where('tourBookings.id', 'in', ids)
      .execute()
      .then(rows =>
        rows.map(({ title, createdAt, ...row }) => ({
          ...{ ...row, tourTitle: title[language] || title.de || title.en },
          createdAt: createdAt.toISOString(),
        })),
      ),
  columns: async () => [
    { heading: say.tour, cell: ({ tourTitle }) => tourTitle },
    { heading: say.name, cell: ({ name }) => name },
    { heading: say.email, cell: ({ email }) => email },
    { heading: say.people, cell: ({ people }) => people },
    { heading: say.state, cell: ({ state }, reader) => bookingNames[state][reader] },
    { heading: say.created, cell: ({ createdAt }) => new Date(createdAt) },
  ],
}
