import { z } from 'zod'
import { bilingual, email, id, line, moment, name, noText } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { shownBase } from '../shown-record-calls.ts'
import { slugField } from '../slugs.ts'
import { type StateOf, states } from '../states.ts'
import { notYetVisible, visibility } from '../visibility.ts'

const mostPeople = 20 // what the control room holds

export const tourFields = z.strictObject({
  title: bilingual(line(200, 'validTitle')),
  teaser: bilingual(line(500, 'validTeaser')),
  slug: slugField,
  ...visibility,
})
export type TourFields = z.infer<typeof tourFields>

export const blankTour: TourFields = { title: noText, teaser: noText, slug: noText, ...notYetVisible }

export const tourRecord = record({
  ...{ path: '/backstage/info/tour', may: opens.specials, clears: 'tours' },
  traits: ['translated', 'addressed', 'published'],
  fields: tourFields,
  listed: tourFields.omit({ teaser: true }),
  sort: ['updatedAt', 'title', 'createdAt', 'deletedAt'],
  filters: {},
})

/** A tour as visitors read it, in the language asked for. */
export const shownTour = z.object({ ...shownBase, title: z.string(), teaser: z.string() })

export const bookingStates = states({ pending: ['confirmed'], confirmed: ['cancelled'], cancelled: [] })
export type BookingState = StateOf<typeof bookingStates>

const people = z.int({ error: 'validNumber' }).min(1, { error: 'validNumber' })

export const bookingForm = formWithConsent({
  slug: z.string().max(200),
  name: name('validName'),
  email,
  people: people.max(mostPeople, { error: 'validNumber' }),
})
export type BookingForm = z.infer<typeof bookingForm>

export const booking = z.object({
  ...{ id, tour: z.string(), name: z.string(), email: z.string(), people, createdAt: moment },
  state: z.enum(bookingStates.names),
})
export type Booking = z.infer<typeof booking>
