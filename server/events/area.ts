import { opens } from '#contract/permissions.ts'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
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
    'backstage.duplicate': specialists,
    ...recordAccess(specialists),
  },
  kinds: [eventKind],
  waiting: [{ may: opens.specials, records: context => waitingOf(eventKind, context) }],
} satisfies AreaOf<'events'>
