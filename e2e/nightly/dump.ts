import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../server/platform/database/database.ts'

/** Returns a word as plain text, as hexadecimal bytes of a dump, and as unkeyed digests. */
export function spelled(word: string): string[] {
  const digests = ['md5', 'sha1', 'sha256'].flatMap(name => {
    const digest = createHash(name).update(word)
    return [digest.copy().digest('hex'), digest.digest('base64url').toLowerCase()]
  })
  return [word, Buffer.from(word).toString('hex'), ...digests]
}

/**
 * Returns the tables with rows that contain the word. Each row is read as the text that COPY writes into a
 * dump, which includes columns of every type, generated columns, and tables that no other search covers.
 */
export async function dumpedLines(db: Kysely<Database>, word: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema') order by 1, 2`.execute(
    db,
  )
  const found: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(schema, name)} as one
      where lower(one::text) ~ ${spelled(word).join('|')}`.execute(db)
    if (rows[0]?.count) found.push(`line of ${schema}.${name}`)
  }
  return found
}
