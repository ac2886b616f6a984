import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { list } from '../fields.ts'
import { confirmedCalls } from '../form.ts'
import { anyOf, days, listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { byId } from '../record.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { booking, bookingForm, bookingStates, shownTour, tourRecord } from './tour.ts'

export const toursApi = {
  latest: call('GET /info/tour', { may: 'public', reads: ['tours'] })
    .input(z.strictObject({}))
    .output(list(shownTour)),
  ...readerCalls('/info/tour', shownTour, ['tours']),
  ...confirmedCalls(['/info/tour/{slug}/booking', '/info/tour-booking'], bookingForm, { ip: 'contact' }),
}

export const toursBackstageApi = {
  ...shownRecordCalls(tourRecord, shownTour),
  bookings: listCall({
    ...{ path: '/backstage/info/tour-booking', may: opens.specials, row: booking },
    sort: ['createdAt', 'name'],
    filters: { state: anyOf(bookingStates.names).optional(), ...days('created') },
  }),
  cancel: call('POST /backstage/info/tour-booking/{id}/cancel', { may: opens.specials, status: 204 })
    .input(byId)
    .output(nothing),
}
