import type { groupsApi, groupsBackstageApi } from '#contract/groups/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers, suggestTags } from '#server/platform/records/records.ts'
import { find, list, listOfferedGroups, preview } from './groups.ts'
import { groupKind } from './kind.ts'
import { merge } from './merge.ts'

const records = shownRecordHandlers(groupKind, preview)

const backstage: Handlers<typeof groupsBackstageApi> = {
  ...records,
  changeByBody: (given, context) => records.change(given, context),
  offered: (_, context) => listOfferedGroups(context),
  merge: (which, context) => merge(context, which),
  tags: ({ q }, { db }) => suggestTags(db, q ?? ''),
}

export const groupsRouter: Handlers<typeof groupsApi & { backstage: typeof groupsBackstageApi }> = {
  list: (_, context) => list(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
