import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { hashOfAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'

/** A place where something was found, and how often; without its context. */
export interface Trace {
  place: string
  count: number
}

interface Places {
  db: Kysely<Database>
  /** Null: only the database is searched. */
  dataFolder: string | null
  /** If given, the hash of an address is searched for as well, which finds sealed addresses. */
  secret?: Buffer
}

const largest = 256 * 1024 * 1024 // bytes; larger files are not read

/**
 * Finds an address or another word in every column of every table (including jobs, the search index and
 * base64 in letters), in the statistics of the database, and in names and contents of the files beside the
 * database, including logs.
 */
export async function findTraces({ db, dataFolder, secret }: Places, word: string): Promise<Trace[]> {
  const spellings = spellingsOf(word)
  const inTables = await tracesInTables(db, spellings, secret && hashOfAddress(secret, word))
  return dataFolder === null ? inTables : [...inTables, ...(await tracesInFiles(dataFolder, spellings))]
}

/** Returns the word in plain, URL-encoded, and in base64 at each of the three byte offsets. */
export function spellingsOf(word: string): string[] {
  const plain = word.trim().toLowerCase()
  const inBase64 = [word.trim(), plain].flatMap(text =>
    [0, 1, 2].map(offset => {
      const whole = Buffer.from(`${' '.repeat(offset)}${text}`)
        .toString('base64')
        .replace(/=+$/, '')
      // The first and the last character contain bits of the neighbouring bytes.
      return whole.slice(offset === 0 ? 0 : offset + 1, -1)
    }),
  )
  return [
    ...new Set([plain, encodeURIComponent(plain).toLowerCase(), ...inBase64.map(one => one.toLowerCase())]),
  ]
}

interface Column {
  schema: string
  table: string
  column: string
  type: string
}

async function tracesInTables(
  db: Kysely<Database>,
  spellings: readonly string[],
  hash: Buffer | undefined,
): Promise<Trace[]> {
  const { rows: columns } = await sql<Column>`
    select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type
    from pg_attribute a
      join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
      join pg_namespace n on n.oid = c.relnamespace
      join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and n.nspname not in ('pg_catalog', 'information_schema')
      and t.typname !~ '^_?(int2|int4|int8|float4|float8|bool|timestamptz?|date|interval|uuid|oid|numeric)$'
    order by 1, 2, a.attnum`.execute(db)
  const found: Trace[] = []
  for (const { schema, table, column, type } of columns) {
    // Bytes are searched as text.
    const value = type === 'bytea' ? sql`encode(${sql.id(column)}, 'escape')` : sql`${sql.id(column)}::text`
    const conditions = spellings.map(one => sql`position(${one} in lower(${value})) > 0`)
    if (hash && type === 'bytea') conditions.push(sql`position(${hash}::bytea in ${sql.id(column)}) > 0`)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.id(schema, table)}
      where ${sql.join(conditions, sql` or `)}`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) found.push({ place: `${schema}.${table}.${column}`, count })
  }
  return [...found, ...(await tracesInStatistics(db, spellings))]
}

// The query planner keeps sample values of each column until the table is analysed again.
async function tracesInStatistics(db: Kysely<Database>, spellings: readonly string[]): Promise<Trace[]> {
  const quoted = sql`lower(concat(most_common_vals, histogram_bounds, most_common_elems))`
  const isQuoted = spellings.map(one => sql`position(${one} in ${quoted}) > 0`)
  const { rows } = await sql<{ place: string }>`
    select concat('statistics of ', schemaname, '.', tablename, '.', attname) as place from pg_stats
    where ${sql.join(isQuoted, sql` or `)} order by 1`.execute(db)
  return rows.map(({ place }) => ({ place, count: 1 }))
}

// PostgreSQL's own files are skipped, because its tables are searched by SQL; its log lies beside them and is
// searched.
const ofDatabase = /^postgres\//

async function tracesInFiles(folder: string, spellings: readonly string[]): Promise<Trace[]> {
  const names = await readdir(folder, { recursive: true, encoding: 'utf8' })
  const found: Trace[] = []
  for (const name of names.filter(one => !ofDatabase.test(one))) {
    if (spellings.some(one => name.toLowerCase().includes(one)))
      found.push({ place: `name of ${name}`, count: 1 })
    const count = await countIn(join(folder, name), spellings)
    if (count > 0) found.push({ place: relative(folder, join(folder, name)), count })
  }
  return found
}

async function countIn(path: string, spellings: readonly string[]): Promise<number> {
  const about = await stat(path).catch(() => null)
  if (!about?.isFile() || about.size > largest) return 0
  const bytes = await readFile(path)
  const texts = [bytes.toString('latin1').toLowerCase()]
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') texts.push(await textOfPdf(bytes))
  return texts.reduce((sum, text) => sum + spellings.filter(one => text.includes(one)).length, 0)
}

/** Returns the text of a PDF, whose streams are compressed; empty if it cannot be read. */
async function textOfPdf(bytes: Buffer): Promise<string> {
  try {
    const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
    const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
    const pages = Array.from({ length: document.numPages }, (_, place) => place + 1)
    const texts = await Promise.all(
      pages.map(async number => {
        const { items } = await (await document.getPage(number)).getTextContent()
        return items.map(item => ('str' in item ? item.str : '')).join('')
      }),
    )
    await document.loadingTask.destroy()
    return texts.join('\n').toLowerCase()
  } catch {
    return ''
  }
}
