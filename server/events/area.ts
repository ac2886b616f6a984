import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { eventKind } from './kind.ts'
import { registrationPersonal } from './personal-data.ts'
import { registrationForgets, registrationStays } from './registration-forgets.ts'
import { registrationJobs } from './registration-jobs.ts'
import { registrationPlace } from './registrations.ts'
import { eventsRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const eventsArea = {
  calls: eventsRouter,
  access: {
    list: everybody,
    find: everybody,
    preview: everybody,
    highlighted: everybody,
    anniversary: everybody,
    ismrmEvening: everybody,
    register: everybody,
    findRegistration: everybody,
    registrationCalendar: everybody,
    changeRegistration: everybody,
    'backstage.duplicate': specialists,
    ...recordAccess(specialists),
    'backstage.previewLetter': specialists,
    'backstage.registrations': specialists,
    'backstage.figures': specialists,
    'backstage.registerByHand': specialists,
    'backstage.changeRegistrationByStaff': specialists,
    'backstage.bulkRegistrations': specialists,
    'backstage.letters': specialists,
    'backstage.changeLetters': specialists,
    'backstage.writeToRegistered': specialists,
    'backstage.previewWritten': specialists,
    'backstage.tryWritten': specialists,
    'backstage.printRegistrations': specialists,
    'backstage.forgottenTonight': specialists,
  },
  kinds: [eventKind],
  forms: [registrationPlace],
  jobs: registrationJobs,
  forgets: registrationForgets,
  personal: registrationPersonal,
  stays: registrationStays,
  waiting: [waitingIn(eventKind)],
} satisfies AreaOf<'events'>
