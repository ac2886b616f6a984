import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

/**
 * Makes this process the only one that works in the folder. The lock is the operating system's own, which SQLite holds
 * for us on an empty file: it ends with the process, however that ends, so no stale lock can remain.
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'lock-holder')
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch {
    lock.close()
    throw new Error(
      `The data folder ${folder} is in use by process ${holderOf(holderFile)}: stop it, or set DATA_DIR.`,
    )
  }
  writeFileSync(holderFile, String(process.pid))
  return { release: () => lock.close() }
}

function holderOf(holderFile: string): string {
  try {
    return readFileSync(holderFile, 'utf8')
  } catch {
    return 'of another user'
  }
}
