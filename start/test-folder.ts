// Folder for the databases and data folders of a test run: in memory if there is enough, because on a hard
// disk the confirmed writes take most of a run's time.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isProcessRunning } from '../server/platform/database/cluster/process-table.ts'
import { sweepTestClusters } from '../server/platform/database/cluster/test-sweep.ts'

const memory = '/dev/shm'
const enough = 6 * 1024 ** 3 // bytes: several times what a whole run has needed at most
const prefix = 'larmor-run-'

/** Makes the folder of this run, and removes those that killed runs left behind. */
export async function makeTestFolder(): Promise<string> {
  const parent = hasMemory() ? memory : tmpdir()
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isProcessRunning(Number(name.slice(prefix.length).split('-')[0])))
      continue
    await sweepTestClusters(join(parent, name)).catch(() => {}) // belongs to another user
    removeTestFolder(join(parent, name))
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  chmodSync(folder, 0o711) // root's PostgreSQL runs under another account
  return folder
}

export function removeTestFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // The next run removes what cannot be removed now.
  }
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
