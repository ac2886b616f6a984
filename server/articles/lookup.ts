import type { FoundArticle } from '#contract/articles/api.ts'
import type { SourceFailureKind } from '#contract/articles/sources.ts'
import { type FailureCode, fail } from '#contract/errors.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import {
  type History,
  type Literature,
  type PubmedSearch,
  type SourceArticle,
  SourceFailure,
} from '#server/literature/literature.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { enter } from './enter.ts'
import { literatureOf } from './literature.ts'
import { findTwins } from './queries.ts'

interface Range {
  from: number
  size: number
}

export async function searchPubmed(
  context: Context,
  {
    from,
    size,
    ...search
  }: Range & { [Way in 'term' | 'title' | 'author' | 'institute']?: string | undefined },
) {
  return askLiterature(context, ({ pubmed }) => pubmed.searchIds(search as PubmedSearch, { from, size }))
}

export async function pubmedSummaries(context: Context, ids: readonly string[]) {
  const { summaries, unknownIds } = await askLiterature(context, ({ pubmed }) => pubmed.summaries(ids))
  const twins = await findTwins(context.db, summaries)
  const rows = summaries.map(({ pubmedId, title, authors, journalAbbreviation, published, doi }) => ({
    ...{ pubmedId, title, authors, journalAbbreviation, published, doi },
    twinId: twins.idOf({ pubmedId, doi }),
  }))
  return { count: rows.length, rows, unknownIds }
}

/** Throws `pubmedIdUnknown`. */
export async function fetchPubmed(context: Context, pubmedId: string): Promise<FoundArticle> {
  const { articles } = await askLiterature(context, ({ pubmed }) => pubmed.fetchArticles([pubmedId]))
  const [found] = await describeFound(context, articles)
  if (!found) throw fail('pubmedIdUnknown', { fields: { pubmedId: 'validPubmedId' } })
  return found
}

/** Throws `doiUnknown`. */
export async function findDoi(context: Context, doi: string): Promise<FoundArticle> {
  const article = await askLiterature(context, literature => literature.doi.findByDoi(doi))
  const [found] = await describeFound(context, article ? [article] : [])
  if (!found) throw fail('doiUnknown', { fields: { doi: 'validDoi' } })
  return found
}

export async function postPubmed(context: Context, ids: readonly string[]) {
  const { history, invalidIds } = await askLiterature(context, ({ pubmed }) => pubmed.post(ids))
  return { count: ids.length - invalidIds.length, webEnv: history.webEnv, key: history.key }
}

export async function pubmedResults(
  context: Context,
  { webEnv, key, ...range }: History & Range & { count: number },
) {
  const { articles } = await askLiterature(context, ({ pubmed }) => pubmed.results({ webEnv, key }, range))
  return { count: range.count, rows: await describeFound(context, articles) }
}

/** Enters PubMed records, each in its own transaction, so that a failure does not undo the others. */
export async function importPubmed(context: Context, ids: readonly string[]) {
  const { articles, unknownIds } = await askLiterature(context, ({ pubmed }) => pubmed.fetchArticles(ids))
  const entered: { pubmedId: string; id: number }[] = []
  const known: typeof entered = []
  for (const article of articles) {
    const { pubmedId } = article.fields
    const twinId = (await findTwins(context.db, [article.fields])).idOf(article.fields)
    if (twinId !== null) known.push({ pubmedId, id: twinId })
    else entered.push({ pubmedId, id: await enterOne(context, article) })
  }
  return { entered, known, unknownIds }
}

async function enterOne(context: Context, { fields, preprint }: SourceArticle): Promise<number> {
  const { id } = await transact(context.db, db =>
    enter({ ...context, db }, { fields, preprintDoi: preprint.doi }, { isRetrieved: true }),
  )
  return id
}

async function describeFound(context: Context, articles: readonly SourceArticle[]): Promise<FoundArticle[]> {
  const twins = await findTwins(
    context.db,
    articles.map(({ fields, preprint }) => ({ ...fields, preprintDoi: preprint.doi })),
  )
  return articles.map(({ fields, preprint, notes, isAuthorListCut }) => ({
    ...{ fields, preprintDoi: preprint.doi, notes, isAuthorListCut },
    twinId: twins.idOf({ pubmedId: fields.pubmedId, doi: fields.doi }),
    preprintId: twins.idOf({ pubmedId: '', doi: preprint.doi }),
  }))
}

const codes: Record<SourceFailureKind, FailureCode> = {
  unreachable: 'sourceUnreachable',
  busy: 'sourceBusy',
  refused: 'sourceRefused',
  nonsense: 'sourceUnreadable',
  expired: 'sourceExpired',
}

/**
 * Returns the response of a source; throws its failures as errors in the caller's language that name the
 * source.
 */
async function askLiterature<Answer>(
  context: Context,
  ask: (literature: Literature) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(literatureOf(context))
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error
    const { source, kind, details } = error
    context.log.warn({ source, kind, reason: error.message }, 'a literature service gave no answer')
    const { retryAfterSeconds } = details
    throw fail(codes[kind], {
      message: articlesSources.failed(source, kind)[context.language],
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    })
  }
}
