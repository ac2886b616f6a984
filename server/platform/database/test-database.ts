import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connected, connect } from './connect.ts'
import { silentLog } from './log.ts'
import type { TestCluster } from './test-cluster.ts'

export type TestDatabase = Connected & {
  /** As DATABASE_URL, for a process of its own. */
  readonly url: string
  /** Closes the connections and drops the database. */
  drop(): Promise<void>
}

export type EmptyDatabase = Pick<TestDatabase, 'url' | 'drop'> & Pick<TestCluster, 'connection'>

/** A migrated, empty database of one's own, cloned in a few dozen milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = inject('cluster')
  const database = `test_${randomBytes(6).toString('hex')}`
  await administer(cluster, `create database ${database} template ${cluster.template} strategy file_copy`)
  const connected = connect({ ...cluster.connection, database }, silentLog)
  return {
    ...connected,
    url: addressOf({ ...cluster.connection, database }),
    async drop() {
      await connected.close()
      await drop(cluster, database)
    },
  }
}

/** A database without any table, for tests of the migrations themselves. */
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

const busy = /permission denied to terminate process/
const tries = 20

// The server's own cleaner may be at work in it, and belongs to nobody who could be ended; it is done in a moment.
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

async function administer(cluster: TestCluster, statement: string): Promise<void> {
  const client = new pg.Client({ ...cluster.connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function addressOf({ host, user, password, database }: TestCluster['connection']): string {
  return `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
}
