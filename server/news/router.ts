import type { newsApi, newsBackstageApi } from '#contract/news/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import {
  addressedHandlers,
  draftHandlers,
  madeOnce,
  publishedHandlers,
  recordHandlers,
  suggestTags,
  translatedHandlers,
} from '#server/platform/records/records.ts'
import { categories, create } from './backstage.ts'
import { newsKind } from './kind.ts'
import { filters, find, latest, preview } from './news.ts'

const records = recordHandlers(newsKind)

const backstage: Handlers<typeof newsBackstageApi> = {
  ...records,
  ...addressedHandlers(newsKind),
  ...publishedHandlers(newsKind),
  ...translatedHandlers(newsKind),
  ...draftHandlers(newsKind, preview),
  create: ({ attempt, ...fields }, context) =>
    madeOnce(newsKind, context, attempt, () => create(context, fields)),
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
