import { join } from 'node:path'
import type { Connection } from '#server/platform/database/connect.ts'
import type { Log } from '#server/platform/database/log.ts'
import { ensureCluster } from './folder.ts'
import { isLocked, lockFolder } from './lock.ts'
import { endOrphan } from './orphan.ts'
import { readPassword } from './password.ts'
import { type ClusterSettings, choosePlace } from './place.ts'
import { superviseServer } from './server.ts'
import { makeSocketFolder, socketOfServer } from './socket.ts'

export type Cluster = {
  readonly connection: Exclude<Connection, { connectionString: string }>
  /** PostgreSQL's own folder, inside the data folder. */
  readonly folder: string
  /** Process id of the running server, which changes when it is restarted. */
  pid(): number | undefined
  stop(): Promise<void>
}

export type JoinedCluster = Pick<Cluster, 'connection'> & { readonly dataFolder: string }

/**
 * Returns the embedded PostgreSQL of another running process of this site, for use in parallel; null if none
 * runs. Throws if a process holds the folder but its PostgreSQL does not accept connections yet.
 */
export function joinCluster(settings: ClusterSettings, log: Log): JoinedCluster | null {
  const place = choosePlace(settings, log)
  if (!isLocked(place.dataFolder)) return null
  const socketFolder = socketOfServer(join(place.dataFolder, 'postgres'))
  const password = readPassword(place.dataFolder)
  if (!socketFolder || !password)
    throw new Error(`The site on ${place.dataFolder} is just starting or stopping: try again in a moment.`)
  return {
    dataFolder: place.dataFolder,
    connection: { host: socketFolder, user: 'larmor', password, database: 'larmor' },
  }
}

/**
 * Starts the embedded PostgreSQL on the data folder and keeps it running: reachable only over a socket and
 * with a password that only this account can access. Throws an Error whose message tells the operator what to
 * do.
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
