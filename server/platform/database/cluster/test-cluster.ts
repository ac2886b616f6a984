import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { silentLog } from '#server/platform/database/log.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { sweepTestClusters, testFolderName } from './test-sweep.ts'

/** `folder`: path of its files. */
export type TestCluster = { connection: Cluster['connection']; template: string; folder: string }

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster
  }
}

// Tests need not wait for the disk at every commit. fsync stays on, because whole servers also start on these
// databases and refuse one without it. Databases are short-lived, but so many that a process of autovacuum would
// start every second.
const hasty = { synchronous_commit: 'off', max_connections: '200', autovacuum: 'off' }

/** For vitest's `globalSetup`: one embedded PostgreSQL per run, with a migrated template to clone from. */
export default async function setUpTestCluster(project: TestProject): Promise<() => Promise<void>> {
  await sweepTestClusters()
  const dataDir = mkdtempSync(join(tmpdir(), testFolderName))
  chmodSync(dataDir, 0o711)
  const cluster = await startCluster({ dataDir, dataDirSetByHand: true, serverSettings: hasty }, silentLog)
  const template = cluster.connection.database
  await migrate({ connection: cluster.connection, log: silentLog })
  await prepare(cluster)
  project.provide('cluster', { connection: cluster.connection, template, folder: join(dataDir, 'postgres') })
  return async () => {
    await cluster.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

// A template with open connections cannot be cloned. A single hash iteration, because each test connects
// several times, and thousands of iterations would take longer than most tests.
async function prepare({ connection }: Cluster): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${connection.database} with is_template true allow_connections false`)
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${connection.user} password ${client.escapeLiteral(connection.password)}`)
  await client.end()
}
