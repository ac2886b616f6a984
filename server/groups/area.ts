import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { groupKind } from './kind.ts'
import { groupsRouter } from './router.ts'

const managers = '--o-----o'

export const groupsArea = {
  calls: groupsRouter,
  access: {
    list: 'ooooooooo',
    find: 'ooooooooo',
    preview: 'ooooooooo',
    'backstage.offered': '-oooooooo',
    'backstage.tags': managers,
    'backstage.changeByBody': managers,
    'backstage.merge': managers,
    ...recordAccess(managers),
  },
  kinds: [groupKind],
  waiting: [waitingIn(groupKind)],
} satisfies AreaOf<'groups'>
