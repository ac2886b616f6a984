import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type RecordedLog, recordLog } from '#server/platform/database/test-log.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { testFolderName } from './test-sweep.ts'

/** Creates a data folder for the test, deleted after it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), testFolderName))
  chmodSync(folder, 0o711) // as the product does for root, whose PostgreSQL runs as another account
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A cluster on the folder, stopped after the test. */
export async function startTestCluster(
  dataDir: string,
  serverSettings: Record<string, string> = {},
): Promise<{ cluster: Cluster; log: RecordedLog }> {
  const log = recordLog()
  const cluster = await startCluster({ dataDir, dataDirSetByHand: true, serverSettings }, log)
  onTestFinished(cluster.stop)
  return { cluster, log }
}
