import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { groupKind } from './kind.ts'
import { groupsRouter } from './router.ts'

export const groupsArea = {
  calls: groupsRouter,
  kinds: [groupKind],
  waiting: [waitingIn(groupKind)],
} satisfies AreaOf<'groups'>
