import { z } from 'zod'
import { bilingual, email, id, line, name } from '../fields.ts'
import { formWithConsent } from '../form.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { slugField } from '../slugs.ts'
import { type StateOf, states } from '../states.ts'
import { visibility } from '../visibility.ts'

const titleLength = 200
const teaserLength = 500
const mostPeople = 20 // what the control room holds

export const tourFields = z.strictObject({
  title: bilingual(line(titleLength, 'validTitle')),
  teaser: bilingual(line(teaserLength, 'validTeaser')),
  slug: slugField,
  ...visibility,
})
export type TourFields = z.infer<typeof tourFields>

const noText = { de: '', en: '' }
export const blankTour: TourFields = {
  ...{ title: noText, teaser: noText, slug: noText },
  ...{ isVisible: false, publishAt: null, unpublishAt: null },
}

export const tourRecord = record({
  path: '/backstage/info/tour',
  may: opens.specials,
  clears: 'tours',
  traits: ['translated', 'addressed', 'published'],
  fields: tourFields,
  listed: tourFields.omit({ teaser: true }),
  sort: ['updatedAt', 'title', 'createdAt', 'deletedAt'],
  filters: {},
})
export type TourItem = z.infer<typeof tourRecord.item>
export type TourListed = z.infer<typeof tourRecord.row>

/** A tour as visitors read it, in the language asked for. */
export const shownTour = z.object({
  id,
  slug: z.string(),
  slugs: bilingual(z.string()),
  title: z.string(),
  teaser: z.string(),
  language: z.enum(['de', 'en']),
})

export const bookingStates = states({ pending: ['confirmed'], confirmed: ['cancelled'], cancelled: [] })
export type BookingState = StateOf<typeof bookingStates>

export const bookingForm = formWithConsent({
  slug: z.string().max(200),
  name: name('validName'),
  email,
  people: z
    .int({ error: 'validNumber' })
    .min(1, { error: 'validNumber' })
    .max(mostPeople, { error: 'validNumber' }),
})

export const booking = z.object({
  id,
  tourTitle: z.string(),
  name: z.string(),
  email: z.string(),
  people: z.int(),
  state: z.enum(bookingStates.names),
  createdAt: z.string(),
})
export type Booking = z.infer<typeof booking>
