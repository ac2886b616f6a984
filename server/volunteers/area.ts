import type { AreaOf } from '#server/platform/areas/areas.ts'
import { volunteerForgets } from './forgets.ts'
import { volunteerJobs } from './jobs.ts'
import { volunteerPersonal } from './personal-data.ts'
import { volunteersRouter } from './router.ts'
import { volunteersForm } from './volunteers.ts'

export const volunteersArea = {
  calls: volunteersRouter,
  jobs: volunteerJobs,
  forms: [volunteersForm],
  forgets: volunteerForgets,
  personal: volunteerPersonal,
} satisfies AreaOf<'volunteers'>
