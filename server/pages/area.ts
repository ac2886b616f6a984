import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { pagesRouter } from './router.ts'

export const pagesArea = {
  calls: pagesRouter,
  access: {
    find: 'ooooooooo',
    listIn: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.tree': '---o---oo',
    'backstage.findAt': '---o---oo',
    'backstage.changeAt': '---o---oo',
    ...recordAccess('---o---oo'),
  },
  kinds: [pagesKind],
  waiting: [waitingIn(pagesKind)],
} satisfies AreaOf<'pages'>
