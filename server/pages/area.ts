import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingOf } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { pagesRouter } from './router.ts'

export const pagesArea = {
  calls: pagesRouter,
  access: {
    find: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.tree': '---o---oo',
    'backstage.findAt': '---o---oo',
    'backstage.changeAt': '---o---oo',
    'backstage.draft': '---o---oo',
    'backstage.list': '---o---oo',
    'backstage.find': '---o---oo',
    'backstage.create': '---o---oo',
    'backstage.change': '---o---oo',
    'backstage.remove': '---o---oo',
    'backstage.putBack': '---o---oo',
    'backstage.setVisibility': '---o---oo',
    'backstage.bulk': '---o---oo',
    'backstage.revisions': '---o---oo',
    'backstage.revision': '---o---oo',
    'backstage.restoreRevision': '---o---oo',
    'backstage.slug': '---o---oo',
    'backstage.preview': '---o---oo',
    'backstage.uses': '---o---oo',
  },
  kinds: [pagesKind],
  waiting: [{ may: opens.content, records: context => waitingOf(pagesKind, context) }],
} satisfies AreaOf<'pages'>
