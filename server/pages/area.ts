import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { pagesRouter } from './router.ts'

export const pagesArea = {
  calls: pagesRouter,
  kinds: [pagesKind],
  waiting: [waitingIn(pagesKind)],
} satisfies AreaOf<'pages'>
