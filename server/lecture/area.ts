import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingOf } from '#server/platform/records/records.ts'
import { editionKind } from './kind.ts'
import { lectureRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const lectureArea = {
  calls: lectureRouter,
  access: {
    current: everybody,
    date: everybody,
    history: everybody,
    find: everybody,
    preview: everybody,
    'backstage.current': specialists,
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
  },
  kinds: [editionKind],
  waiting: [{ may: opens.specials, records: context => waitingOf(editionKind, context) }],
} satisfies AreaOf<'lecture'>
