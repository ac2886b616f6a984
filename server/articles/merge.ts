import type { Article, ArticleFields } from '#contract/articles/article.ts'
import { fail } from '#contract/errors.ts'
import { identifyArticle } from '#server/authorship/authorship.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Change, change, find, moveRecordToTrash } from '#server/platform/records/records.ts'
import { articleKind } from './kind.ts'
import { findAlike, putMerge } from './merge-queries.ts'
import { lockArticles } from './queries.ts'

export async function twins(context: Context, looked: Parameters<typeof findAlike>[1]) {
  const rows = await findAlike(context.db, looked)
  return { count: rows.length, rows }
}

interface Wish {
  id: number
  version: number
  otherId: number
  otherVersion: number
  fields: Omit<Change<ArticleFields>, 'id' | 'version'>
}

/** Merges two entries. Throws `staleVersion` if one of them has changed, and what a save throws. */
export async function merge(context: Context, wish: Wish): Promise<Article> {
  const { db, clock, caller } = context
  const { id, version, otherId, otherVersion, fields } = wish
  if (id === otherId) throw fail('notFound')
  await lockArticles(db)
  const other = await find(articleKind, context, otherId)
  if (other.deletedAt) throw fail('notFound')
  if (other.version !== otherVersion) throw fail('staleVersion', { current: other })
  // Removed first, so that its numbers are free.
  await moveRecordToTrash(articleKind, context, otherId)
  await putMerge(db, { mergedId: otherId, intoId: id, mergedAt: clock(), mergedBy: caller?.id ?? null })
  const merging = { ...context, isConfirmed: true }
  const kept = await change(articleKind, merging, { ...fields, id, version })
  // Decisions about the authors of the other entry apply here.
  await identifyArticle(db, id, clock())
  return kept
}
