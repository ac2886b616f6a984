import type { articlesApi, articlesBackstageApi } from '#contract/articles/api.ts'
import { authorsOf, likelyStyle, shortName } from '#contract/articles/authors.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { categories, filters, find, list, preview } from './articles.ts'
import { exportArticles } from './export.ts'
import { articleKind } from './kind.ts'
import {
  fetchPubmed,
  findDoi,
  importPubmed,
  postPubmed,
  pubmedResults,
  pubmedSummaries,
  searchPubmed,
} from './lookup.ts'

const backstage: Handlers<typeof articlesBackstageApi> = {
  ...shownRecordHandlers(articleKind, preview),
  categories: (_, context) => categories(context),
  parseAuthors: async ({ authors, style = likelyStyle(authors) }) => {
    const rows = authorsOf(authors, style).map(author => ({ ...author, name: shortName(author) }))
    return { style, count: rows.length, rows }
  },
  searchPubmed: (search, context) => searchPubmed(context, search),
  pubmedSummaries: ({ ids }, context) => pubmedSummaries(context, ids),
  fetchPubmed: ({ pubmedId }, context) => fetchPubmed(context, pubmedId),
  postPubmed: ({ ids }, context) => postPubmed(context, ids),
  pubmedResults: (place, context) => pubmedResults(context, place),
  importPubmed: ({ ids }, context) => importPubmed(context, ids),
  findDoi: ({ doi }, context) => findDoi(context, doi),
}

export const articlesRouter: Handlers<typeof articlesApi & { backstage: typeof articlesBackstageApi }> = {
  list: (asked, context) => list(context, asked),
  filters: (_, context) => filters(context),
  export: (asked, context) => exportArticles(context, asked),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
