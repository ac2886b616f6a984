import type { NewsFields } from '#contract/news/news.ts'
import { isPublic } from '#contract/record.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create as createRecord, waitingOf } from '#server/platform/records/records.ts'
import { newsKind } from './kind.ts'
import { findCategories, findLatestChanged } from './queries.ts'

/** Makes an item. Who writes it is its author until another is named. */
export function create(context: Context, fields: NewsFields) {
  return createRecord(newsKind, context, {
    ...fields,
    authorId: fields.authorId ?? context.caller?.id ?? null,
  })
}

/** Drafts, translations and dates that somebody should look at. */
export function waiting(context: Context) {
  return waitingOf(newsKind, context)
}

/** The items changed last. */
export async function latestChanged({ db, clock }: Context, limit: number) {
  const rows = await findLatestChanged(db, limit)
  return {
    count: rows.length,
    rows: rows.map(({ id, title, updatedAt, isVisible, publishAt, unpublishAt }) => ({
      id,
      title,
      updatedAt: updatedAt.toISOString(),
      isPublic: isPublic(
        {
          isVisible,
          publishAt: publishAt?.toISOString() ?? null,
          unpublishAt: unpublishAt?.toISOString() ?? null,
        },
        clock(),
      ),
    })),
  }
}

export async function categories({ db }: Context) {
  const rows = await findCategories(db)
  return { count: rows.length, rows: rows.map(({ id, label }) => ({ id, label })) }
}
