import { existsSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from './cluster-lock.ts'
import { endOrphan } from './cluster-orphan.ts'
import { silentLog } from './log.ts'

export const testFolderName = 'larmor-test-'

/** Ends and removes what killed test runs left behind; runs that are still going are left alone. */
export async function sweepTestClusters(): Promise<void> {
  const folders = readdirSync(tmpdir()).filter(name => name.startsWith(testFolderName))
  for (const name of folders) await sweep(join(tmpdir(), name)).catch(() => {}) // in use, or another user's
}

async function sweep(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'lock-holder'))) return // just being made
  const lock = lockFolder(folder)
  await endOrphan(join(folder, 'postgres'), silentLog)
  lock.release()
  rmSync(folder, { recursive: true, force: true })
}
