import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingOf } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { newsRouter } from './router.ts'

export const newsArea = {
  calls: newsRouter,
  access: {
    latest: 'ooooooooo',
    filters: 'ooooooooo',
    find: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.latest': '----o--oo',
    'backstage.categories': '----o--oo',
    'backstage.tags': '----o--oo',
    'backstage.list': '----o--oo',
    'backstage.find': '----o--oo',
    'backstage.create': '----o--oo',
    'backstage.change': '----o--oo',
    'backstage.remove': '----o--oo',
    'backstage.putBack': '----o--oo',
    'backstage.setVisibility': '----o--oo',
    'backstage.bulk': '----o--oo',
    'backstage.revisions': '----o--oo',
    'backstage.revision': '----o--oo',
    'backstage.restoreRevision': '----o--oo',
    'backstage.slug': '----o--oo',
    'backstage.preview': '----o--oo',
    'backstage.uses': '----o--oo',
  },
  kinds: [newsKind],
  stays: { categories: 'names of categories' },
  waiting: [{ may: opens.news, records: context => waitingOf(newsKind, context) }],
} satisfies AreaOf<'news'>
