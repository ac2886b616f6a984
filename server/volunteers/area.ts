import type { AreaOf } from '#server/platform/areas/areas.ts'
import { volunteerForgets } from './forgets.ts'
import { volunteerJobs } from './jobs.ts'
import { volunteerPersonal } from './personal-data.ts'
import { volunteersRouter } from './router.ts'
import { volunteersForm } from './volunteers.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const volunteersArea = {
  calls: volunteersRouter,
  access: {
    overview: everybody,
    register: everybody,
    findRegistration: everybody,
    confirm: everybody,
    findUnsubscription: everybody,
    leave: everybody,
    'backstage.list': specialists,
    'backstage.remove': specialists,
  },
  jobs: volunteerJobs,
  forms: [volunteersForm],
  forgets: volunteerForgets,
  personal: volunteerPersonal,
} satisfies AreaOf<'volunteers'>
