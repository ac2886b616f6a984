import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ensureClusterFolder } from './cluster-folder.ts'
import { lockFolder } from './cluster-lock.ts'
import { endOrphan } from './cluster-orphan.ts'
import { keepPassword } from './cluster-password.ts'
import { type ClusterSettings, choosePlace } from './cluster-place.ts'
import { superviseServer } from './cluster-server.ts'
import { makeSocketFolder } from './cluster-socket.ts'
import type { Connection } from './connect.ts'
import type { Log } from './log.ts'

export const clusterUser = 'larmor' // the only role that may log in, and its database's name

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
  const folder = join(place.dataFolder, 'postgres')
  try {
    await endOrphan(folder, log)
    const password = keepPassword(place.dataFolder, () => randomBytes(24).toString('hex'))
    await ensureClusterFolder({ folder, place, password, log })
    const socketFolder = makeSocketFolder(place.account)
    const connection = { host: socketFolder, user: clusterUser, password, database: clusterUser }
    const server = await superviseServer({
      folder,
      place,
      connection,
      settings: settings.serverSettings,
      log,
    })
    return {
      connection,
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
