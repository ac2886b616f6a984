import type { studiesApi, studiesBackstageApi } from '#contract/studies/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { countAnswer, findAnswer } from './answers.ts'
import { callOf, sendCall } from './calls.ts'
import { studyKind } from './kind.ts'
import { list, preview } from './studies.ts'

const backstage: Handlers<typeof studiesBackstageApi> = {
  ...shownRecordHandlers(studyKind, preview),
  callOf: ({ id }, context) => callOf(context, id),
  sendCall: ({ id }, context) => sendCall(context, id),
}

export const studiesRouter: Handlers<typeof studiesApi & { backstage: typeof studiesBackstageApi }> = {
  list: (_, context) => list(context),
  preview: ({ token }, context) => preview(context, token),
  findAnswer: ({ token }, context) => findAnswer(context, token),
  answer: ({ token }, context) => countAnswer(context, token),
  backstage,
}
