import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'

const lock = 4_101_925_001 // shared by all processes of this product and used by no other
const table = 'migrations'
const timeouts = "set lock_timeout = '3s'; set statement_timeout = '60s'" // a migration must not hold up the site

/** Folder of the migrations, relative to the project's root, in which every process is started. */
export const migrationsFolder = 'server/platform/database/migrations'

export type Migrating = { connection: Connection; log: Log; folder?: string }

/**
 * Brings the schema up to date, each migration in a transaction of its own. Processes that start at the same
 * time wait for each other. Throws an Error naming the migration that failed; that one is rolled back.
 */
export async function migrate({ connection, log, folder = migrationsFolder }: Migrating): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'larmor migrations' })
  client.on('error', () => {}) // the running query reports it
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${lock})`)
    await client.query(timeouts)
    await runSteps(client, resolve(folder), log)
  } finally {
    await client.end().catch(() => {}) // releases the lock and rolls back an open transaction
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

/** Whether exactly the migrations of the folder have run on the database. */
async function isUpToDate(client: pg.Client, folder: string): Promise<boolean> {
  const asked = client.query<{ name: string }>(`select name from ${table} order by name`)
  const { rows } = await asked.catch(() => ({ rows: [] })) // the table does not exist before the first start
  const known = readdirSync(resolve(folder)).flatMap(name => /^(.+)\.sql$/.exec(name)?.[1] ?? [])
  return rows.map(({ name }) => name).join() === known.toSorted().join()
}

async function runSteps(client: pg.Client, dir: string, log: Log): Promise<void> {
  if (await isUpToDate(client, dir)) return
  const { runner } = await import('node-pg-migrate') // large, and needed only at the first start of a version
  const progress = followProgress()
  try {
    const done = await runner({
      dbClient: client,
      dir,
      ignorePattern: '(?!.*\\.sql$).*',
      direction: 'up',
      migrationsTable: table,
      singleTransaction: false,
      noLock: true, // our lock is held already, and waits instead of failing
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

// The runner names the current migration only in its log.
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
