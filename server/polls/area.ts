import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { endingPolls } from './ending.ts'
import { pollJobs } from './jobs.ts'
import { pollKind } from './kind.ts'
import { pollsRouter } from './router.ts'

export const pollsArea = {
  calls: pollsRouter,
  kinds: [pollKind],
  jobs: pollJobs,
  waiting: [waitingIn(pollKind), { may: pollKind.record.may, things: endingPolls }],
} satisfies AreaOf<'polls'>
