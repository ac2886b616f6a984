import { bibliographicNames } from '#contract/articles/article.ts'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { findPreprints, putSource, suggestionsByIds } from './harvest-queries.ts'
import { articleKind } from './kind.ts'
import { lockArticles } from './queries.ts'
import { settle } from './suggestions.ts'
import { toldAnew } from './told-anew.ts'

/**
 * Makes the entry of a preprint the one of what became of it, with both DOIs, but for what people edited there. Throws
 * `notFound`, and `importMoved` where somebody was faster or the preprint is not entered any more.
 */
export async function joinPreprint(context: Context, id: number): Promise<{ articleId: number }> {
  const { db, clock } = context
  const [suggestion] = await suggestionsByIds(db, [id])
  if (!suggestion) throw fail('notFound')
  await lockArticles(db)
  const { fields, preprintDoi } = suggestion
  const preprint = (await findPreprints(db, [preprintDoi])).get(preprintDoi)
  if (!preprint) throw fail('importMoved')
  await settle(context, id, 'accepted', { articleId: preprint.id })
  const { version, ...entry } = await find(articleKind, context, preprint.id)
  await change(
    articleKind,
    { ...context, isConfirmed: true },
    {
      ...toldAnew(fields, entry, bibliographicNames),
      // Numbers are those of the final version, whoever typed the ones of the preprint.
      ...{ bibType: fields.bibType, doi: fields.doi, pubmedId: fields.pubmedId, preprintDoi },
      ...{ retrievedPubmedId: fields.pubmedId, id: preprint.id, version },
    },
  )
  await putSource(db, preprint.id, fields, clock())
  return { articleId: preprint.id }
}
