import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { contestForgets } from './forgets.ts'
import { contestJobs } from './jobs.ts'
import { contestKind } from './kind.ts'
import { contestPersonal } from './personal-data.ts'
import { contestsRouter } from './router.ts'
import { contributionPlace } from './submit.ts'
import { findUndecided } from './undecided.ts'

export const contestsArea = {
  calls: contestsRouter,
  kinds: [contestKind],
  jobs: contestJobs,
  forms: [contributionPlace],
  forgets: contestForgets,
  personal: contestPersonal,
  stays: {
    contestResults: 'points and places of works; go with their work',
    contestRaffles: 'a seed and ids of works',
  },
  waiting: [waitingIn(contestKind), { may: contestKind.record.may, things: findUndecided }],
} satisfies AreaOf<'contests'>
