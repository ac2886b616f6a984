import type { NewsFields } from '#contract/news/news.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create as createRecord } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { findCategories } from './queries.ts'

/** Creates an item. Its author is the caller unless another one is given. */
export function create(context: Context, fields: NewsFields) {
  return createRecord(newsKind, context, {
    ...fields,
    authorId: fields.authorId ?? context.caller?.id ?? null,
  })
}

export async function categories({ db }: Context) {
  const rows = await findCategories(db)
  return { count: rows.length, rows: rows.map(({ id, label }) => ({ id, label })) }
}
