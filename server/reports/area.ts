import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { reportKind } from './kind.ts'
import { reportsRouter } from './router.ts'

export const reportsArea = {
  calls: reportsRouter,
  kinds: [reportKind],
  waiting: [waitingIn(reportKind)],
} satisfies AreaOf<'reports'>
