import { opens } from '#contract/permissions.ts'
import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { countPaused } from './batch-of-issue.ts'
import { newsletterForgets } from './forgets.ts'
import { newsletterJobs } from './jobs.ts'
import { newsletterKind } from './kind.ts'
import { newsletterPersonal } from './personal-data.ts'
import { newsletterRouter } from './router.ts'
import { subscriptionPlace } from './subscriptions.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const newsletterArea = {
  calls: newsletterRouter,
  access: {
    list: everybody,
    find: everybody,
    preview: everybody,
    subscribe: everybody,
    findActivation: everybody,
    activate: everybody,
    findSubscription: everybody,
    unsubscribe: everybody,
    unsubscribeInOneClick: everybody,
    changeLanguage: everybody,
    ...recordAccess(specialists),
    'backstage.changeByBody': specialists,
    'backstage.previewLetter': specialists,
    'backstage.test': specialists,
    'backstage.check': specialists,
    'backstage.sending': specialists,
    'backstage.steer': specialists,
    'backstage.retryByGet': specialists,
    'backstage.retryByGetAlso': specialists,
    'backstage.retry': specialists,
    'backstage.retryAlso': specialists,
    'backstage.recipients': specialists,
    'backstage.importRecipients': specialists,
    'backstage.disable': specialists,
  },
  kinds: [newsletterKind],
  jobs: newsletterJobs,
  forms: [subscriptionPlace],
  forgets: newsletterForgets,
  personal: newsletterPersonal,
  stays: {
    newsletterLetters:
      'how many letters of an issue arrived: goes with the issue, and forgets readers with their row',
  },
  waiting: [waitingIn(newsletterKind), { may: opens.specials, name: 'pausedIssues', count: countPaused }],
} satisfies AreaOf<'newsletter'>
