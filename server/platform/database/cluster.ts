import { join } from 'node:path'
import { ensureCluster } from './cluster-folder.ts'
import { lockFolder } from './cluster-lock.ts'
import { endOrphan } from './cluster-orphan.ts'
import { type ClusterSettings, choosePlace } from './cluster-place.ts'
import { superviseServer } from './cluster-server.ts'
import { makeSocketFolder } from './cluster-socket.ts'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'

export type Cluster = {
  readonly connection: Exclude<Connection, { connectionString: string }>
  /** PostgreSQL's own folder, inside the data folder. */
  readonly folder: string
  /** Process id of the running server, which changes when it had to be started anew. */
  pid(): number | undefined
  stop(): Promise<void>
}

/**
 * Starts the embedded PostgreSQL on the data folder and keeps it running: reachable over a socket only we may enter,
 * by a password only we can read. Throws an Error whose message tells the operator what to do.
 */
export async function startCluster(settings: ClusterSettings, log: Log): Promise<Cluster> {
  const place = choosePlace(settings, log)
  const lock = lockFolder(place.dataFolder)
  try {
    const folder = join(place.dataFolder, 'postgres')
    await endOrphan(folder, log)
    const password = await ensureCluster(folder, place, log)
    const socketFolder = makeSocketFolder(place.account)
    const server = await superviseServer(
      { folder, place, socketFolder, settings: settings.serverSettings },
      log,
    )
    return {
      connection: { host: socketFolder, user: 'larmor', password, database: 'larmor' },
      folder,
      pid: server.pid,
      async stop() {
        await server.stop()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
