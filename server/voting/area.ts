import type { Area } from '#server/platform/areas/areas.ts'
import { votingForgets, votingStays } from './forgets.ts'
import { votingJobs } from './jobs.ts'
import { votingPersonal } from './personal-data.ts'

/** The voting engine. It has no calls of its own; the areas that use it, such as polls, have them. */
export const votingArea = {
  jobs: votingJobs,
  forgets: votingForgets,
  personal: votingPersonal,
  stays: votingStays,
} satisfies Area
