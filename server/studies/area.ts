import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { studyJobs } from './jobs.ts'
import { studyKind } from './kind.ts'
import { studiesRouter } from './router.ts'

export const studiesArea = {
  calls: studiesRouter,
  kinds: [studyKind],
  jobs: studyJobs,
  stays: {
    studyLetters: 'goes with its volunteer, or its study',
    studyAnswers: 'numbers of which nobody knows whose they are; they go with their study',
  },
  waiting: [waitingIn(studyKind)],
} satisfies AreaOf<'studies'>
