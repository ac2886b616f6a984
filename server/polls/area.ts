import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { pollJobs } from './jobs.ts'
import { pollKind } from './kind.ts'
import { pollsRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const pollsArea = {
  calls: pollsRouter,
  access: {
    list: everybody,
    find: everybody,
    vote: everybody,
    findBallot: everybody,
    confirm: everybody,
    preview: everybody,
    ...recordAccess(specialists),
    'backstage.votes': specialists,
    'backstage.turnout': specialists,
    'backstage.failedAttempts': specialists,
    'backstage.allFailedAttempts': specialists,
    'backstage.attemptFigures': specialists,
    'backstage.allAttemptFigures': specialists,
    'backstage.attemptFiguresAlso': specialists,
    'backstage.recount': specialists,
    'backstage.exclude': specialists,
    'backstage.annul': specialists,
    'backstage.close': specialists,
    'backstage.duplicate': specialists,
    'backstage.tickets': specialists,
    'backstage.makeCodes': specialists,
    'backstage.revokeCodes': specialists,
    'backstage.invitations': specialists,
    'backstage.invite': specialists,
    'backstage.remind': specialists,
    'backstage.inviteAgain': specialists,
    'backstage.revokeInvitations': specialists,
  },
  kinds: [pollKind],
  jobs: pollJobs,
  waiting: [waitingIn(pollKind)],
} satisfies AreaOf<'polls'>
