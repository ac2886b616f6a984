import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { removeSocketFolder } from './cluster-socket.ts'
import type { Log } from './log.ts'

const patience = 4000 // milliseconds for each way of asking

/**
 * Ends the PostgreSQL which a killed process of ours left running on this folder. Any other process is left alone.
 * To be called by the holder of the folder's lock. Throws when the orphan does not end.
 */
export async function endOrphan(folder: string, log: Log): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [firstLine, servedFolder = '', , , socketFolder = ''] = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(firstLine)
  if (isAlive(pid)) {
    if (!servesFolder(pid, folder)) return rmSync(pidFile) // the number belongs to somebody else by now
    log.warn({ pid }, 'ending the PostgreSQL which an earlier start left behind')
    await endProcess(pid, folder)
  }
  const isCopy = servedFolder !== folder // of a folder whose server may still be using its socket
  if (!isCopy) removeSocketFolder(socketFolder)
}

async function endProcess(pid: number, folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    if (await ends(pid)) return
  }
  throw new Error(`PostgreSQL, process ${pid}, still runs on ${folder} and does not stop: end it by hand.`)
}

async function ends(pid: number): Promise<boolean> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
    if (!isAlive(pid)) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return false
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// Ended, but its parent has not asked how: it holds nothing any more.
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Whether the process is a PostgreSQL server working in exactly this folder. */
function servesFolder(pid: number, folder: string): boolean {
  const command = commandOf(pid)
  if (!/(^|\/)postgres(\s|$)/.test(command)) return false
  if (process.platform !== 'linux') return command.includes(` -D ${folder} `)
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    return false
  }
}

function commandOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)]).stdout.toString()
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
