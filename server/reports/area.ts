import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { reportKind } from './kind.ts'
import { reportsRouter } from './router.ts'

const everybody = 'ooooooooo'
const bibliographers = '------ooo'

export const reportsArea = {
  calls: reportsRouter,
  access: {
    list: everybody,
    find: everybody,
    preview: everybody,
    ...recordAccess(bibliographers),
  },
  kinds: [reportKind],
  waiting: [waitingIn(reportKind)],
} satisfies AreaOf<'reports'>
