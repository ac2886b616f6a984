import type { NewsFields } from '#contract/news/news.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create as createRecord } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { findCategories } from './queries.ts'

/** Makes an item. Who writes it is its author until another is named. */
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
