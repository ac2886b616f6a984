import { type AreaOf, recordAccess } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { editionKind } from './kind.ts'
import { lectureRegistration } from './registration.ts'
import { lectureRouter } from './router.ts'

const everybody = 'ooooooooo'
const specialists = '-----o-oo'

export const lectureArea = {
  calls: lectureRouter,
  access: {
    current: everybody,
    date: everybody,
    history: everybody,
    find: everybody,
    preview: everybody,
    register: everybody,
    'backstage.current': specialists,
    ...recordAccess(specialists),
  },
  kinds: [editionKind],
  forms: [lectureRegistration],
  waiting: [waitingIn(editionKind)],
} satisfies AreaOf<'lecture'>
