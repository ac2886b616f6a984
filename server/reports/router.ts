import type { reportsApi, reportsBackstageApi } from '#contract/reports/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { reportKind } from './kind.ts'
import { find, list, preview } from './reports.ts'

export const reportsRouter: Handlers<typeof reportsApi & { backstage: typeof reportsBackstageApi }> = {
  list: (_, context) => list(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage: shownRecordHandlers(reportKind, preview),
}
