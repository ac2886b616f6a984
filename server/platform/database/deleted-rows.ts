import { type Kysely, sql } from 'kysely'
import type { DB } from './schema.gen.ts'

/**
 * Writes tables into new files, which what was deleted from them is not in, one after the other, and makes their
 * statistics anew, which quote values, in a new file, too. Not within a transaction. A table that others hold for long, or that is too large
 * for the time there is, stays until the next night.
 */
export async function forgetDeletedRows(db: Kysely<DB>, tables: readonly string[]): Promise<void> {
  const later = unless('55P03', '57014', '40P01')
  for (const table of tables) await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(db).catch(later)
  await clearStatisticsOfEmptyTables(db)
  // The older statistics are deleted rows themselves. The owner of a database may do this.
  await sql`vacuum full pg_statistic`.execute(db).catch(later)
}

// A table without rows keeps the statistics of its last ones. Servers before PostgreSQL 18 cannot clear them.
async function clearStatisticsOfEmptyTables(db: Kysely<DB>): Promise<void> {
  await sql`
    select pg_clear_attribute_stats(schemaname::text, tablename::text, attname::text, inherited) from pg_stats
    join pg_class on pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
    where schemaname = 'public' and reltuples = 0`
    .execute(db)
    .catch(unless('42883'))
}

/**
 * Ends the files of the database's log in which rows were written, so that they are deleted. A database server that is not
 * the site's own may not allow it: there they stay until its own rules delete them.
 */
export async function dropLog(db: Kysely<DB>): Promise<void> {
  try {
    await sql`select pg_switch_wal()`.execute(db)
    await sql`checkpoint`.execute(db)
  } catch (error) {
    unless('42501')(error)
  }
}

function unless(...codes: string[]) {
  return (error: unknown): void => {
    if (!codes.includes(String((error as { code?: unknown }).code))) throw error
  }
}
