import { type RawBuilder, sql } from 'kysely'
import { type Context, changesAt, type RecordPlace } from '#server/platform/calls/calls.ts'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { recordsIn, tableOf } from './kind.ts'

/** What the public sees at a moment: `isPublic` of the contract, as SQL. */
export function isPublicAt(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(is_visible and deleted_at is null
    and (publish_at is null or publish_at <= ${now}) and (unpublish_at is null or unpublish_at > ${now}))`
}

const asked = new WeakMap<Context['reads'], Set<string>>()

/** Tells the cache when anything of a kind appears or goes by itself; asked once for all that a page reads. */
export async function changesWith(
  context: Pick<Context, 'db' | 'clock' | 'reads'>,
  kind: Pick<RecordPlace, 'name' | 'table'>,
): Promise<void> {
  const { db, clock, reads } = context
  const known = asked.get(reads) ?? new Set()
  if (known.has(kind.name)) return
  asked.set(reads, known.add(kind.name))
  changesAt(context, await nextChangeOf(db, kind, clock()))
}

/** The next moment at which a record appears or goes by itself. */
async function nextChangeOf(
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
