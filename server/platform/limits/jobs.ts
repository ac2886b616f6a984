import type { Database, Kysely } from '#server/platform/database/database.ts'

/** Deletes counters whose time is over. */
export async function forgetLimits({
  db,
  clock,
}: {
  db: Kysely<Database>
  clock: () => Date
}): Promise<void> {
  await db.deleteFrom('limits').where('expire', '<', clock().getTime()).execute()
}
