import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { articleKind } from './kind.ts'
import { articlesRouter } from './router.ts'

const everybody = 'ooooooooo'
const bibliographers = '------ooo'

export const articlesArea = {
  calls: articlesRouter,
  access: {
    list: everybody,
    filters: everybody,
    find: everybody,
    preview: everybody,
    'backstage.categories': bibliographers,
    'backstage.parseAuthors': bibliographers,
    ...recordAccess(bibliographers),
  },
  kinds: [articleKind],
  waiting: [waitingIn(articleKind)],
} satisfies AreaOf<'articles'>
