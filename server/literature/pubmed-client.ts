import { answerCache } from './answer-cache.ts'
import { type History, type SearchAnswer, searchReader } from './pubmed-answers.ts'
import {
  checkedIds,
  checkedRange,
  expectCount,
  mostResults,
  type PubmedSettings,
  pubmedCalls,
  refusedFailure,
} from './pubmed-calls.ts'
import { type PubmedSearch, pubmedQuery } from './pubmed-query.ts'
import { type FoundArticles, postIds, recordsOf, resultsOf, summariesOf } from './pubmed-records.ts'
import type { SourceArticle } from './source-article.ts'
import { realSourceClock } from './source-pace.ts'

export type PubmedClient = ReturnType<typeof pubmedClient>

/**
 * Client for the E-utilities of PubMed. Each function returns a complete result or throws a `SourceFailure`.
 * One client per process.
 */
export function pubmedClient(settings: PubmedSettings) {
  const call = pubmedCalls(settings)
  const searches = answerCache<SearchAnswer>(settings.waiting ?? realSourceClock)
  const records = answerCache<SourceArticle>(settings.waiting ?? realSourceClock)
  const keep = (articles: readonly SourceArticle[]) => {
    for (const article of articles) records.put(article.fields.pubmedId, article)
  }

  return {
    /**
     * Returns at most 1,000 ids starting at `from`, the newest first (by relevance for a title), and the
     * reference under which PubMed keeps all results.
     */
    async searchIds(search: PubmedSearch, { size = mostResults, from = 0 } = {}): Promise<SearchAnswer> {
      const term = pubmedQuery(search)
      if (term === '') throw refusedFailure('nothing to look for')
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

    /** Stores ids at PubMed, to be fetched by `results`. */
    post: (ids: readonly string[]) => postIds(call, ids),

    /** Returns records of a search or of posted ids; `count` is the total number of results. */
    async results(history: History, range: { from: number; size: number; count: number }) {
      const answer = await resultsOf(call, history, range)
      keep(answer.articles)
      return answer
    },

    /** Returns at most 1,000 records by their ids; records of the last minutes come from the cache. */
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
