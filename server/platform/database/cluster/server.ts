import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/platform/database/log.ts'
import type { Cluster } from './cluster.ts'
import { endServer, hasEnded, type Launching, launchServer, untilReady } from './launch.ts'
import { endHelpers } from './orphan.ts'
import { removeSocketFolder } from './socket.ts'

const pauses = [0, 100, 500, 1000] // milliseconds before each restart, the last one repeatedly

/** Starts the server, and restarts it whenever it exits unexpectedly. */
export async function superviseServer(
  launching: Launching,
  log: Log,
): Promise<Pick<Cluster, 'pid' | 'stop'>> {
  const { folder, socketFolder } = launching
  let stopping = false
  let server = launchServer(launching)
  process.on('exit', endWithUs)
  try {
    await untilReady(server, folder)
  } catch (error) {
    forget()
    throw error
  }
  watch()

  return {
    pid: () => server.pid,
    async stop() {
      stopping = true
      await endServer(server)
      forget()
    },
  }

  function watch(): void {
    if (hasEnded(server)) void restart()
    else server.once('exit', () => void restart())
  }

  async function restart(attempt = 0): Promise<void> {
    if (stopping) return
    log.error({ attempt, folder }, 'PostgreSQL ended by itself and is started anew')
    await pause(pauses[Math.min(attempt, pauses.length - 1)])
    try {
      await startAnew()
    } catch {
      return restart(attempt + 1) // the cause, such as a full disk or too many open files, may be temporary
    }
    if (!stopping) watch()
  }

  async function startAnew(): Promise<void> {
    await endHelpers(folder)
    if (stopping) return
    server = launchServer(launching)
    await untilReady(server, folder)
  }

  // Stops the server if nobody called `stop`, as after an uncaught error.
  function endWithUs(): void {
    server.kill('SIGINT')
    removeSocketFolder(socketFolder)
  }

  function forget(): void {
    process.off('exit', endWithUs)
    removeSocketFolder(socketFolder)
  }
}
