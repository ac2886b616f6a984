import { accessSync, chownSync, constants, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Account } from './account.ts'
import { servesFolder } from './process-table.ts'

const name = 'larmor-socket-'

/**
 * Creates a folder that only the server's account may enter. Its path is short, because a socket path is
 * limited to 103 bytes.
 */
export function makeSocketFolder(account: Account | undefined): string {
  const folder = mkdtempSync(join(account ? '/tmp' : runtimeFolder(), name)) // made with mode 0700
  if (account) chownSync(folder, account.uid, account.gid)
  return folder
}

/**
 * Returns the socket folder of the PostgreSQL that serves this folder and accepts connections, otherwise
 * undefined.
 */
export function socketOfServer(folder: string): string | undefined {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  const [pid, , , , socketFolder, , , state] = readFileSync(pidFile, 'utf8').split('\n')
  return state?.trim() === 'ready' && servesFolder(Number(pid), folder) ? socketFolder : undefined
}

/** Deletes a socket folder; does nothing for any other folder. */
export function removeSocketFolder(folder: string): void {
  if (basename(folder).startsWith(name)) rmSync(folder, { recursive: true, force: true })
}

function runtimeFolder(): string {
  const own = process.env.XDG_RUNTIME_DIR
  if (!own || own.length > 60) return '/tmp'
  try {
    accessSync(own, constants.W_OK | constants.X_OK)
    return own
  } catch {
    return '/tmp'
  }
}
