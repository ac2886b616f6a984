import type { toursApi, toursBackstageApi } from '#contract/tours/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { booked, bookingList } from './bookings.ts'
import { tourKind } from './kind.ts'
import { latest, readers } from './tours.ts'

export const toursRouter: Handlers<typeof toursApi & { backstage: typeof toursBackstageApi }> = {
  latest: (_, context) => latest(context),
  ...readers.calls,
  ...booked.calls,
  backstage: {
    ...shownRecordHandlers(tourKind, readers.preview),
    bookings: (query, context) => answerList(bookingList, context, query),
    cancel: booked.movesTo('cancelled', 'cancel'),
  },
}
