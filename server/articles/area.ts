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
    export: everybody,
    find: everybody,
    preview: everybody,
    'backstage.categories': bibliographers,
    'backstage.parseAuthors': bibliographers,
    'backstage.searchPubmed': bibliographers,
    'backstage.pubmedSummaries': bibliographers,
    'backstage.fetchPubmed': bibliographers,
    'backstage.postPubmed': bibliographers,
    'backstage.pubmedResults': bibliographers,
    'backstage.importPubmed': bibliographers,
    'backstage.findDoi': bibliographers,
    ...recordAccess(bibliographers),
  },
  kinds: [articleKind],
  waiting: [waitingIn(articleKind)],
} satisfies AreaOf<'articles'>
