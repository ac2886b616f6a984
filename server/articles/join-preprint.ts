import { bibliographicNames } from '#contract/articles/article.ts'
import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { change, find } from '#server/platform/records/records.ts'
import { fieldsFromSource } from './fields-from-source.ts'
import { findPreprints, putSource, suggestionsByIds } from './harvest-queries.ts'
import { articleKind } from './kind.ts'
import { lockArticles } from './queries.ts'
import { settle } from './suggestions.ts'

/**
 * Turns the entry of a preprint into that of its final publication, with both DOIs; fields that people edited
 * stay. Throws `notFound`, and `importMoved` if the suggestion was already decided or the preprint is no
 * longer entered.
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
      ...fieldsFromSource(fields, entry, bibliographicNames),
      // The numbers are always those of the final version, even if those of the preprint were typed in by
      // hand.
      ...{ bibType: fields.bibType, doi: fields.doi, pubmedId: fields.pubmedId, preprintDoi },
      ...{ retrievedPubmedId: fields.pubmedId, id: preprint.id, version },
    },
  )
  await putSource(db, preprint.id, fields, clock())
  return { articleId: preprint.id }
}
