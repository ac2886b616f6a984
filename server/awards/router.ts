import type { awardsApi } from '#contract/awards/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { recordHandlers } from '#server/platform/records/records.ts'
import { all, awardsKind } from './awards.ts'

export const awardsRouter: Handlers<typeof awardsApi> = {
  all: (_, context) => all(context),
  backstage: recordHandlers(awardsKind),
}
