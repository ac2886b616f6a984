import type { groupsApi, groupsBackstageApi } from '#contract/groups/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import {
  addressedHandlers,
  draftHandlers,
  publishedHandlers,
  recordHandlers,
  suggestTags,
  translatedHandlers,
} from '#server/platform/records/records.ts'
import { find, list, offered, preview } from './groups.ts'
import { groupKind } from './kind.ts'
import { merge } from './merge.ts'

const records = recordHandlers(groupKind)

const backstage: Handlers<typeof groupsBackstageApi> = {
  ...records,
  ...addressedHandlers(groupKind),
  ...publishedHandlers(groupKind),
  ...translatedHandlers(groupKind),
  ...draftHandlers(groupKind, preview),
  changeByBody: (given, context) => records.change(given, context),
  offered: (_, context) => offered(context),
  merge: (which, context) => merge(context, which),
  tags: ({ q }, { db }) => suggestTags(db, q ?? ''),
}

export const groupsRouter: Handlers<typeof groupsApi & { backstage: typeof groupsBackstageApi }> = {
  list: (_, context) => list(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
