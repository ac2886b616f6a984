import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

const isLinux = process.platform === 'linux'

/** Whether any process has this id. */
export function isProcessRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Whether the process is a PostgreSQL server or helper that works in exactly this folder. */
export function servesFolder(pid: number, folder: string): boolean {
  const command = commandOf(pid)
  if (!/(^|\/)postgres[:\s]/.test(command)) return false
  return isLinux ? workingFolderOf(pid) === realpathSync(folder) : command.includes(` -D ${folder} `)
}

/**
 * Returns the ids of all PostgreSQL processes that work in the folder; always empty on systems other than
 * Linux.
 */
export function processesServing(folder: string): number[] {
  if (!isLinux) return []
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter(pid => servesFolder(pid, folder))
}

// A zombie, which has ended and was not waited for, has neither command nor folder.
function commandOf(pid: number): string {
  if (!isLinux) return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
