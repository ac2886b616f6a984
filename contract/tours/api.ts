import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, list } from '../fields.ts'
import { formCall } from '../form.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { addressedCalls, publishedCalls, recordCalls } from '../record.ts'
import { booking, bookingForm, bookingStates, shownTour, tourRecord } from './tour.ts'

const token = z.strictObject({ token: z.string().max(200) })

export const toursApi = {
  latest: call('GET /info/tour', { may: 'public', reads: ['tours'] })
    .input(z.strictObject({}))
    .output(list(shownTour)),
  find: call('GET /info/tour/{slug}', { may: 'public', reads: ['tours'] })
    .input(z.strictObject({ slug: z.string().max(200) }))
    .output(shownTour),
  preview: call('GET /info/tour-preview/{token}', { may: 'public', limitBy: { itself: 'tokenPage' } })
    .input(token)
    .output(shownTour),
  book: formCall('PUT /info/tour/{slug}/booking', { limitBy: { ip: 'contact' }, status: 202 })
    .input(bookingForm)
    .output(nothing),
  confirm: call('PATCH /info/tour-booking/{token}', {
    may: 'public',
    limitBy: { ip: 'tokenPage' },
    status: 204,
  })
    .input(token)
    .output(nothing),
}

export const toursBackstageApi = {
  bookings: listCall({
    path: '/backstage/info/tour-booking',
    may: opens.specials,
    row: booking,
    sort: ['createdAt', 'name'],
    filters: { state: anyOf(bookingStates.names).optional(), ...days('created') },
  }),
  cancel: call('POST /backstage/info/tour-booking/{id}/cancel', { may: opens.specials, status: 204 })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(nothing),
  ...recordCalls(tourRecord),
  ...addressedCalls(tourRecord),
  ...publishedCalls(tourRecord),
}
