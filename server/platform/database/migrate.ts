import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'

const lock = 4_101_925_001 // known to every process of this product, and to no other
const table = 'migrations'
const timeouts = "set lock_timeout = '3s'; set statement_timeout = '60s'" // a migration must not hold up the site

/** The project's migrations; every process is started in the project's root. */
export const migrationsFolder = 'server/platform/database/migrations'

export type Migrating = { connection: Connection; log: Log; folder?: string }

/**
 * Brings the schema up to date, each step in a transaction of its own. Processes that start at once take turns.
 * Throws an Error naming the step that failed; that step has left nothing behind.
 */
export async function migrate({ connection, log, folder = migrationsFolder }: Migrating): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'larmor migrations' })
  client.on('error', () => {}) // the query that runs reports it
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lock})`)
    await client.query(timeouts)
    await runSteps(client, resolve(folder), log)
  } finally {
    await client.end().catch(() => {}) // gives back the lock, and rolls back what was begun
  }
}

/** Throws unless the database has had exactly this version's migrations. */
export async function refuseOtherSchema(connection: Connection, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    if (await isUpToDate(client, folder)) return
  } finally {
    await client.end().catch(() => {})
  }
  throw new Error('The running site is of another version than this command: start the site anew first.')
}

/** Whether the database has had exactly the migrations of the folder. */
async function isUpToDate(client: pg.Client, folder: string): Promise<boolean> {
  const asked = client.query<{ name: string }>(`select name from ${table} order by name`)
  const { rows } = await asked.catch(() => ({ rows: [] })) // a first start has not made the table yet
  const known = readdirSync(resolve(folder)).flatMap(name => /^(.+)\.sql$/.exec(name)?.[1] ?? [])
  return rows.map(({ name }) => name).join() === known.toSorted().join()
}

async function runSteps(client: pg.Client, dir: string, log: Log): Promise<void> {
  if (await isUpToDate(client, dir)) return
  const { runner } = await import('node-pg-migrate') // large, and needed by the first start of a version only
  const progress = followProgress()
  try {
    const done = await runner({
      dbClient: client,
      dir,
      ignorePattern: '(?!.*\\.sql$).*',
      direction: 'up',
      migrationsTable: table,
      singleTransaction: false,
      noLock: true, // ours is held already, and waits
      logger: progress,
    })
    if (done.length > 0) log.info({ migrations: done.map(step => step.name) }, 'database migrated')
  } catch (error) {
    throw new Error(progress.explain(error), { cause: error })
  }
}

// The runner puts a whole stack into its message.
function reasonIn(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  const reason = line.replace(/^Unable to ensure migrations table: error: /, '')
  const hint = /permission denied for schema (\S+)/.exec(reason)
  return hint ? `${reason}: grant all on schema ${hint[1]} to the account of DATABASE_URL` : reason
}

// The runner names the step it is at in its log only.
function followProgress() {
  let current = ''
  const note = (line: string) => {
    current = /^### MIGRATION (.+) \(UP\) ###$/.exec(line)?.[1] ?? current
  }
  return {
    info: note,
    warn: note,
    error() {},
    explain(error: unknown): string {
      const reason = reasonIn(error)
      return current
        ? `The migration ${current} failed: ${reason}`
        : `The migrations cannot be run: ${reason}`
    },
  }
}
