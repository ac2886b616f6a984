import type { AreaOf } from '#server/platform/areas/areas.ts'
import { accountForgets } from './forgets.ts'
import { accountJobs } from './jobs.ts'
import { accountPersonal } from './personal-data.ts'
import { accountRouter } from './router.ts'

export const accountArea = {
  calls: accountRouter,
  jobs: accountJobs,
  forgets: accountForgets,
  personal: accountPersonal,
  stays: {
    secondFactors: 'go with their person',
    codeApps: 'go with their person',
    recoveryCodes: 'go with their person',
    passkeys: 'go with their person',
    secondFactorResets: 'go after a day, when they are done or stopped',
  },
} satisfies AreaOf<'account'>
