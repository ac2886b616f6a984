import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { openBoss } from '#server/platform/jobs/boss.ts'
import { ChannelLine } from './listen.ts'
import { silentLog } from './log.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** A table with rows, and its columns except for generated ones. */
type Filled = { readonly table: string; readonly columns: string }

/** What a migrated database holds before its first use. */
type Template = {
  readonly filled: readonly Filled[]
  /** Rows of each of these tables, as JSON. */
  readonly rows: readonly string[]
  /** Sequences and where they stand, as JSON. */
  readonly sequences: string
  /** A transaction after which no table, column, constraint, trigger or function was made or changed. */
  readonly transaction: string
  /** Changes with every table, column, constraint, trigger and function that is made, changed or dropped. */
  readonly catalog: string
}

type Reused = {
  readonly database: TestDatabase
  /** Numbers of the server's processes that answer the connections of the pool. */
  readonly pooled: ReadonlySet<number>
  /** A connection that no test uses. */
  readonly keeper: pg.Client
  readonly template: Template
}

const free: Reused[] = []

/**
 * Lends a migrated and empty database that earlier tests may have used, with its connections open. `drop`
 * deletes what was written and takes the database back; what is still asked of `db` then is refused. A
 * database whose tables were changed, or that is still in use, is dropped. Not for tests that look into the
 * files of the database.
 */
export async function borrowTestDatabase(): Promise<Omit<TestDatabase, 'putBack'>> {
  const reused = free.pop() ?? (await open())
  const { database, keeper } = reused
  const line = new ChannelLine(database.connection, silentLog)
  const use = { isOver: false }
  return {
    ...database,
    db: database.db.withPlugin(refuseAfter(use)),
    listen: line.listen,
    close: () => line.close(),
    async drop() {
      use.isOver = true
      await line.close()
      if (await putBack(reused).catch(() => false)) return void free.push(reused)
      await keeper.end()
      await database.drop()
    },
  }
}

function refuseAfter(use: { isOver: boolean }): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (use.isOver) throw new Error('The test has ended, and its database is taken back.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

async function open(): Promise<Reused> {
  const database = await createTestDatabase()
  const pooled = new Set<number>()
  database.pool.on('connect', client => pooled.add(processOf(client)))
  database.pool.on('remove', client => pooled.delete(processOf(client)))
  const keeper = new pg.Client(database.connection)
  keeper.on('error', () => undefined) // the server ends before the last worker does
  await keeper.connect()
  const boss = await openBoss(database.connection, silentLog) // makes the tables of the job queue
  await boss.stop({ graceful: true })
  return { database, pooled, keeper, template: await readTemplate(keeper) }
}

const processOf = (client: object) => (client as { processID: number }).processID

async function readTemplate(keeper: pg.Client): Promise<Template> {
  const { rows: filled } = await keeper.query<Filled>(filledTables)
  const sequences = JSON.stringify((await keeper.query(allSequences)).rows)
  const { rows } = await keeper.query<{ id: string }>('select pg_current_xact_id()::xid as id')
  const transaction = rows[0]?.id ?? ''
  const catalog = await catalogOf(keeper, transaction)
  return { filled, rows: await rowsOf(keeper, filled), sequences, transaction, catalog }
}

/** Returns whether all is as it was. */
async function putBack({ database: { pool }, pooled, keeper, template }: Reused): Promise<boolean> {
  if (pool.ended || pool.idleCount < pool.totalCount) return false
  const { rows: others } = await keeper.query<{ is_done: boolean }>(ended, [[...pooled]])
  if (others.some(({ is_done }) => !is_done)) return false
  const { filled, rows } = template
  const now = await rowsOf(keeper, filled)
  const kept = filled.filter((_, at) => now[at] === rows[at])
  await keeper.query('begin')
  const emptied = await emptyTables(keeper, kept)
  for (const [at, table] of filled.entries())
    if (!kept.includes(table)) await fillTable(keeper, table, rows[at])
  await keeper.query(setSequences, [template.sequences])
  await keeper.query(clearStatistics)
  await keeper.query('commit')
  // So that new rows are put behind each other, in the order in which they are read without `order by`.
  if (emptied.length > 0)
    await keeper.query(`vacuum (skip_database_stats, process_toast false) ${emptied.join()}`)
  return (await catalogOf(keeper, template.transaction)) === template.catalog
}

// In one statement, because foreign keys are checked at its end; letters of an issue go with it alone. Returns
// the tables that had rows.
async function emptyTables(keeper: pg.Client, kept: readonly Filled[]): Promise<string[]> {
  const { rows } = await keeper.query<{ table: string }>(writtenTables, [kept.map(({ table }) => table)])
  const tables = rows.map(({ table }) => table)
  const deletions = tables.map((table, at) => `d${at} as (delete from ${table})`)
  await keeper.query('delete from newsletters')
  if (tables.length > 0) await keeper.query(`with ${deletions.join(',')} select`)
  return tables
}

async function fillTable(keeper: pg.Client, { table, columns }: Filled, rows = '[]'): Promise<void> {
  await keeper.query(
    `insert into ${table} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [rows],
  )
}

async function rowsOf(keeper: pg.Client, filled: readonly Filled[]): Promise<string[]> {
  const parts = filled.map(({ table }) => `(select coalesce(json_agg(t), '[]')::text from ${table} t)`)
  const { rows } = await keeper.query<{ parts: string[] }>(`select array[${parts.join(',')}] as parts`)
  return rows[0]?.parts ?? []
}

async function catalogOf(keeper: pg.Client, transaction: string): Promise<string> {
  return JSON.stringify((await keeper.query(catalog, [transaction])).rows)
}

const used = `pg_class c where relkind = 'r' and oid >= 16384 and pg_relation_size(oid) > 0`
const filledTables = `
  select oid::regclass::text as table, (
    select string_agg(quote_ident(attname), ',') from pg_attribute
    where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as columns from ${used}`
const writtenTables = `select oid::regclass::text as table from ${used} and oid::regclass::text <> all($1)`
// Ends all connections but those of the pool, which must be idle. Not as a condition: PostgreSQL might check it
// before the others, and end connections to other databases.
const ended = `
  select case when pid = any($1::int[]) then state = 'idle' else pg_terminate_backend(pid, 5000) end as is_done
  from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`
const allSequences = `
  select format('%I.%I', schemaname, sequencename) as name, start_value as start, last_value as last from pg_sequences`
const setSequences = `
  select setval(name::regclass, coalesce(last, start), last is not null)
  from json_to_recordset($1) as kept(name text, start bigint, last bigint)
  where pg_sequence_last_value(name::regclass) is distinct from last`
// The query planner keeps values of columns.
const clearStatistics = `
  select pg_clear_attribute_stats(schemaname, tablename, attname, inherited) from pg_stats
  where schemaname in ('public', 'pgboss')`
// All of ours are numbered from 16384 on.
const catalog = ['pg_class', 'pg_attribute', 'pg_constraint', 'pg_trigger', 'pg_proc']
  .map(table => [table, table === 'pg_attribute' ? 'attrelid' : 'oid'])
  .map(
    ([table, id]) =>
      `select count(*), count(*) filter (where age(xmin) < age($1::xid)) as later from ${table} where ${id} >= 16384`,
  )
  .join(' union all ')
