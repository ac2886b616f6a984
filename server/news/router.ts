import type { newsApi } from '#contract/news/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { find, latest } from './news.ts'

export const newsRouter: Handlers<typeof newsApi> = {
  latest: (input, context) => latest(context, input),
  find: ({ slug }, context) => find(context, slug),
}
