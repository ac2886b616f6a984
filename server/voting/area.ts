import type { Area } from '#server/platform/areas/areas.ts'
import { votingForgets, votingStays } from './forgets.ts'
import { votingJobs } from './jobs.ts'
import { votingPersonal } from './personal-data.ts'

/** The engine of votes. It has no calls: a face of it, such as polls, has them. */
export const votingArea = {
  jobs: votingJobs,
  forgets: votingForgets,
  personal: votingPersonal,
  stays: votingStays,
} satisfies Area
