import { sql } from 'kysely'
import type { Database, Kysely } from './database.ts'

/**
 * Returns how often each of these indexes was scanned while `ask` ran. `db` must be the one connection that
 * `ask` uses.
 */
export async function scansDuring(
  db: Kysely<Database>,
  names: string[],
  ask: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await scansOf(db, names)
  await ask()
  const after = await scansOf(db, names)
  return Object.fromEntries(names.map(name => [name, (after[name] ?? 0) - (before[name] ?? 0)]))
}

async function scansOf(db: Kysely<Database>, names: string[]): Promise<Record<string, number>> {
  await sql`select pg_stat_force_next_flush()`.execute(db)
  const { rows } = await sql<{ name: string; scans: number }>`
    select indexrelname as name, idx_scan::int as scans from pg_stat_user_indexes
    where indexrelname = any(${names})`.execute(db)
  return Object.fromEntries(rows.map(({ name, scans }) => [name, scans]))
}
