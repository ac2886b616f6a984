import type { AreaOf } from '#server/platform/areas/areas.ts'
import { bookingForgets, bookingForm } from './bookings.ts'
import { tourKind } from './kind.ts'
import { toursRouter } from './router.ts'

export const toursArea = {
  calls: toursRouter,
  access: {
    latest: 'ooooooooo',
    find: 'ooooooooo',
    preview: 'ooooooooo',
    book: 'ooooooooo',
    confirm: 'ooooooooo',
    'backstage.bookings': '-----o-oo',
    'backstage.cancel': '-----o-oo',
    'backstage.list': '-----o-oo',
    'backstage.find': '-----o-oo',
    'backstage.create': '-----o-oo',
    'backstage.change': '-----o-oo',
    'backstage.remove': '-----o-oo',
    'backstage.putBack': '-----o-oo',
    'backstage.setVisibility': '-----o-oo',
    'backstage.bulk': '-----o-oo',
    'backstage.revisions': '-----o-oo',
    'backstage.revision': '-----o-oo',
    'backstage.restoreRevision': '-----o-oo',
    'backstage.slug': '-----o-oo',
    'backstage.preview': '-----o-oo',
    'backstage.uses': '-----o-oo',
  },
  kinds: [tourKind],
  forms: [bookingForm],
  forgets: bookingForgets,
} satisfies AreaOf<'tours'>
