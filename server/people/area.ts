import type { AreaOf } from '#server/platform/areas/areas.ts'
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
  personal: peoplePersonal,
  stays: { lookups: 'words that people are described by' },
} satisfies AreaOf<'people'>
