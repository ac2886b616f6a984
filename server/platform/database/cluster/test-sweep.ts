import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/platform/database/log.ts'
import { lockFolder } from './lock.ts'
import { endOrphan } from './orphan.ts'
import { isProcessRunning } from './process-table.ts'

const prefix = 'larmor-test-'

/** Prefix of this process's folders, which no other process deletes while it runs. */
export const testFolderName = `${prefix}${process.pid}-`

/** Stops and deletes what killed test runs left behind; active runs are left alone. */
export async function sweepTestClusters(place = tmpdir()): Promise<void> {
  const folders = readdirSync(place).filter(name => name.startsWith(prefix) && !isProcessRunning(pidIn(name)))
  for (const name of folders) await sweep(join(place, name)).catch(() => {}) // in use, or another user's
}

// Folders of earlier versions have no process id; they are checked by their lock.
function pidIn(name: string): number {
  return Number(/^larmor-test-(\d+)-/.exec(name)?.[1] ?? 0)
}

async function sweep(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'lock-holder'))) return // just being made
  const lock = lockFolder(folder)
  await endOrphan(join(folder, 'postgres'), silentLog)
  lock.release()
  rmSync(folder, { recursive: true, force: true })
}
