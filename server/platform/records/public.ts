import { type RawBuilder, sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { type RecordPlace, recordsIn, tableOf } from './kind.ts'

/** What the public sees at a moment: `isPublic` of the contract, as SQL. */
export function isPublicAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(is_visible and deleted_at is null
    and (publish_at is null or publish_at <= ${now}) and (unpublish_at is null or unpublish_at > ${now}))`
}

/** The next moment at which a record appears or goes by itself. */
export async function nextChangeOf(
  db: Kysely<Database>,
  kind: Pick<RecordPlace, 'table'>,
  now: Date,
): Promise<Date | null> {
  const row = await recordsIn(db)
    .selectFrom(tableOf(kind))
    .select(
      sql<Date | null>`least(
        min(publish_at) filter (where publish_at > ${now}),
        min(unpublish_at) filter (where unpublish_at > ${now}))`.as('at'),
    )
    .where('isVisible', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.at ?? null
}
