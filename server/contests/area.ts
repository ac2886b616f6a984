import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { contestForgets } from './forgets.ts'
import { contestJobs } from './jobs.ts'
import { contestKind } from './kind.ts'
import { contestPersonal } from './personal-data.ts'
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
    replaceFile: everybody,
    voting: everybody,
    vote: everybody,
    findBallot: everybody,
    confirmBallot: everybody,
    ...recordAccess(specialists),
    'backstage.contributions': specialists,
    'backstage.decide': specialists,
    'backstage.mend': specialists,
    'backstage.result': specialists,
    'backstage.drawRaffle': specialists,
    'backstage.printCertificates': specialists,
    'backstage.tickets': specialists,
    'backstage.makeCodes': specialists,
    'backstage.revokeCodes': specialists,
    'backstage.invitations': specialists,
    'backstage.invite': specialists,
    'backstage.remind': specialists,
    'backstage.inviteAgain': specialists,
    'backstage.revokeInvitations': specialists,
  },
  kinds: [contestKind],
  jobs: contestJobs,
  forms: [contributionPlace],
  forgets: contestForgets,
  personal: contestPersonal,
  stays: {
    contestResults: 'points and places of works; go with their work',
    contestRaffles: 'a seed and ids of works',
  },
  waiting: [waitingIn(contestKind)],
} satisfies AreaOf<'contests'>
