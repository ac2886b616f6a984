import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/** Returns how many connections to this database wait for a lock held by another transaction. */
export async function waitingForRows(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows.length
}
