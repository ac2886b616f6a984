import type { lectureApi, lectureBackstageApi } from '#contract/lecture/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { editionKind } from './kind.ts'
import { current, currentForStaff, find, findLectureDate, history, preview } from './lecture.ts'
import { lectureRegistration, registerForLecture } from './registration.ts'

const backstage: Handlers<typeof lectureBackstageApi> = {
  ...shownRecordHandlers(editionKind, preview),
  current: (_, context) => currentForStaff(context),
}

export const lectureRouter: Handlers<typeof lectureApi & { backstage: typeof lectureBackstageApi }> = {
  current: (_, context) => current(context),
  date: (_, context) => findLectureDate(context),
  history: (_, context) => history(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  register: receiveForm(lectureRegistration, registerForLecture),
  backstage,
}
