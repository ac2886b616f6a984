import type { articlesApi, articlesBackstageApi } from '#contract/articles/api.ts'
import { authorsOf, likelyStyle, shortName } from '#contract/articles/authors.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { categories, filters, find, list, preview } from './articles.ts'
import { articleKind } from './kind.ts'

const backstage: Handlers<typeof articlesBackstageApi> = {
  ...shownRecordHandlers(articleKind, preview),
  categories: (_, context) => categories(context),
  parseAuthors: async ({ authors, style = likelyStyle(authors) }) => {
    const rows = authorsOf(authors, style).map(author => ({ ...author, name: shortName(author) }))
    return { style, count: rows.length, rows }
  },
}

export const articlesRouter: Handlers<typeof articlesApi & { backstage: typeof articlesBackstageApi }> = {
  list: (asked, context) => list(context, asked),
  filters: (_, context) => filters(context),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
