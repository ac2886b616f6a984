import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { silentLog } from '#server/platform/database/log.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { sweepTestClusters, testFolderName } from './test-sweep.ts'

/** `folder`: where its files lie. */
export type TestCluster = { connection: Cluster['connection']; template: string; folder: string }

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: TestCluster
  }
}

// A test run need not wait for the disk at every commit. Whole servers start on its databases too, and those refuse
// one without fsync.
const hasty = { synchronous_commit: 'off', max_connections: '200' }

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

// A template that somebody is connected to cannot be cloned. Each test logs in a few times: to hash the password
// thousands of times over takes longer than what most of them ask.
async function prepare({ connection }: Cluster): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`alter database ${connection.database} with is_template true allow_connections false`)
  await client.query('set scram_iterations = 1')
  await client.query(`alter role ${connection.user} password ${client.escapeLiteral(connection.password)}`)
  await client.end()
}
