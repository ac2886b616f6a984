import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { newsRouter } from './router.ts'

const editors = '----o--oo'

export const newsArea = {
  calls: newsRouter,
  access: {
    latest: 'ooooooooo',
    filters: 'ooooooooo',
    find: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.latest': editors,
    'backstage.categories': editors,
    'backstage.tags': editors,
    ...recordAccess(editors),
  },
  kinds: [newsKind],
  stays: { categories: 'names of categories' },
  waiting: [waitingIn(newsKind)],
} satisfies AreaOf<'news'>
