import type { toursApi, toursBackstageApi } from '#contract/tours/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { addressedHandlers, publishedHandlers, recordHandlers } from '#server/platform/records/records.ts'
import { bookingForm, bookingList, cancelBooking, confirmBooking, keepBooking } from './bookings.ts'
import { tourKind } from './kind.ts'
import { find, latest, preview } from './tours.ts'

export const toursRouter: Handlers<typeof toursApi & { backstage: typeof toursBackstageApi }> = {
  latest: (_, context) => latest(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  book: receiveForm(bookingForm, keepBooking),
  confirm: ({ token }, context) => confirmBooking(context, token),
  backstage: {
    ...recordHandlers(tourKind),
    ...addressedHandlers(tourKind),
    ...publishedHandlers(tourKind),
    bookings: (query, context) => answerList(bookingList, context, query),
    cancel: ({ id }, context) => cancelBooking(context, id),
  },
}
