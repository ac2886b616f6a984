import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { studyJobs } from './jobs.ts'
import { studyKind } from './kind.ts'
import { studiesRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const studiesArea = {
  calls: studiesRouter,
  access: {
    list: everybody,
    preview: everybody,
    ...recordAccess(specialists),
    'backstage.callOf': specialists,
    'backstage.sendCall': specialists,
  },
  kinds: [studyKind],
  jobs: studyJobs,
  stays: { studyLetters: 'goes with its volunteer, or its study' },
  waiting: [waitingIn(studyKind)],
} satisfies AreaOf<'studies'>
