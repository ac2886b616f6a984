import { answerCache } from './answer-cache.ts'
import { type History, type SearchAnswer, searchReader } from './pubmed-answers.ts'
import {
  checkedIds,
  checkedRange,
  expectCount,
  mostResults,
  type PubmedSettings,
  pubmedCalls,
  refused,
} from './pubmed-calls.ts'
import { type PubmedSearch, pubmedQuery } from './pubmed-query.ts'
import { type FoundArticles, postIds, recordsOf, resultsOf, summariesOf } from './pubmed-records.ts'
import type { SourceArticle } from './source-article.ts'
import { realWaiting } from './source-pace.ts'

export type PubmedClient = ReturnType<typeof pubmedClient>

/** PubMed by its E-utilities. Each function answers completely, or throws a `SourceFailure`. One client for a process. */
export function pubmedClient(settings: PubmedSettings) {
  const call = pubmedCalls(settings)
  const searches = answerCache<SearchAnswer>(settings.waiting ?? realWaiting)
  const records = answerCache<SourceArticle>(settings.waiting ?? realWaiting)
  const keep = (articles: readonly SourceArticle[]) => {
    for (const article of articles) records.put(article.fields.pubmedId, article)
  }

  return {
    /** At most 1,000 ids from a place on, the newest first, and where PubMed keeps all results. */
    async searchIds(search: PubmedSearch, { size = mostResults, from = 0 } = {}): Promise<SearchAnswer> {
      const term = pubmedQuery(search)
      if (term === '') throw refused('nothing to look for')
      const sort = 'title' in search ? 'relevance' : 'pub_date'
      const form = { term, ...checkedRange(from, size), sort, usehistory: 'y' }
      const key = JSON.stringify(form)
      const known = searches.get(key)
      if (known) return known
      const answer = await call('esearch', form, searchReader)
      expectCount(answer.ids, Math.max(0, Math.min(size, answer.count - from)), 'ids')
      searches.put(key, answer)
      return answer
    },

    summaries: (ids: readonly string[]) => summariesOf(call, ids),

    /** Keeps ids at PubMed, to be fetched by `results`. */
    post: (ids: readonly string[]) => postIds(call, ids),

    /** Records of what a search has found or ids were posted; `count` is how many there are in all. */
    async results(history: History, range: { from: number; size: number; count: number }) {
      const answer = await resultsOf(call, history, range)
      keep(answer.articles)
      return answer
    },

    /** At most 1,000 records by their ids; those of the last minutes are not asked for again. */
    async fetchArticles(ids: readonly string[]): Promise<FoundArticles> {
      const wanted = checkedIds(ids)
      const found = new Map(wanted.flatMap(id => pairOf(records.get(id))))
      const fetched = await recordsOf(
        call,
        wanted.filter(id => !found.has(id)),
      )
      keep(fetched.articles)
      for (const article of fetched.articles) found.set(article.fields.pubmedId, article)
      return { articles: wanted.flatMap(id => found.get(id) ?? []), unknownIds: fetched.unknownIds }
    },
  }
}

function pairOf(article: SourceArticle | undefined): [string, SourceArticle][] {
  return article ? [[article.fields.pubmedId, article]] : []
}
