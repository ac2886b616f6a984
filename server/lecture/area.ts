import type { AreaOf } from '#server/platform/areas/areas.ts'
import { waitingIn } from '#server/platform/records/records.ts'
import { editionKind } from './kind.ts'
import { lectureRegistration } from './registration.ts'
import { lectureRouter } from './router.ts'

export const lectureArea = {
  calls: lectureRouter,
  kinds: [editionKind],
  forms: [lectureRegistration],
  waiting: [waitingIn(editionKind)],
} satisfies AreaOf<'lecture'>
