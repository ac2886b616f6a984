import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type FolderLock = { release(): void }

const onlyOurs = 0o600
const busy = 5 // SQLite's error code for a lock held by another process

/**
 * Makes this process the only one that works in the folder. Throws if another one does. The lock is one of
 * the operating system, held through SQLite on an empty file: it ends with the process in any case, so there
 * are no stale locks.
 */
export function lockFolder(folder: string): FolderLock {
  const holderFile = join(folder, 'lock-holder')
  refuseForeignFolder(folder, ['.', 'lock', 'lock-holder'])
  closeToOthers(join(folder, 'lock'))
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Error(explainBusy(folder, holderFile)) : error
  }
  writeFileSync(holderFile, String(process.pid), { mode: onlyOurs })
  return { release: () => void (lock.isOpen && lock.close()) }
}

/** Whether another process works in the folder just now. */
export function isLocked(folder: string): boolean {
  if (!existsSync(join(folder, 'lock'))) return false
  refuseForeignFolder(folder, ['.', 'lock'])
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive; rollback')
    return false
  } catch (error) {
    if (isBusy(error)) return true
    throw error
  } finally {
    lock.close()
  }
}

// Any account that can read the file could lock it and block every start. An existing file is not opened
// here, because closing it would release a lock that this process may hold.
function closeToOthers(file: string): void {
  if (!existsSync(file)) makeEmpty(file)
  if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, onlyOurs)
}

function makeEmpty(file: string): void {
  try {
    closeSync(openSync(file, 'wx', onlyOurs))
  } catch (error) {
    if (!existsSync(file)) throw error // otherwise another process was faster
  }
}

function refuseForeignFolder(folder: string, names: string[]): void {
  const present = names.map(name => join(folder, name)).filter(path => existsSync(path))
  for (const path of present) {
    try {
      accessSync(path, constants.R_OK | constants.W_OK)
    } catch (error) {
      throw new Error(explainRefusal(folder, path, error))
    }
  }
}

function explainRefusal(folder: string, path: string, error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EROFS')
    return `The data folder ${folder} lies on a read-only disk: make the disk writable, or set DATA_DIR to another folder.`
  if (statSync(path).uid === process.getuid?.())
    return `The data folder ${folder} cannot be written: give its owner the right to read and write ${path}.`
  return `The data folder ${folder} belongs to another user: start as that user, or set DATA_DIR to a folder of your own.`
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy
}

function explainBusy(folder: string, holderFile: string): string {
  const holder = existsSync(holderFile) ? readFileSync(holderFile, 'utf8') : 'that is just starting'
  return `The data folder ${folder} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`
}
