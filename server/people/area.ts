import type { AreaOf } from '#server/platform/areas/areas.ts'
import { countEnding, peopleForgets } from './forgets.ts'
import { peopleJobs } from './jobs.ts'
import { personKind } from './kind.ts'
import { peoplePersonal } from './personal-data.ts'
import { portraitConsentNames } from './portrait-consent.ts'
import { peopleRouter } from './router.ts'

export const peopleArea = {
  calls: peopleRouter,
  jobs: peopleJobs,
  kinds: [personKind],
  forms: [{ table: 'users', furtherConsents: portraitConsentNames }],
  forgets: peopleForgets,
  personal: peoplePersonal,
  waiting: [{ may: personKind.record.may, name: 'endingAccounts', count: countEnding }],
  stays: { lookups: 'words that people are described by' },
} satisfies AreaOf<'people'>
