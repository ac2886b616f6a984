import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLog } from '#server/platform/database/log.ts'
import { lockFolder } from './lock.ts'
import { endOrphan } from './orphan.ts'
import { isTaken } from './process-table.ts'

const prefix = 'larmor-test-'

/** Begins the name of a folder of this process: nobody else sweeps it while the process lives. */
export const testFolderName = `${prefix}${process.pid}-`

/** Ends and removes what killed test runs left behind; runs that are still going are left alone. */
export async function sweepTestClusters(place = tmpdir()): Promise<void> {
  const folders = readdirSync(place).filter(name => name.startsWith(prefix) && !isTaken(pidIn(name)))
  for (const name of folders) await sweep(join(place, name)).catch(() => {}) // in use, or another user's
}

// Folders of earlier versions bear no number; their lock tells.
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
