import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestCluster } from '#server/platform/database/cluster/test-cluster.ts'
import { type Connected, connect } from './connect.ts'
import { silentLog } from './log.ts'

export type TestDatabase = Connected & {
  /** Value of DATABASE_URL for a separate process. */
  readonly url: string
  readonly name: string
  /**
   * Restores the database to its state at creation. Existing connections are terminated and must reconnect.
   */
  putBack(): Promise<void>
  /** Closes the connections and drops the database. */
  drop(): Promise<void>
}

export type EmptyDatabase = Pick<TestDatabase, 'url' | 'drop'> & Pick<TestCluster, 'connection'>

/**
 * Creates a separate database by cloning, in a few dozen milliseconds: migrated and empty, or a copy of
 * `template`.
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const database = `test_${randomBytes(6).toString('hex')}`
  const copied = template ?? cluster.template
  await clone(cluster, copied, database)
  const connected = connect({ ...cluster.connection, database }, silentLog)
  return {
    ...connected,
    name: database,
    url: addressOf({ ...cluster.connection, database }),
    async putBack() {
      const next = `${database}_next`
      await clone(cluster, copied, next)
      await drop(cluster, database)
      await administer(cluster, `alter database ${next} rename to ${database}`)
    },
    async drop() {
      await connected.close()
      await drop(cluster, database)
    },
  }
}

async function clone(cluster: TestCluster, template: string, database: string): Promise<void> {
  await administer(cluster, `create database ${database} template ${template} strategy file_copy`)
  // As if the server process ran in another time zone.
  const { TZ } = process.env
  if (TZ) await administer(cluster, `alter database ${database} set timezone to '${TZ}'`)
}

/** Creates a database without any table, for tests of the migrations themselves. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const cluster = inject('cluster')
  const database = `empty_${randomBytes(6).toString('hex')}`
  await administer(cluster, `create database ${database}`)
  const connection = { ...cluster.connection, database }
  return {
    connection,
    url: addressOf(connection),
    drop: () => drop(cluster, database),
  }
}

/**
 * Creates a database that others are cloned from, once for all workers of a run: the other workers wait for
 * the first one. `fill` receives its URL and must have closed its connections when it resolves.
 */
export async function makeTemplate(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const cluster = inject('cluster')
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const unfinished = await createTestDatabase()
    await fill(unfinished.url)
    await unfinished.close()
    await client.query(`alter database ${unfinished.name} allow_connections false`)
    await client.query(`alter database ${unfinished.name} rename to ${name}`)
  } finally {
    await client.end()
  }
}

const busy = /permission denied to terminate process/
const tries = 20

// Autovacuum may be working in the database, and this account may not terminate it; it is done in a moment.
async function drop(cluster: TestCluster, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await administer(cluster, `drop database if exists ${database} with (force)`)
    } catch (error) {
      if (attempt === tries || !busy.test(String(error))) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

// A pool, because starting a server process for each statement costs as much as the statement.
let administration: pg.Pool | undefined

async function administer({ connection }: TestCluster, statement: string): Promise<void> {
  administration ??= openAdministration(connection)
  await administration.query(statement)
}

function openAdministration(connection: TestCluster['connection']): pg.Pool {
  const pool = new pg.Pool({ ...connection, database: 'postgres', max: 4, allowExitOnIdle: true })
  pool.on('error', () => undefined) // the server ends before the last worker does
  return pool
}

function addressOf({ host, user, password, database }: TestCluster['connection']): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}
