import type { AreaOf } from '#server/platform/areas/areas.ts'
import { accountForgets } from './forgets.ts'
import { accountJobs } from './jobs.ts'
import { accountRouter } from './router.ts'

export const accountArea = {
  calls: accountRouter,
  jobs: accountJobs,
  forgets: accountForgets,
} satisfies AreaOf<'account'>
