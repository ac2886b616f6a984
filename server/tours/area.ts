import { sql } from 'kysely'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { booked } from './bookings.ts'
import { tourKind } from './kind.ts'
import { toursRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const toursArea = {
  calls: toursRouter,
  access: {
    ...{ latest: everybody, find: everybody, preview: everybody },
    ...{ send: everybody, check: everybody, confirm: everybody },
    ...{ 'backstage.bookings': specialists, 'backstage.cancel': specialists },
    ...recordAccess(specialists),
  },
  kinds: [tourKind],
  forms: [booked.form],
  forgets: [{ kind: 'tourBooking', table: 'tourBookings', since: sql`created_at` }],
  waiting: [waitingIn(tourKind)],
} satisfies AreaOf<'tours'>
