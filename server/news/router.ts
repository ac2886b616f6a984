import type { newsApi, newsBackstageApi } from '#contract/news/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { makeOnce, shownRecordHandlers, suggestTags } from '#server/platform/records/records.ts'
import { categories, create } from './backstage.ts'
import { newsKind } from './kind.ts'
import { filters, find, latest, preview } from './news.ts'

const records = shownRecordHandlers(newsKind, preview)

const backstage: Handlers<typeof newsBackstageApi> = {
  ...records,
  create: ({ attempt, ...fields }, context) =>
    makeOnce(newsKind, context, attempt, () => create(context, fields)),
  latest: ({ limit }, context) => records.list({ page: 1, limit }, context),
  categories: (_, context) => categories(context),
  tags: ({ q }, { db }) => suggestTags(db, q ?? ''),
}

export const newsRouter: Handlers<typeof newsApi & { backstage: typeof newsBackstageApi }> = {
  latest: (input, context) => latest(context, input),
  filters: (_, context) => filters(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
