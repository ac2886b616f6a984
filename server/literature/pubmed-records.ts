import {
  type History,
  type PostAnswer,
  postReader,
  type SummariesAnswer,
  summariesReader,
} from './pubmed-answers.ts'
import {
  checkedIds,
  checkedRange,
  expectAmong,
  expectCount,
  nonsenseFailure,
  type PubmedCall,
} from './pubmed-calls.ts'
import { articlesReader, type FetchedArticles } from './pubmed-xml.ts'
import type { SourceArticle } from './source-article.ts'
import { SourceFailure } from './source-failure.ts'

export interface FoundArticles {
  /** In the order of the ids. */
  articles: SourceArticle[]
  /** Ids for which PubMed reports that it has no record. */
  unknownIds: string[]
}

const batch = 200 // records per response
const fewIds = 100 // sent in the request itself, more are posted first

export async function summariesOf(call: PubmedCall, ids: readonly string[]): Promise<SummariesAnswer> {
  const all: SummariesAnswer = { summaries: [], unknownIds: [] }
  for (const part of parts(checkedIds(ids), batch)) {
    const answer = await call('esummary', { id: part.join(',') }, summariesReader)
    const returnedIds = [...answer.summaries.map(({ pubmedId }) => pubmedId), ...answer.unknownIds]
    expectCount(returnedIds, part.length, 'summaries')
    expectAmong(returnedIds, part, 'summaries')
    all.summaries.push(...answer.summaries)
    all.unknownIds.push(...answer.unknownIds)
  }
  return all
}

export async function postIds(call: PubmedCall, ids: readonly string[]): Promise<PostAnswer> {
  return call('epost', { id: checkedIds(ids).join(',') }, postReader)
}

/** Returns records of a search or of posted ids; `count` is the total number of results. */
export async function resultsOf(
  call: PubmedCall,
  { webEnv, key }: History,
  { from, size, count }: { from: number; size: number; count: number },
): Promise<FetchedArticles> {
  const range = checkedRange(from, size)
  const wanted = Math.max(0, Math.min(size, count - from))
  const all: FetchedArticles = { articles: [], deletedIds: [] }
  for (let done = 0; done < wanted; done += batch) {
    const here = Math.min(batch, wanted - done)
    const place = { ...range, retstart: String(from + done), retmax: String(here) }
    const form = { WebEnv: webEnv, query_key: key, retmode: 'xml', ...place }
    const answer = await call('efetch', form, articlesReader)
    expectCount(idsOf(answer), here, 'records')
    all.articles.push(...answer.articles)
    all.deletedIds.push(...answer.deletedIds)
  }
  return all
}

/**
 * Returns records by their ids. A record that PubMed leaves out counts as unknown only if PubMed confirms
 * that on request.
 */
export async function recordsOf(call: PubmedCall, ids: readonly string[]): Promise<FoundArticles> {
  if (ids.length === 0) return { articles: [], unknownIds: [] }
  const { articles, deletedIds } =
    ids.length > fewIds ? await fetchPosted(call, ids) : await fetchDirectly(call, ids)
  expectAmong(idsOf({ articles, deletedIds }), ids, 'records')
  const found = new Map(articles.map(article => [article.fields.pubmedId, article]))
  const left = ids.filter(id => !found.has(id))
  const unexplained = left.filter(id => !deletedIds.includes(id))
  const { summaries } = await summariesOf(call, unexplained)
  if (summaries.length > 0) throw nonsenseFailure(`${summaries.length} records did not come`)
  return { articles: ids.flatMap(id => found.get(id) ?? []), unknownIds: left }
}

function fetchDirectly(call: PubmedCall, ids: readonly string[]): Promise<FetchedArticles> {
  return call('efetch', { id: ids.join(','), retmode: 'xml' }, articlesReader)
}

// Posts the ids once more if PubMed has expired them.
async function fetchPosted(
  call: PubmedCall,
  ids: readonly string[],
  isLast = false,
): Promise<FetchedArticles> {
  const all: FetchedArticles = { articles: [], deletedIds: [] }
  const { history } = await postIds(call, ids)
  const form = { WebEnv: history.webEnv, query_key: history.key, retmode: 'xml', retmax: String(batch) }
  try {
    for (let from = 0; from < ids.length; from += batch) {
      const answer = await call('efetch', { ...form, retstart: String(from) }, articlesReader)
      all.articles.push(...answer.articles)
      all.deletedIds.push(...answer.deletedIds)
    }
    return all
  } catch (error) {
    const isForgotten = error instanceof SourceFailure && error.kind === 'expired'
    if (isForgotten && !isLast) return fetchPosted(call, ids, true)
    throw error
  }
}

function idsOf({ articles, deletedIds }: FetchedArticles): string[] {
  return [...articles.map(({ fields }) => fields.pubmedId), ...deletedIds]
}

function parts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
