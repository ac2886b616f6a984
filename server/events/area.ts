import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { eventKind } from './kind.ts'
import { registrationPersonal } from './personal-data.ts'
import { registrationForgets, registrationStays } from './registration-forgets.ts'
import { registrationJobs } from './registration-jobs.ts'
import { registrationPlace } from './registrations.ts'
import { eventsRouter } from './router.ts'
import { waitingLists } from './waiting-lists.ts'

export const eventsArea = {
  calls: eventsRouter,
  kinds: [eventKind],
  forms: [registrationPlace],
  jobs: registrationJobs,
  forgets: registrationForgets,
  personal: registrationPersonal,
  stays: registrationStays,
  waiting: [waitingIn(eventKind), { may: opens.specials, things: waitingLists }],
} satisfies AreaOf<'events'>
