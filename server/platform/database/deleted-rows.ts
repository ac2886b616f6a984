import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Rewrites the tables one after the other (`vacuum full`), so that their files no longer contain deleted
 * rows, and likewise the statistics, which quote values. Must not be called within a transaction. A table
 * that is locked for too long or is too large for the statement timeout is skipped until the next night.
 */
export async function vacuumDeletedRows(db: Kysely<DB>, tables: readonly string[]): Promise<void> {
  const later = ignoreCodes('55P03', '57014', '40P01')
  for (const table of tables) await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db).catch(later)
  await clearStatisticsOfEmptyTables(db)
  // Older statistics are deleted rows of pg_statistic. The owner of a database is allowed to vacuum it.
  await sql`vacuum full pg_statistic`.execute(db).catch(later)
}

// An empty table keeps the statistics of its last rows. Servers before PostgreSQL 18 cannot clear them.
async function clearStatisticsOfEmptyTables(db: Kysely<DB>): Promise<void> {
  await sql`
    select pg_clear_attribute_stats(schemaname::text, tablename::text, attname::text, inherited) from pg_stats
    join pg_class on pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
    where schemaname = 'public' and reltuples = 0`
    .execute(db)
    .catch(ignoreCodes('42883'))
}

/**
 * Switches to a new write-ahead log file, so that the files that contain deleted rows are removed at the
 * checkpoint. An external database server may not allow it: there its own rules decide when they are deleted.
 */
export async function discardWal(db: Kysely<DB>): Promise<void> {
  try {
    await sql`select pg_switch_wal()`.execute(db)
    await sql`checkpoint`.execute(db)
  } catch (error) {
    ignoreCodes('42501')(error)
  }
}

function ignoreCodes(...codes: string[]) {
  return (error: unknown): void => {
    if (!codes.includes(String((error as { code?: unknown }).code))) throw error
  }
}
