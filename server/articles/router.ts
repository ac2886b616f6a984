import type { articlesApi, articlesBackstageApi } from '#contract/articles/api.ts'
import { authorsOf, likelyStyle, shortName } from '#contract/articles/authors.ts'
import type { ownPublicationsApi } from '#contract/articles/authors-api.ts'
import { fail } from '#contract/errors.ts'
import { rebuildProgressOf } from '#server/authorship/authorship.ts'
import type { Context, Handlers } from '#server/platform/calls/calls.ts'
import { answerList } from '#server/platform/lists/lists.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { categories, filters, find, list, preview } from './articles.ts'
import { authorsOfArticle, decideInArticle } from './authors.ts'
import { authorshipList } from './authorship-list.ts'
import { exportArticles } from './export.ts'
import { importEntries } from './import-list.ts'
import {
  findImport,
  importFile,
  importPubmedIds,
  listImports,
  retryImport,
  startImport,
  undoImport,
  wantEntries,
} from './imports.ts'
import { joinPreprint } from './join-preprint.ts'
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
import { merge, twins } from './merge.ts'
import { decideForPerson, listClaimable, publicationsOfPerson } from './own-publications.ts'
import { rebuildAuthors } from './rebuild-authors.ts'
import {
  acceptSuggestion,
  readHarvest,
  rejectSuggestion,
  reopenSuggestion,
  setHarvest,
  sourceOf,
  suggestions,
} from './suggestions.ts'

const records = shownRecordHandlers(articleKind, preview)

const backstage: Handlers<typeof articlesBackstageApi> = {
  ...records,
  changeByBody: (given, context) => records.change(given, context),
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
  authors: ({ id }, context) => authorsOfArticle(context, id),
  decide: (decided, context) => decideInArticle(context, decided),
  authorships: (query, context) => answerList(authorshipList, context, query),
  rebuildProgress: (_, context) => rebuildProgressOf(context),
  rebuildAuthors: (wish, context) => rebuildAuthors(context, wish),
  imports: (_, context) => listImports(context),
  importFile: (_, context) => importFile(context),
  importFound: (wish, context) => importPubmedIds(context, wish),
  findImport: ({ id }, context) => findImport(context, id),
  importEntries: (query, context) => answerList(importEntries, context, query),
  wantEntries: (wish, context) => wantEntries(context, wish),
  startImport: (wish, context) => startImport(context, wish),
  retryImport: ({ id }, context) => retryImport(context, id),
  twins: (looked, context) => twins(context, looked),
  merge: (wish, context) => merge(context, wish),
  harvest: (_, context) => readHarvest(context),
  setHarvest: (wish, context) => setHarvest(context, wish),
  sourceOf: ({ id }, context) => sourceOf(context, id),
  suggestions: (query, context) => answerList(suggestions, context, query),
  acceptSuggestion: ({ id }, context) => acceptSuggestion(context, id),
  joinPreprint: ({ id }, context) => joinPreprint(context, id),
  rejectSuggestion: ({ id }, context) => rejectSuggestion(context, id),
  waitAgain: ({ id }, context) => reopenSuggestion(context, id),
  undoImport: ({ id }, context) => undoImport(context, id),
}

const own: Handlers<typeof ownPublicationsApi> = {
  list: (_, context) => publicationsOfPerson(context, callerOf(context)),
  decide: (decided, context) => decideForPerson(context, { ...decided, personId: callerOf(context) }),
  search: ({ q }, context) => listClaimable(context, callerOf(context), q),
  listOf: ({ id }, context) => publicationsOfPerson(context, id),
  decideOf: ({ id, ...decided }, context) => decideForPerson(context, { ...decided, personId: id }),
}

function callerOf({ caller }: Context): number {
  if (!caller) throw fail('notLoggedIn')
  return caller.id
}

export const articlesRouter: Handlers<
  typeof articlesApi & { own: typeof ownPublicationsApi; backstage: typeof articlesBackstageApi }
> = {
  list: (asked, context) => list(context, asked),
  filters: (_, context) => filters(context),
  export: (asked, context) => exportArticles(context, asked),
  find: ({ slug }, context) => find(context, slug),
  preview: ({ token }, context) => preview(context, token),
  own,
  backstage,
}
