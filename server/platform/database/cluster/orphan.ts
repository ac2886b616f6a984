import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '#server/platform/database/log.ts'
import { isProcessRunning, processesServing, servesFolder } from './process-table.ts'
import { removeSocketFolder } from './socket.ts'

const timeout = 4000 // milliseconds for each signal

/**
 * Stops the PostgreSQL that a killed process of this site left running on the folder; other processes are
 * left alone. The caller must hold the folder's lock. Throws if the orphan does not stop.
 */
export async function endOrphan(folder: string, log: Log): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const [firstLine, servedFolder = '', , , socketFolder = ''] = readFileSync(pidFile, 'utf8').split('\n')
  const pid = Number(firstLine)
  if (servesFolder(pid, folder)) {
    log.warn({ pid }, 'ending the PostgreSQL which an earlier start left behind')
    await endServer(pid, folder)
  }
  await untilNobodyServes(folder)
  // The process id may belong to another process by now, or to a zombie; PostgreSQL would take either for a
  // server.
  if (isProcessRunning(pid)) rmSync(pidFile, { force: true })
  const isCopy = servedFolder !== folder // then the file names the socket folder of the original, whose server may still run
  if (!isCopy) removeSocketFolder(socketFolder)
}

/**
 * Kills the helper processes of a killed server. They exit by themselves, but a busy one only when it has
 * finished, and until then no new server can start on the folder. Call after the server itself has ended.
 */
export async function endHelpers(folder: string): Promise<void> {
  for (const pid of processesServing(folder)) kill(pid)
  await becomesTrue(() => processesServing(folder).length === 0)
  // Its process id may belong to another process by now, which the new server would take for the old one.
  rmSync(join(folder, 'postmaster.pid'), { force: true })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // the process has ended in the meantime
  }
}

async function endServer(pid: number, folder: string): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal)
    if (await becomesTrue(() => !servesFolder(pid, folder))) return
  }
  throw new Error(`PostgreSQL, process ${pid}, still runs on ${folder} and does not stop: end it by hand.`)
}

// The helper processes of a killed server end by themselves, but not at once.
async function untilNobodyServes(folder: string): Promise<void> {
  if (await becomesTrue(() => processesServing(folder).length === 0)) return
  const pids = processesServing(folder).join(', ')
  throw new Error(`Processes of an earlier PostgreSQL still work on ${folder}: end ${pids} by hand.`)
}

async function becomesTrue(holds: () => boolean): Promise<boolean> {
  for (const deadline = Date.now() + timeout; Date.now() < deadline; ) {
    if (holds()) return true
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return false
}
