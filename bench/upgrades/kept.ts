import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

type Row = Record<string, unknown>
export type Rows = Record<string, Row[]>

// Columns that the site itself may change in the meantime, or derives from others.
const changing = new Set([
  'search_text',
  'last_used_at',
  'last_login_at',
  'variants',
  'attempts',
  'next_attempt_at',
  'claimed_by',
  'claimed_at',
])
const tables = [
  'users',
  'sessions',
  'news',
  'pages',
  'files',
  'slugs',
  'tags',
  'record_tags',
  'categories',
  'revisions',
  'audit',
  'mails',
  'contact_messages',
]

/** Reads every row of the tables with content made by people, from the running site on a data folder. */
export async function readRows(dataFolder: string): Promise<Rows> {
  return await withDatabase(dataFolder, async client => {
    const rows: Rows = {}
    for (const table of tables) {
      const { rows: found } = await client
        .query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t`)
        .catch(noTable)
      rows[table] = found.map(({ row }) => row)
    }
    return rows
  })
}

/** Whether the search index is complete. */
export async function isIndexed(dataFolder: string): Promise<boolean> {
  return await withDatabase(dataFolder, async client => {
    const { rows } = await client.query<{ done: boolean }>(
      'select count(*) = count(finished_at) and count(*) > 1 as done from search_progress',
    )
    return rows[0]?.done === true
  })
}

/**
 * Describes the rows of `before` that are missing in `after`. Sessions that have ended by now may be missing.
 */
export function lostRows(before: Rows, after: Rows, now = new Date()): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const columns = Object.keys(after[table]?.[0] ?? {})
    const there = new Set((after[table] ?? []).map(row => known(row, columns, rows[0])))
    const wanted = table === 'sessions' ? rows.filter(row => isOpen(row, now)) : rows
    const lost = wanted.filter(row => !there.has(known(row, columns, rows[0])))
    return lost.map(row => `${table} ${JSON.stringify(row).slice(0, 200)}`)
  })
}

/** Returns the files whose bytes on disk do not match their row. */
export function lostFiles(dataFolder: string, { files = [] }: Rows): string[] {
  return files
    .map(({ hash }) => String(hash))
    .filter(hash => {
      const path = join(dataFolder, 'files', hash.slice(0, 2), hash.slice(2, 4), hash)
      return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('hex') !== hash
    })
    .map(hash => `the file ${hash}`)
}

// The site deletes ended sessions every hour.
function isOpen({ ended_at, ends_at }: Row, now: Date): boolean {
  return ended_at === null && new Date(String(ends_at)) > now
}

// Values of the columns that both versions have, in a fixed order.
function known(row: Row, columns: string[], example: Row = {}): string {
  const shared = columns.filter(name => name in example && !changing.has(name)).sort()
  return JSON.stringify(shared.map(name => row[name]))
}

async function withDatabase<T>(dataFolder: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const [, , , , host = ''] = readFileSync(join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataFolder, 'postgres.password'), 'utf8').trim()
  const client = new pg.Client({ host, user: 'larmor', password, database: 'larmor' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function noTable(error: unknown): { rows: { row: Row }[] } {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return { rows: [] }
  throw error
}
