import { opens } from '#contract/permissions.ts'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingOf } from '#server/platform/records/records.ts'
import { contestForgets } from './forgets.ts'
import { contestKind } from './kind.ts'
import { contestsRouter } from './router.ts'
import { contributionPlace } from './submit.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const contestsArea = {
  calls: contestsRouter,
  access: {
    list: everybody,
    overview: everybody,
    find: everybody,
    contribution: everybody,
    preview: everybody,
    submit: everybody,
    submission: everybody,
    changeSubmission: everybody,
    ...recordAccess(specialists),
    'backstage.contributions': specialists,
    'backstage.decide': specialists,
    'backstage.mend': specialists,
  },
  kinds: [contestKind],
  forms: [contributionPlace],
  forgets: contestForgets,
  waiting: [{ may: opens.specials, records: context => waitingOf(contestKind, context) }],
} satisfies AreaOf<'contests'>
