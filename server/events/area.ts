import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingOf } from '#server/platform/records/records.ts'
import { eventKind } from './kind.ts'
import { eventsRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const eventsArea = {
  calls: eventsRouter,
  access: {
    list: everybody,
    find: everybody,
    preview: everybody,
    highlighted: everybody,
    anniversary: everybody,
    ismrmEvening: everybody,
    'backstage.list': specialists,
    'backstage.find': specialists,
    'backstage.create': specialists,
    'backstage.change': specialists,
    'backstage.remove': specialists,
    'backstage.putBack': specialists,
    'backstage.setVisibility': specialists,
    'backstage.bulk': specialists,
    'backstage.revisions': specialists,
    'backstage.revision': specialists,
    'backstage.restoreRevision': specialists,
    'backstage.slug': specialists,
    'backstage.preview': specialists,
    'backstage.uses': specialists,
    'backstage.duplicate': specialists,
  },
  kinds: [eventKind],
  waiting: [{ may: opens.specials, records: context => waitingOf(eventKind, context) }],
} satisfies AreaOf<'events'>
