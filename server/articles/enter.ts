import {
  type ArticleFields,
  type Bibliographic,
  blankArticle,
  blankBibliographic,
} from '#contract/articles/article.ts'
import { isFailure } from '#contract/errors.ts'
import { type Acting, create } from '#server/platform/records/records.ts'
import { putSource } from './harvest-queries.ts'
import { articleKind } from './kind.ts'

interface ArticleData {
  fields: Partial<Bibliographic>
  preprintDoi: string
}

/**
 * Enters a publication from a source or a file, in the caller's transaction. One that should be visible but
 * is too incomplete to cite is entered hidden.
 */
export async function enter(
  context: Acting,
  { fields, preprintDoi }: ArticleData,
  { isVisible = false, isRetrieved = false } = {},
) {
  const article = {
    ...{ ...blankArticle, ...fields, preprintDoi },
    retrievedPubmedId: isRetrieved ? (fields.pubmedId ?? '') : '',
  }
  const entered = await entry(context, article, isVisible)
  if (isRetrieved)
    await putSource(context.db, entered.id, { ...blankBibliographic, ...fields }, context.clock())
  return entered
}

async function entry(context: Acting, article: ArticleFields, isVisible: boolean) {
  try {
    return await create(articleKind, context, { ...article, isVisible })
  } catch (error) {
    // Refused before anything was written.
    if (!isVisible || !isFailure(error) || error.code !== 'incomplete') throw error
    return create(articleKind, context, article)
  }
}
