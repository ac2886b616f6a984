import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { countPaused } from './batch-of-issue.ts'
import { newsletterForgets } from './forgets.ts'
import { newsletterJobs } from './jobs.ts'
import { newsletterKind } from './kind.ts'
import { newsletterPersonal } from './personal-data.ts'
import { newsletterRouter } from './router.ts'
import { subscriptionPlace } from './subscriptions.ts'

export const newsletterArea = {
  calls: newsletterRouter,
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
